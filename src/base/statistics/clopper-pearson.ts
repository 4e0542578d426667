import betaQuantile from "@stdlib/stats-base-dists-beta-quantile";

import type { Interval } from "../statistics.ts";

export interface ClopperPearsonOptions {
  /** Of the whole interval if `sided` is `two`, of each bound by itself otherwise. */
  readonly confidence?: number;
  /**
   * `two`: the central interval. `upper`: the one-sided upper bound, low end 0. `each`: both one-sided bounds, each at
   * `confidence` by itself, so together a central interval of 2·confidence − 1.
   */
  readonly sided?: "two" | "upper" | "each";
}

/**
 * Exact interval for a proportion of `hits` in `n` (Clopper & Pearson 1934): low is the α quantile of Beta(hits, n − hits + 1),
 * high the 1 − α quantile of Beta(hits + 1, n − hits), with α halved for `two`. With `n` 0 nothing is known: [0, 1].
 * Throws a RangeError unless 0 ≤ hits ≤ n, both whole.
 */
export function clopperPearson(hits: number, n: number, options: ClopperPearsonOptions = {}): Interval {
  const { confidence = 0.95, sided = "two" } = options;
  if (!Number.isSafeInteger(hits) || !Number.isSafeInteger(n) || hits < 0 || hits > n) {
    throw new RangeError(`expected 0 <= hits <= n, found ${hits} of ${n}`);
  }
  if (!(confidence > 0 && confidence < 1))
    throw new RangeError(`expected a confidence between 0 and 1, found ${confidence}`);
  const alpha = sided === "two" ? (1 - confidence) / 2 : 1 - confidence;
  const low = sided === "upper" || hits === 0 ? 0 : betaQuantile(alpha, hits, n - hits + 1);
  const high = hits === n ? 1 : betaQuantile(1 - alpha, hits + 1, n - hits);
  return { low, high };
}
