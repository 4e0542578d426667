import gammaQuantile from "@stdlib/stats-base-dists-gamma-quantile";

import type { Interval } from "../statistics.ts";

/**
 * Wilson's score interval for a proportion of `hits` in `n` (1927), central, without continuity correction: close to its confidence on
 * average, where Clopper–Pearson is never below it. With `n` 0 nothing is known: [0, 1]. Throws a RangeError unless 0 ≤ hits ≤ n.
 */
export function wilson(hits: number, n: number, confidence = 0.95): Interval {
  if (!Number.isSafeInteger(hits) || !Number.isSafeInteger(n) || hits < 0 || hits > n)
    throw new RangeError(`expected 0 <= hits <= n, found ${hits} of ${n}`);
  if (n === 0) return { low: 0, high: 1 };
  // The square of the normal quantile is the χ² quantile with one degree of freedom, a gamma of shape ½ and rate ½.
  const z2 = gammaQuantile(confidence, 0.5, 0.5);
  const share = hits / n;
  const centre = (share + z2 / (2 * n)) / (1 + z2 / n);
  const half = Math.sqrt((share * (1 - share) + z2 / (4 * n)) * (z2 / n)) / (1 + z2 / n);
  return { low: hits === 0 ? 0 : centre - half, high: hits === n ? 1 : centre + half };
}
