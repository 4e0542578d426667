import type { ScoredCandidate } from "../candidates/candidate-evidence.ts";
import type { Choice } from "../decisions/fold-lines.ts";
import { type EntryFacts, featuresOf, logOddsOf, probabilityOf, type Weights } from "./suspicion-model.ts";

/** What evidence makes of a word: a name, no name, or what a person has to judge. */
export type Standing = NonNullable<ScoredCandidate["byCounts"]>;

/**
 * What a standing rests on. `decision`, `judgement`, `allowed`: a person said so. `counts`: how often the notes hold the word in names and
 * elsewhere. `known`: some source has it as a name, and it was not counted. `nothing`: no source has it as a name.
 */
export type StandingBy = "decision" | "judgement" | "allowed" | "counts" | "known" | "nothing";

/** From here on the counts make a word a name. */
export const NAME_FROM = 0.9;
/** Below this they make it an ordinary word: the same share of names that a review may leave (`DEFAULT_BOUND`). */
export const WORD_BELOW = 0.01;

/** A word that names of the notes have less often is no name by its counts alone: step 1 may have marked it by mistake. */
export const FEWEST_IN_NAMES = 5;

/** A word that was counted in the notes, see `countCorpusWords` and `countLongerWords`. */
export interface CountedWord extends Pick<EntryFacts, "surface" | "startsWord" | "isListed" | "partOf"> {
  readonly corpus: NonNullable<EntryFacts["corpus"]>;
}

/**
 * How probably a word that some source has as a name is one, by the calibrated score of the candidates (`readSuspicionModel`), from what
 * does not depend on a model: 0 to 1. A list that has it as a name counts like one name of the notes. The recogniser is taken to call it a person
 * in every text, as it did where step 1 took it out: so the score is never less for what was not asked. What names have as often as the rest of the notes
 * is never as improbable as an ordinary word: the score has so few two-letter names (`wu`) that it denies them.
 */
export function nameProbability({ corpus, ...word }: CountedWord, weights: Weights): number {
  const { elsewhere } = corpus;
  const inNames = Math.max(1, corpus.inNames);
  const facts: EntryFacts = {
    ...word,
    corpus: { inNames, elsewhere },
    recogniser: { texts: 1, persons: 1, contexts: [] },
    contextCount: 0,
    bestRank: null,
  };
  const probability = probabilityOf(logOddsOf(weights, featuresOf(facts)));
  return inNames >= elsewhere ? Math.max(WORD_BELOW, probability) : probability;
}

/** What the counts alone make of a word; undefined of one that no name of the notes has, and that only another source can call a name. */
export function standingByCounts({ corpus, ...word }: EntryFacts, weights: Weights): Standing | undefined {
  if (corpus === undefined || corpus.inNames === 0) return undefined;
  const probability = nameProbability({ ...word, corpus }, weights);
  return weighName({ isKnown: true, probability, inNames: corpus.inNames }).standing;
}

/** All that says whether a word is a name. */
export interface NameEvidence {
  /** What stands of all decisions on the entry, see `foldDecisions`. */
  readonly decision?: Choice | undefined;
  /** What stands of all judgements on its surface, see `foldJudgements`. */
  readonly judgement?: Choice | undefined;
  /** It is on the user's list of ordinary words. */
  readonly isAllowed?: boolean;
  /** A name that step 1 took out, an original or a list of people has it as a part. */
  readonly isKnown: boolean;
  /** See {@link nameProbability}; undefined where the word was not counted: a known name is then a name unless a person said otherwise. */
  readonly probability?: number | undefined;
  /** How often names of the notes have it. Default: often enough. */
  readonly inNames?: number | undefined;
}

/**
 * What a word is by all evidence. A person who calls it a name outweighs all, then one who keeps it, then the counts. Of one decision or
 * judgement `unsure` it takes a person to say that it is no name, whatever the counts are. The one function that candidates, the stopping rule and
 * audits go by; with less evidence a word never becomes less of a name, but for what a person called one.
 */
export function weighName(evidence: NameEvidence): { readonly standing: Standing; readonly by: StandingBy } {
  const { decision, judgement, isAllowed = false, isKnown, probability, inNames = FEWEST_IN_NAMES } = evidence;
  if (decision === "name") return { standing: "name", by: "decision" };
  if (judgement === "name") return { standing: "name", by: "judgement" };
  if (decision === "keep") return { standing: "word", by: "decision" };
  if (judgement === "keep") return { standing: "word", by: "judgement" };
  if (isAllowed) return { standing: "word", by: "allowed" };
  if (isKnown && probability === undefined) return { standing: "name", by: "known" };
  if (isKnown && (probability as number) >= NAME_FROM && inNames >= FEWEST_IN_NAMES)
    return { standing: "name", by: "counts" };
  if (decision === "unsure") return { standing: "unjudged", by: "decision" };
  if (judgement === "unsure") return { standing: "unjudged", by: "judgement" };
  if (!isKnown) return { standing: "word", by: "nothing" };
  return { standing: (probability as number) < WORD_BELOW ? "word" : "unjudged", by: "counts" };
}
