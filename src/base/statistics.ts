/** An interval for one figure, in the figure's own unit. */
export interface Interval {
  readonly low: number;
  readonly high: number;
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
  return sum(values) / values.length;
}

/** Sum of some values. */
export function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
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

/** The central interval that holds a share `confidence` of some values, in any order: between two of their quantiles. Both ends are NaN of no values. */
export function percentileInterval(values: ArrayLike<number>, confidence: number): Interval {
  const sorted = Float64Array.from(values).sort();
  const tail = (1 - confidence) / 2;
  return { low: quantile(sorted, tail), high: quantile(sorted, 1 - tail) };
}
