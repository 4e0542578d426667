import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

import { sha256 } from "./hash.ts";

/** A seeded stream of random numbers: the same seed and label give the same stream on every machine. Not for secrets. */
export interface Random {
  /** A float in [0, 1). */
  next(): number;
  /** An integer in [0, limit). `limit` is at least 1. */
  int(limit: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** One item, uniformly. Throws a RangeError on an empty list. */
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy (Fisher–Yates). */
  shuffle<T>(items: readonly T[]): T[];
}

/**
 * A stream that depends on `seed` and `label` alone, so that parts of a program draw independently of each other's order.
 * Generator: xoroshiro128+ (pure-rand).
 */
export function createRandom(seed: number, label = ""): Random {
  const generator = xoroshiro128plus(Number.parseInt(sha256(`${seed}\u0000${label}`).slice(0, 8), 16) | 0);
  const next = () => uniformFloat64(generator);
  const int = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new RangeError("cannot pick from an empty list");
      return items[int(items.length)] as (typeof items)[number];
    },
    shuffle: (items) => {
      const copy = [...items];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(i + 1);
        [copy[i], copy[j]] = [copy[j] as (typeof copy)[number], copy[i] as (typeof copy)[number]];
      }
      return copy;
    },
  };
}
