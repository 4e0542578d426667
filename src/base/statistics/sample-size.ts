import binomialCdf from "@stdlib/stats-base-dists-binomial-cdf";

/** Confidence of the one-sided upper bound (Clopper–Pearson) that is held to a limit. */
const CONFIDENCE = 0.95;

/** The least n of which `hits` have an upper bound of at most `limit`, a proportion in (0, 1): 2,995, 4,742, 6,294 for 0, 1, 2 hits and 0.1 %. */
export function sampleSizeForHits(hits: number, limit: number): number {
  // The bound is at most the limit where at the limit so few hits have a probability of at most α.
  const isEnough = (n: number) => binomialCdf(hits, n, limit) <= 1 - CONFIDENCE;
  let low = hits + 1;
  let high = low;
  while (!isEnough(high)) [low, high] = [high + 1, 2 * high];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The most hits that n units may have for their upper bound to be at most `limit`; −1 if none. */
export function mostHits(n: number, limit: number): number {
  let hits = -1;
  while (sampleSizeForHits(hits + 1, limit) <= n) hits++;
  return hits;
}

/** The probability that the upper bound of n independent units, each a hit with probability `rate`, is at most `limit`. */
export function passingProbability(
  n: number,
  { limit, rate }: { readonly limit: number; readonly rate: number },
): number {
  const hits = mostHits(n, limit);
  return hits < 0 ? 0 : binomialCdf(hits, n, rate);
}

/**
 * The least n from which on {@link passingProbability} is at least `power`: it falls with n until one hit more is let pass, so that the n
 * just before must suffice as well. Throws a RangeError unless the rate is below the limit.
 */
export function sampleSizeForPower({
  limit,
  rate,
  power,
}: {
  readonly limit: number;
  readonly rate: number;
  readonly power: number;
}): number {
  if (!(rate < limit)) throw new RangeError(`expected a rate below the limit ${limit}, found ${rate}`);
  for (let hits = 0; ; hits++) {
    const last = sampleSizeForHits(hits + 1, limit) - 1;
    if (binomialCdf(hits, last, rate) >= power) return sampleSizeForHits(hits, limit);
  }
}
