import type { Correction } from "./score-corrections.ts";

/** Answers by bin, see `ScoredBins`: how often entries of the bin were called names, and how often they were kept. */
export interface AnswerCounts {
  readonly names: Float64Array;
  readonly keeps: Float64Array;
}

/** How answers come about, beside the scores. */
export interface Answering {
  /** Share of names that the reviewer keeps. */
  readonly missRate: number;
  /** Every entry is a name with at least this probability, whatever its score. Default 0. */
  readonly floor?: number;
}

/** Log likelihoods of answers, in nats: of each correction, with each way of answering that belongs to a miss rate. */
export type Likelihoods = (counts: AnswerCounts, missRate: number) => readonly number[];

/** What a decision weighs: spellings of one word are decided alike, and what holds for one score band says less of another. */
const DECISION_WEIGHT = 0.5;

/**
 * Log likelihoods of answers under corrected scores: an entry of probability p is called a name with p · (1 − missRate), and kept otherwise. Logarithms
 * are tabulated for one miss rate, which seldom changes from one decision to the next.
 */
export function createLikelihoods(
  corrections: readonly Correction[],
  answerings: (missRate: number) => readonly Answering[],
): Likelihoods {
  let tables: readonly Table[] = [];
  let tabulated: number | undefined;
  return (counts, missRate) => {
    if (tabulated !== missRate) {
      const ways = answerings(missRate);
      tables = corrections.flatMap((correction) => ways.map((way) => tabulate(correction, way)));
      tabulated = missRate;
    }
    const bins = [...counts.names.keys()].filter((bin) => counts.names[bin] !== 0 || counts.keeps[bin] !== 0);
    return tables.map((table) => DECISION_WEIGHT * sumOver(bins, counts, table));
  };
}

/** ln P(called a name) and ln P(kept), by bin. */
interface Table {
  readonly logNames: Float64Array;
  readonly logKeeps: Float64Array;
}

function tabulate({ probabilities, logProbabilities }: Correction, { missRate, floor = 0 }: Answering): Table {
  const raised = (probability: number) => floor + (1 - floor) * probability;
  const logFound = Math.log1p(-missRate);
  return {
    logNames:
      floor === 0
        ? logProbabilities.map((log) => log + logFound)
        : probabilities.map((probability) => Math.log(raised(probability)) + logFound),
    logKeeps: probabilities.map((probability) => Math.log1p(-raised(probability) * (1 - missRate))),
  };
}

function sumOver(bins: readonly number[], { names, keeps }: AnswerCounts, { logNames, logKeeps }: Table): number {
  let sum = 0;
  // A logarithm may be infinite where nothing was counted.
  for (const bin of bins) {
    const [called, kept] = [names[bin] as number, keeps[bin] as number];
    if (called > 0) sum += called * (logNames[bin] as number);
    if (kept > 0) sum += kept * (logKeeps[bin] as number);
  }
  return sum;
}

/** ln Σ exp(x), without overflow. */
export function logSumExp(logs: readonly number[]): number {
  const most = Math.max(...logs);
  return most === -Infinity ? most : most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0));
}
