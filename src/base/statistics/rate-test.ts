import binomialCdf from "@stdlib/stats-base-dists-binomial-cdf";

import type { Proportion } from "./newcombe.ts";

/**
 * P(as many of all hits among `one` or more) if both have one rate: the exact one-sided test of two rates of rare events given their total
 * (Przyborowski & Wilenski 1940), each hit lying among `one` with probability n / (n + other n). 1 if `one` has no hit.
 */
export function rateTest(one: Proportion, other: Proportion): number {
  if (one.hits === 0) return 1;
  // The lower tail of the others' hits: it keeps its digits however small it is.
  return Math.min(1, binomialCdf(other.hits, one.hits + other.hits, other.n / (one.n + other.n)));
}
