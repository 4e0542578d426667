import { isNear, prefixLength } from "./jaccard.ts";

/** Sets of features, to look up those that are nearly the same as another. */
export interface NearIndex {
  /** Adds a set, ascending, under a number that was not added yet, of those below the bound. */
  add(entry: number, features: Uint32Array): void;
  /** Calls `onNear` with each entry whose Jaccard index with this set reaches the threshold, until it returns true. */
  search(features: Uint32Array, onNear: (entry: number) => boolean): void;
}

export interface NearIndexOptions {
  readonly threshold: number;
  /** How often a feature is in the corpus, about. */
  readonly countOf: (feature: number) => number;
  /** Bounds of what is added. */
  readonly entries: number;
  readonly features: number;
}

/** A count is capped: the order of features must fit a number with 53 bits. */
const MOST_COUNT = 2 ** 20;
const WORD = 2 ** 32;
/** Features to a list of postings, on average. */
const LIST = 8;
const [FEWEST_LISTS, MOST_LISTS] = [2 ** 8, 2 ** 24];

/**
 * An index that finds every set, and none else, whose Jaccard index with another is at least the threshold: prefix filtering (Chaudhuri et al. 2006, "A
 * primitive operator for similarity joins"; Bayardo et al. 2007, "Scaling up all pairs similarity search"). Of two such sets each holds one of the other's
 * rarest features, so those alone are looked up, and what they lead to is compared in full. Unlike MinHash it misses none.
 */
export function createNearIndex({ threshold, countOf, entries, features: total }: NearIndexOptions): NearIndex {
  const lists = powerOfTwo(total / LIST, FEWEST_LISTS, MOST_LISTS);
  const heads = new Int32Array(lists).fill(-1);
  // Memory that is never written to is never taken.
  const postings = Math.ceil(total * (1 - threshold)) + entries + 1;
  const [entryOf, nextOf] = [new Int32Array(postings), new Int32Array(postings)];
  const arena = new Uint32Array(total);
  const [from, sizes, seen] = [new Uint32Array(entries), new Uint32Array(entries), new Int32Array(entries)];
  let [used, posted, round] = [0, 0, 0];
  let order = new Float64Array(256);
  /** The rarest features of a set, as many as its prefix has, at the beginning of `order`. */
  const sortRarest = (features: Uint32Array): number => {
    if (features.length > order.length) order = new Float64Array(2 * features.length);
    for (let i = 0; i < features.length; i++) {
      const feature = features[i] as number;
      order[i] = Math.min(MOST_COUNT, countOf(feature)) * WORD + feature;
    }
    order.subarray(0, features.length).sort();
    return prefixLength(features.length, threshold);
  };
  const listOf = (rank: number) => ((order[rank] as number) % WORD) & (lists - 1);
  return {
    add: (entry, features) => {
      from[entry] = used;
      sizes[entry] = features.length;
      arena.set(features, used);
      used += features.length;
      const prefix = sortRarest(features);
      for (let rank = 0; rank < prefix; rank++) {
        const list = listOf(rank);
        entryOf[posted] = entry;
        nextOf[posted] = heads[list] as number;
        heads[list] = posted++;
      }
    },
    search: (features, onNear) => {
      round++;
      const prefix = sortRarest(features);
      const [least, most] = [features.length * threshold, features.length / threshold];
      for (let rank = 0; rank < prefix; rank++) {
        for (let at = heads[listOf(rank)] as number; at >= 0; at = nextOf[at] as number) {
          const entry = entryOf[at] as number;
          const size = sizes[entry] as number;
          if (seen[entry] === round || size < least - 1 || size > most + 1) continue;
          seen[entry] = round;
          if (isNear(features, arena, from[entry] as number, size, threshold) && onNear(entry)) return;
        }
      }
    },
  };
}

/** The power of two that is at least `value`, within bounds. */
export function powerOfTwo(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, 2 ** Math.ceil(Math.log2(Math.max(1, value)))));
}
