import type { Tokenizer } from "../../model/checkpoint.ts";
import { nameWordsOf } from "../../recognise/known-names/name-words.ts";
import type { Decision } from "../../review/decisions/decision.ts";
import { foldDecisions } from "../../review/decisions/decisions-file.ts";
import { type Judgement, judgedSurface } from "../../review/judging/judgements.ts";
import {
  type NameEvidence,
  nameProbability,
  type Standing,
  type StandingBy,
  weighName,
} from "../../review/score/name-evidence.ts";
import { countLongerWords } from "../../review/candidates/sources/longer-words.ts";
import { foldSurface } from "../../text/fold.ts";
import type { NameCounts } from "./count-notes.ts";
import { isNamePart } from "./name-parts.ts";

/** How a name is known from another token. Private. */
export interface NameSources {
  /** Lines of `decisions.jsonl`, in file order. */
  readonly decisions?: readonly Decision[];
  /** Standing judgements by surface (see `foldJudgements`): what a person said of entries without a decision. */
  readonly judgements?: ReadonlyMap<string, Judgement>;
  /** Parts of known names that identify, folded (see `nameParts`). */
  readonly parts?: ReadonlySet<string>;
  /** Surfaces that are ordinary words although some name has them as a part: kept words, never name-like by `parts`. */
  readonly allow?: readonly string[];
  /** How often words stand in names and elsewhere; without it all parts of known names are names. */
  readonly counts?: NameCounts;
}

/** What an entry of a vocabulary is by all evidence. */
export interface WeighedEntry {
  readonly standing: Standing;
  readonly by: StandingBy;
  /** It is spelled like a part of a known name. */
  readonly isKnownPart: boolean;
}

export type WeighEntry = (tokenId: number) => WeighedEntry;

/** In no name and nowhere else: a part of names that is not counted, such as a particle. */
const NEVER = { inNames: 0, elsewhere: 0 };

type WeighedVocabulary = Pick<Tokenizer, "vocabulary" | "surface" | "startsWord">;

/**
 * Weighs the entries of a vocabulary, see `weighName`. A decision counts as long as the vocabulary still spells the entry as it was decided on.
 * Parts of known names are weighed by the counts that `candidates` goes by, so that what a review was told it may leave is no name here.
 */
export function weighEntries(tokenizer: WeighedVocabulary, sources: NameSources): WeighEntry {
  const { decisions = [], judgements, parts = new Set<string>(), allow = [], counts } = sources;
  const decided = foldDecisions(decisions);
  const allowed = new Set(allow.map(foldSurface));
  const countsOf = counts === undefined ? () => undefined : weighByCounts(tokenizer, counts);
  return (tokenId) => {
    const surface = tokenizer.surface(tokenId);
    const line = decided.get(tokenId);
    const isKnownPart = isNamePart(surface, parts);
    const weighed = weighName({
      decision: line?.token === tokenizer.vocabulary[tokenId] ? line?.decision : undefined,
      judgement: judgements?.get(judgedSurface(surface))?.decision,
      isAllowed: allowed.has(foldSurface(surface)),
      isKnown: isKnownPart,
      ...(isKnownPart && countsOf(tokenId)),
    });
    return { ...weighed, isKnownPart };
  };
}

/** What the counts say of a known name; undefined of words that the notes do not have, which a list alone has. */
function weighByCounts(
  tokenizer: WeighedVocabulary,
  { words, isListed, weights }: NameCounts,
): (tokenId: number) => Pick<NameEvidence, "probability" | "inNames"> | undefined {
  const entries = [...tokenizer.vocabulary.keys()].map((tokenId) => {
    return { tokenId, surface: tokenizer.surface(tokenId), startsWord: tokenizer.startsWord(tokenId) };
  });
  const longer = countLongerWords(words.counts, entries);
  return (tokenId) => {
    const { surface, startsWord } = entries[tokenId] as (typeof entries)[number];
    const corpus = words.find(surface) ?? (nameWordsOf(surface).length === 0 ? NEVER : undefined);
    if (corpus === undefined) return undefined;
    const partOf = longer.get(tokenId);
    const word = { surface, startsWord, isListed: isListed(surface), corpus, ...(partOf && { partOf }) };
    return { probability: nameProbability(word, weights), inNames: corpus.inNames };
  };
}
