import { clopperPearson } from "./clopper-pearson.ts";
import { type Interval, sampleSizeForZeroHits } from "../statistics.ts";

/** Clusters of a size: `size` units in each of `clusters`. */
export interface ClusterSize {
  readonly size: number;
  readonly clusters: number;
}

/**
 * How far units of one cluster are taken to go together: the correlation of any two. Without a hit, or of few, it cannot be estimated, so it is assumed.
 * At 0.5 a second unit of a patient says half as much as the first one.
 */
export const ASSUMED_CORRELATION = 0.5;
/** α + β of the beta distribution that clusters' own proportions are drawn from: ρ = 1 / (α + β + 1). */
const CONCENTRATION = (1 - ASSUMED_CORRELATION) / ASSUMED_CORRELATION;
/** Each bound by itself, one-sided. */
const CONFIDENCE = 0.95;
/** Halvings of the interval that a bound lies in. */
const STEPS = 44;

/**
 * Both bounds (each one-sided 95 %) of a proportion p over clusters whose hits are beta-binomial with the intraclass correlation {@link ASSUMED_CORRELATION}: the p at which
 * as few, or as many, hits have a probability of 5 % (test inversion, as Clopper & Pearson 1934 do for independent units; Skellam 1948 for the distribution). Exact for
 * that correlation; for a smaller one the bounds are wider than they need be. With single clusters they are Clopper and Pearson's. The work grows with the square of hits, or
 * of misses if these are fewer. Throws a RangeError unless 0 ≤ hits ≤ units, both whole.
 */
export function betaBinomialBounds(hits: number, sizes: readonly ClusterSize[]): Interval {
  const n = unitsOf(sizes);
  if (n === 0 || sizes.every(({ size }) => size === 1)) return clopperPearson(hits, n, { sided: "each" });
  if (!Number.isSafeInteger(hits) || hits < 0 || hits > n)
    throw new RangeError(`expected 0 <= hits <= n, found ${hits} of ${n}`);
  if (hits > n - hits) {
    const { low, high } = betaBinomialBounds(n - hits, sizes);
    return { low: 1 - high, high: 1 - low };
  }
  return {
    low: hits === 0 ? 0 : solve((p) => probabilityOfAtMost(hits - 1, p, sizes) - CONFIDENCE),
    high: hits === n ? 1 : solve((p) => probabilityOfAtMost(hits, p, sizes) - (1 - CONFIDENCE)),
  };
}

/** ln of the probability that no unit is a hit, at the correlation that {@link betaBinomialBounds} assumes. */
export function logProbabilityOfNone(p: number, sizes: readonly ClusterSize[]): number {
  let total = 0;
  for (const { size, clusters } of sizes) total += clusters * logNone(p, size);
  return total;
}

/**
 * The least number of units, in clusters of these sizes, whose upper bound is at most `limit` (a proportion in (0, 1)) when there is no hit. Of single clusters it is that
 * of `sampleSizeForZeroHits`; where units go together it takes more. Of no clusters it is that of single ones.
 */
export function unitsForNoHit(limit: number, sizes: readonly ClusterSize[]): number {
  const n = unitsOf(sizes);
  if (n === 0 || sizes.every(({ size }) => size === 1)) return sampleSizeForZeroHits(limit, CONFIDENCE);
  // What clusters bound by themselves, in as many of them.
  return Math.ceil((n * Math.log(1 - CONFIDENCE)) / logProbabilityOfNone(limit, sizes));
}

/** Units in all. */
export function unitsOf(sizes: readonly ClusterSize[]): number {
  return sizes.reduce((total, { size, clusters }) => total + size * clusters, 0);
}

/** Where a function that falls from above 0 to below it on (0, 1) crosses 0. */
function solve(valueAt: (p: number) => number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (valueAt(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** P(hits of all clusters ≤ `most`): the clusters' distributions, cut off above `most`, are convolved. */
function probabilityOfAtMost(most: number, p: number, sizes: readonly ClusterSize[]): number {
  if (most === 0) return Math.exp(logProbabilityOfNone(p, sizes));
  let all: Float64Array = Float64Array.of(1);
  for (const { size, clusters } of sizes) all = convolve(all, power(distribution(p, size, most), clusters, most), most);
  return Math.min(1, all.reduce((total, share) => total + share, 0)); // prettier-ignore
}

function logNone(p: number, size: number): number {
  let total = 0;
  for (let unit = 0; unit < size; unit++) total += Math.log1p((-p * CONCENTRATION) / (CONCENTRATION + unit));
  return total;
}

/** P(x hits of `size`) for x from 0 to at most `most`. */
function distribution(p: number, size: number, most: number): Float64Array {
  const [alpha, beta] = [p * CONCENTRATION, (1 - p) * CONCENTRATION];
  const shares = new Float64Array(Math.min(size, most) + 1);
  let share = Math.exp(logNone(p, size));
  for (let x = 0; x < shares.length; x++) {
    shares[x] = share;
    share *= (((size - x) / (x + 1)) * (alpha + x)) / (beta + size - x - 1);
  }
  return shares;
}

function power(one: Float64Array, exponent: number, most: number): Float64Array {
  let [result, base]: [Float64Array, Float64Array] = [Float64Array.of(1), one];
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = convolve(result, base, most);
    if (left > 1) base = convolve(base, base, most);
  }
  return result;
}

function convolve(one: Float64Array, other: Float64Array, most: number): Float64Array {
  const sums = new Float64Array(Math.min(one.length + other.length - 2, most) + 1);
  for (let i = 0; i < one.length; i++) {
    const share = one[i] as number;
    const end = Math.min(other.length, sums.length - i);
    for (let j = 0; j < end; j++) sums[i + j] = (sums[i + j] as number) + share * (other[j] as number);
  }
  return sums;
}
