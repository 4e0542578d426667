import { decodeByteLevel } from "../../formats/vocabularies/byte-level.ts";
import type { Tokenizer } from "../../model/checkpoint.ts";
import { foldDecisions } from "../../review/decisions/decisions-file.ts";
import { judgedSurface } from "../../review/judging/judgements.ts";
import { nameProbability, type Standing, type StandingBy, weighName } from "../../review/score/name-evidence.ts";
import { foldSurface, foldWord } from "../../text/fold.ts";
import { writtenParts } from "./name-parts.ts";
import type { NameSources, WeighEntry } from "./weigh-entries.ts";

/** What stood at a mask, by all evidence. Private. */
export interface WeighedOriginal {
  /** The strongest of its parts: a name if one is. */
  readonly standing: Standing;
  /** Its folded parts but those that are ordinary words. */
  readonly parts: ReadonlySet<string>;
  /** As they are written, the parts that a person must judge. */
  readonly unjudged: readonly string[];
}

export type WeighOriginal = (original: string) => WeighedOriginal;

const STRENGTH: Readonly<Record<Standing, number>> = { word: 0, unjudged: 1, name: 2 };

/** What a person said outweighs counts. */
const SAID: ReadonlySet<StandingBy> = new Set(["decision", "judgement", "allowed"]);

/**
 * Weighs originals, part by part, by the function that weighs the entries of the vocabulary (`weighName`): a part that an entry says is what the entry is, any other what
 * judgements, allowed words and the counts of the notes make of it. Step 1 took originals for persons, so that each is a known name; without counts it is one unless a
 * person said otherwise.
 *
 * @param weigh what `weighEntries` makes of the same tokenizer and sources
 */
export function weighOriginals(
  tokenizer: Pick<Tokenizer, "vocabulary" | "surface" | "startsWord">,
  sources: NameSources,
  weigh: WeighEntry,
): WeighOriginal {
  const { judgements, allow = [], counts, decisions = [] } = sources;
  const allowed = new Set(allow.map(foldSurface));
  const bySurface = new Map<string, number[]>();
  for (const tokenId of tokenizer.vocabulary.keys()) {
    if (!tokenizer.startsWord(tokenId)) continue;
    const surface = foldSurface(tokenizer.surface(tokenId).trim());
    bySurface.set(surface, [...(bySurface.get(surface) ?? []), tokenId]);
  }
  const removed = decidedNames(decisions);
  const weighPart = (part: string) => {
    const corpus = counts?.words.find(part);
    const word = corpus && { surface: part, startsWord: true, isListed: counts?.isListed(part) === true, corpus };
    const own = weighName({
      // A rewrite took the entry away: the decision is about the spelling.
      decision: removed.has(foldSurface(part)) ? "name" : undefined,
      judgement: judgements?.get(judgedSurface(part))?.decision,
      isAllowed: allowed.has(foldSurface(part)),
      isKnown: true,
      ...(word && counts && { probability: nameProbability(word, counts.weights), inNames: word.corpus.inNames }),
    });
    const ofEntries = (bySurface.get(foldSurface(part)) ?? []).map(weigh).filter(({ by }) => by !== "nothing");
    const all = [own, ...ofEntries];
    const said = all.filter(({ by }) => SAID.has(by));
    return strongest((said.length > 0 ? said : all).map(({ standing }) => standing));
  };
  return (original) => {
    const weighed = writtenParts(original).map((part) => ({ part, standing: weighPart(part) }));
    return {
      standing: strongest(weighed.map(({ standing }) => standing)),
      parts: new Set(weighed.flatMap(({ part, standing }) => (standing === "word" ? [] : [foldWord(part)]))),
      unjudged: weighed.flatMap(({ part, standing }) => (standing === "unjudged" ? [part] : [])),
    };
  };
}

function strongest(standings: readonly Standing[]): Standing {
  return standings.reduce<Standing>((best, one) => (STRENGTH[one] > STRENGTH[best] ? one : best), "word");
}

/** The folded spellings of all entries decided to be names, as any family of vocabularies may write them. */
function decidedNames(decisions: NonNullable<NameSources["decisions"]>): ReadonlySet<string> {
  const names = [...foldDecisions(decisions).values()].filter(({ decision }) => decision === "name");
  return new Set(
    names.flatMap(({ token }) =>
      [decodeByteLevel(token), token.replace(/^##/u, "").replaceAll("▁", " ")].map((text) => foldSurface(text.trim())),
    ),
  );
}
