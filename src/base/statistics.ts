import betaQuantile from "@stdlib/stats-base-dists-beta-quantile";

/** An interval for one figure, in the figure's own unit. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

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

/**
 * The least n whose one-sided upper bound is at most `threshold` (a proportion in (0, 1)) when there is no hit:
 * 1 − α^(1/n) ≤ threshold. 0.1 % takes 2,995.
 */
export function sampleSizeForZeroHits(threshold: number, confidence = 0.95): number {
  if (!(threshold > 0 && threshold < 1))
    throw new RangeError(`expected a threshold between 0 and 1, found ${threshold}`);
  return Math.ceil(Math.log(1 - confidence) / Math.log1p(-threshold));
}

/** Arithmetic mean; NaN of no values. */
export function mean(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total / values.length;
}

/**
 * The value below which a share `probability` of sorted values lies, interpolated linearly between neighbours
 * (Hyndman & Fan 1996, type 7, as R and NumPy do by default). NaN of no values.
 */
export function quantile(sorted: ArrayLike<number>, probability: number): number {
  const position = (sorted.length - 1) * probability;
  const below = Math.floor(position);
  const low = sorted[below] ?? Number.NaN;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? Number.NaN;
  return low + (high - low) * (position - below);
}
