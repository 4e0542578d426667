import { type AnswerCounts, type Answering, createLikelihoods, logSumExp } from "./answer-likelihoods.ts";
import { type Correction, correctScores } from "./score-corrections.ts";
import type { SuspicionModel } from "../score/suspicion-model.ts";

/** How strongly the answers speak against the scores, however these are corrected. From 1 / level on the scores do not fit. */
export interface ScoreFit {
  /** Evidence that entries of a low score are names more often than any correction allows. */
  readonly moreThanExpected: number;
  /** Evidence that entries of a high score are kept more often than any correction, and the reviewer's measured error, allow. */
  readonly fewerThanExpected: number;
}

/** Shares of names that lie anywhere, whatever their score. */
const FLOORS = [0.3, 0.1, 0.03, 0.01, 0.003, 0.001];
/** Shares of names that are kept. */
const MISS_RATES = [0.02, 0.05, 0.1, 0.2, 0.4, 0.7, 1];
/** The alternatives are fitted on a coarser grid of corrections: what they lose by it makes the test more careful. */
const COARSE = { shiftDeviations: 4, slopeDeviations: 3, stepsPerDeviation: 1 };

/** A test of scores on the decisions so far. `logMarginal`: of the same counts, over the corrections that the bound uses, with `missRate`. */
export type FitTest = (
  counts: AnswerCounts,
  scores: { readonly logMarginal: number; readonly missRate: number },
) => ScoreFit;

/**
 * A test of scores by e-values (Ville 1939; Grünwald, de Heide & Koolen 2024): the likelihood of the answers under alternatives over that under
 * the corrected scores, each averaged over its prior weights. Were the scores right but for a correction, the ratio would exceed 1 / level with a
 * probability of at most the level, at any of all looks: it may be looked at after each decision, in whatever order entries were decided.
 */
export function createFitTest(logOdds: readonly number[], carries: SuspicionModel["carries"]): FitTest {
  const corrections = normalise(correctScores(logOdds, carries, COARSE));
  const test = (answerings: (missRate: number) => readonly Answering[]) => {
    const likelihoods = createLikelihoods(corrections, answerings);
    return (
      counts: AnswerCounts,
      { logMarginal, missRate }: { readonly logMarginal: number; readonly missRate: number },
    ) => {
      const logs = likelihoods(counts, missRate);
      const ways = logs.length / corrections.length;
      const weighed = logs.map((log, index) => log + (corrections[Math.floor(index / ways)] as Correction).logPrior);
      return Math.exp(logSumExp(weighed) - Math.log(ways) - logMarginal);
    };
  };
  const more = test((missRate) => FLOORS.map((floor) => ({ floor, missRate })));
  const fewer = test((missRate) => MISS_RATES.map((rate) => ({ missRate: 1 - (1 - rate) * (1 - missRate) })));
  return (counts, scores) => ({ moreThanExpected: more(counts, scores), fewerThanExpected: fewer(counts, scores) });
}

/** Corrections whose weights add up to 1. */
export function normalise(corrections: readonly Correction[]): Correction[] {
  const total = logSumExp(corrections.map(({ logPrior }) => logPrior));
  return corrections.map((correction) => ({ ...correction, logPrior: correction.logPrior - total }));
}
