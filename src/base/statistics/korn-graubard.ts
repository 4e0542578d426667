import betaQuantile from "@stdlib/stats-base-dists-beta-quantile";

import { clopperPearson } from "./clopper-pearson.ts";
import { type Interval, sum } from "../statistics.ts";

/** Units that go together: contexts of one patient. */
export interface ClusterCount {
  /** At most `n`; need not be whole where units can be hits in part. */
  readonly hits: number;
  /** At least 1. */
  readonly n: number;
}

/** Both one-sided bounds at this confidence, each by itself. */
const CONFIDENCE = 0.95;

/**
 * Both bounds (each one-sided 95 %) of a proportion over clusters of units: Clopper–Pearson's with the effective number of units in place of
 * their number (Korn & Graubard 1998, Survey Methodology 24: 193–201, one stratum, clusters drawn with replacement). That is n by the design effect (the variance
 * of the ratio, linearised, by the binomial one; never below `least`, so that clusters make no interval narrower), corrected for the degrees of freedom of few clusters.
 * Without a hit, or of hits alone, there is no variance, and the design effect is `least`. Of one cluster
 * with both nothing can be said: [0, 1].
 *
 * The design effect is an estimate: of few hits in clusters that go together strongly it is too small, and the upper bound then covers 66 to 81 %.
 * See `clusteredShare`, which does not rest on it alone.
 */
export function kornGraubard(clusters: readonly ClusterCount[], least = 1): Interval {
  const [hits, n] = [sum(clusters.map((one) => one.hits)), sum(clusters.map((one) => one.n))];
  const isWhole = Number.isInteger(hits) && least === 1;
  if (isWhole && (hits === 0 || hits === n || clusters.length === n)) return clopperPearson(hits, n, { sided: "each" });
  if (clusters.length < 2) return { low: 0, high: 1 };
  const p = hits / n;
  const residuals = sum(clusters.map((one) => (one.hits - p * one.n) ** 2));
  const variance = ((clusters.length / (clusters.length - 1)) * residuals) / n ** 2;
  const designEffect = p > 0 && p < 1 ? Math.max(least, variance / ((p * (1 - p)) / n)) : least;
  const fewClusters = (tQuantile(CONFIDENCE, n - 1) / tQuantile(CONFIDENCE, clusters.length - 1)) ** 2;
  const effective = (n / designEffect) * fewClusters;
  const [x, rest] = [p * effective, (1 - p) * effective];
  return {
    low: x > 0 ? betaQuantile(1 - CONFIDENCE, x, rest + 1) : 0,
    high: rest > 0 ? betaQuantile(CONFIDENCE, x + 1, rest) : 1,
  };
}

/** Of Student's t, for a probability over a half: t² / (ν + t²) is distributed as Beta(1/2, ν/2). */
function tQuantile(probability: number, degrees: number): number {
  const share = betaQuantile(2 * probability - 1, 0.5, degrees / 2);
  return Math.sqrt((degrees * share) / (1 - share));
}
