import { type AnswerCounts, createLikelihoods, logSumExp } from "./answer-likelihoods.ts";
import type { Choice } from "../decisions/fold-lines.ts";
import type { Correction, ScoredBins } from "./score-corrections.ts";

/** Decisions by bin, and the entries that wait for one. */
export interface BinCounts extends AnswerCounts {
  readonly undecided: Float64Array;
}

/** A correction with its weight after the decisions, and the names that it expects among the undecided entries. */
export interface WeighedCorrection {
  readonly weight: number;
  readonly left: number;
  readonly probabilities: Float64Array;
}

/** Corrections that weigh less than this share of the heaviest one change no bound. */
const LEAST_SHARE = 1e-5;

/** Counts decisions by bin. To be unsure is not to decide; what was `taken` for names without being looked at counts nowhere. */
export function countAnswers(
  { binOf, logOdds }: ScoredBins,
  decided: ReadonlyMap<number, Choice>,
  taken: ReadonlySet<number>,
): BinCounts {
  const counts = {
    names: new Float64Array(logOdds.length),
    keeps: new Float64Array(logOdds.length),
    undecided: new Float64Array(logOdds.length),
  };
  for (const [tokenId, bin] of binOf) {
    if (taken.has(tokenId)) continue;
    const choice = decided.get(tokenId);
    const of = choice === "name" ? counts.names : choice === "keep" ? counts.keeps : counts.undecided;
    of[bin] = (of[bin] as number) + 1;
  }
  return counts;
}

/** Corrections after decisions: those of some weight, and the log likelihood of the decisions over all. */
export interface Weighed {
  readonly weighed: readonly WeighedCorrection[];
  readonly logMarginal: number;
}

/**
 * A function that weighs corrections, whose prior weights add up to 1, by how well they foretell the decisions of a reviewer who keeps this share of the
 * names.
 */
export function createWeighing(corrections: readonly Correction[]): (counts: BinCounts, missRate: number) => Weighed {
  const likelihoods = createLikelihoods(corrections, (missRate) => [{ missRate }]);
  return (counts, missRate) => {
    const logs = likelihoods(counts, missRate).map((log, index) => log + (corrections[index] as Correction).logPrior);
    const logMarginal = logSumExp(logs);
    const shares = logs.map((log) => Math.exp(log - logMarginal));
    const least = LEAST_SHARE * Math.max(...shares);
    const total = shares.reduce((sum, share) => (share < least ? sum : sum + share), 0);
    const weighed = corrections.flatMap(({ probabilities }, index): WeighedCorrection[] => {
      const share = shares[index] as number;
      if (share < least) return [];
      return [{ weight: share / total, left: expected(counts.undecided, probabilities), probabilities }];
    });
    return { weighed, logMarginal };
  };
}

/** Ordinary words that are expected among what was called a name, by the heaviest correction, of a reviewer who calls this share of words names. */
export function expectedFalseNames(
  weighed: readonly WeighedCorrection[],
  names: Float64Array,
  falseRate: number,
): number {
  const { probabilities } = weighed.reduce((most, one) => (one.weight > most.weight ? one : most));
  let sum = 0;
  for (let bin = 0; bin < names.length; bin++) {
    const probability = probabilities[bin] as number;
    const isWord = (1 - probability) * falseRate;
    if ((names[bin] as number) > 0) sum += ((names[bin] as number) * isWord) / (isWord + probability);
  }
  return sum;
}

function expected(counts: Float64Array, probabilities: Float64Array): number {
  return counts.reduce((sum, count, bin) => sum + count * (probabilities[bin] as number), 0);
}
