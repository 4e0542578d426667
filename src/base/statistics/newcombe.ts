import type { Interval } from "../statistics.ts";
import { wilson } from "./wilson.ts";

/** `hits` of `n`. */
export interface Proportion {
  readonly hits: number;
  readonly n: number;
}

/**
 * Interval for the difference of two independent proportions, `one` less `other`: Wilson's limits of each, put together (Newcombe 1998,
 * method 10). Where one of them is of nothing, nothing is known: up to [-1, 1]. Throws as {@link wilson} does.
 */
export function newcombe(one: Proportion, other: Proportion, confidence = 0.95): Interval {
  const [a, b] = [wilson(one.hits, one.n, confidence), wilson(other.hits, other.n, confidence)];
  if (one.n === 0 || other.n === 0) return { low: a.low - b.high, high: a.high - b.low };
  const [p, q] = [one.hits / one.n, other.hits / other.n];
  return { low: p - q - Math.hypot(p - a.low, b.high - q), high: p - q + Math.hypot(a.high - p, q - b.low) };
}
