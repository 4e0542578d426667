import gammaQuantile from "@stdlib/stats-base-dists-gamma-quantile";

import type { Interval } from "../../base/statistics.ts";

/** What was counted in a sampled unit, and how many units of the whole it stands for. */
export interface WeightedCount {
  readonly count: number;
  readonly weight: number;
}

/** Sums that the limits of a weighted total follow from. */
export interface WeightedMoments {
  /** Σ weight · count. */
  readonly total: number;
  /** Σ (weight · count)². */
  readonly variance: number;
  /** The most that one more sighting could add: the largest weight in the sample times the largest count. */
  readonly largestStep: number;
}

/** The moments of counts; `largestWeight` is that of all units sampled, those with nothing to count among them. */
export function momentsOf(counts: readonly WeightedCount[], largestWeight: number): WeightedMoments {
  let [total, variance, largestCount] = [0, 0, 1];
  for (const { count, weight } of counts) {
    total += weight * count;
    variance += (weight * count) ** 2;
    largestCount = Math.max(largestCount, count);
  }
  return { total, variance, largestStep: largestWeight * largestCount };
}

/**
 * Limits of a weighted total of rare events, each end at 1 − `tail` by itself (Fay and Feuer 1997, gamma intervals for weighted sums of
 * Poisson counts: known to hold at least what they promise). With nothing counted the upper end is largestStep · ln(1 / tail), never 0.
 */
export function limitsOf({ total, variance, largestStep }: WeightedMoments, tail: number): Interval {
  const low = total === 0 ? 0 : gammaQuantile(tail, total ** 2 / variance, total / variance);
  if (largestStep === 0) return { low: total, high: total };
  const [sum, spread] = [total + largestStep, variance + largestStep ** 2];
  return { low, high: gammaQuantile(1 - tail, sum ** 2 / spread, sum / spread) };
}
