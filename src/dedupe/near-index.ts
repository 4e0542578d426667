import { isNear, leastShared, prefixLength } from "./jaccard.ts";

/** Sets of features, to look up those that are nearly the same as another. */
export interface NearIndex {
  /** Adds a set, ascending, under a number that was not added yet. */
  add(entry: number, features: Uint32Array): void;
  /** Calls `onNear` with each entry whose Jaccard index with this set reaches the threshold, until it returns true. */
  search(features: Uint32Array, onNear: (entry: number) => boolean): void;
}

export interface NearIndexOptions {
  readonly threshold: number;
  /** How often a feature is in the corpus, about. */
  readonly countOf: (feature: number) => number;
  /** Bounds of what is added: sets, and of all together the features and the postings, see {@link postingsOf}. */
  readonly sets: number;
  readonly features: number;
  readonly postings: number;
}

/** A count is capped: the order of features must fit a number with 53 bits. */
const MOST_COUNT = 2 ** 16;
const WORD = 2 ** 32;
/** Features to a list of postings, on average. */
const LIST = 2;
const [FEWEST_LISTS, MOST_LISTS] = [2 ** 8, 2 ** 24];
const BITS = 32;
/**
 * Sets up to this size have lists by their size and by two of their features, larger ones by their size to a seventh and by one: two are found more rarely, but a
 * large set has too many pairs.
 */
const EXACT_SIZE = 24;
const SIZE_STEP = Math.log(1.15);

/**
 * An index that finds every set, and none else, whose Jaccard index with another is at least the threshold: prefix filtering (Bayardo et al. 2007, "Scaling up
 * all pairs similarity search"), with two features where that is worth it (Wang et al. 2012, "Can we beat the prefix filtering?"). Two such sets have one, or two,
 * of their rarest features in common, so those alone are looked up, among sets of a size that can reach the threshold, and what they lead to is compared in full.
 * Unlike MinHash it misses none.
 */
export function createNearIndex({ threshold, countOf, sets, features: total, postings }: NearIndexOptions): NearIndex {
  const lists = powerOfTwo(total / LIST, FEWEST_LISTS, MOST_LISTS);
  // Memory that is never written to is never taken.
  const heads = new Uint32Array(lists);
  // Of each posting its row, below bits of the hash that led to its list, and the number of the next in the list, from 1.
  const links = new Uint32Array(2 * (postings + 1));
  const rowBits = Math.ceil(Math.log2(sets + 1));
  const rowMask = 2 ** rowBits - 1;
  const arena = new Uint32Array(total);
  const [entries, from, seen] = [new Int32Array(sets), new Uint32Array(sets + 1), new Int32Array(sets)];
  let [rows, posted, round] = [0, 1, 0];
  const prefixes = new PrefixHasher(countOf);
  const { found } = prefixes;
  const listOf = (hash: number) => hash & (lists - 1);
  /** Bits that two lists in one place hardly share: as many as a row leaves. */
  const tagOf = (hash: number) => (rowBits >= BITS ? 0 : (Math.imul(hash, 0x9e3779b1) >>> rowBits) << rowBits) >>> 0;
  return {
    add: (entry, features) => {
      const row = rows++;
      entries[row] = entry;
      const start = from[row] as number;
      arena.set(features, start);
      from[row + 1] = start + features.length;
      prefixes.take(features);
      const bucket = bucketOf(features.length);
      const count = prefixes.hash(prefixLength(features.length, threshold), bucket);
      for (let i = 0; i < count; i++) {
        const hash = found[i] as number;
        links[2 * posted] = tagOf(hash) + row;
        links[2 * posted + 1] = heads[listOf(hash)] as number;
        heads[listOf(hash)] = posted++;
      }
    },
    search: (features, onNear) => {
      round++;
      prefixes.take(features);
      const least = features.length - prefixLength(features.length, threshold) + 1;
      const most = Math.floor(features.length / threshold + 1e-9);
      for (let bucket = bucketOf(least); bucket <= bucketOf(most); bucket++) {
        const fewest = Math.max(least, bucket <= EXACT_SIZE ? bucket : least);
        // The larger the other is, the more both must share.
        const prefix = features.length - leastShared(features.length, fewest, threshold) + 1;
        const count = prefixes.hash(prefix, bucket);
        for (let i = 0; i < count; i++) {
          const hash = found[i] as number;
          const tag = tagOf(hash);
          for (let at = heads[listOf(hash)] as number; at > 0; at = links[2 * at + 1] as number) {
            const link = links[2 * at] as number;
            const row = (link & rowMask) >>> 0;
            if (link - row !== tag || seen[row] === round) continue;
            seen[row] = round;
            const start = from[row] as number;
            const size = (from[row + 1] as number) - start;
            if (isNear(features, arena, start, size, threshold) && onNear(entries[row] as number)) return;
          }
        }
      }
    },
  };
}

/** Hashes the rarest features of one set after the other. */
class PrefixHasher {
  /** What {@link hash} found, from the first on. */
  readonly found: number[] = [];
  private readonly countOf: NearIndexOptions["countOf"];
  private order = new Float64Array(256);

  constructor(countOf: NearIndexOptions["countOf"]) {
    this.countOf = countOf;
  }

  /** Puts the features in order, the rarest first. */
  take(features: Uint32Array): void {
    const { countOf } = this;
    if (features.length > this.order.length) this.order = new Float64Array(2 * features.length);
    for (let i = 0; i < features.length; i++) {
      const feature = features[i] as number;
      this.order[i] = Math.min(MOST_COUNT, countOf(feature)) * WORD + feature;
    }
    this.order.subarray(0, features.length).sort();
  }

  /** Writes hashes of the first `prefix` features, each or each two, and a bucket to `found`; returns how many. */
  hash(prefix: number, bucket: number): number {
    const { order, found } = this;
    let count = 0;
    for (let rank = 0; rank < prefix; rank++) {
      const seed = Math.imul((order[rank] as number) % WORD, 0x9e3779b1) ^ Math.imul(bucket, 0x85ebca77);
      if (bucket > EXACT_SIZE) found[count++] = spread(seed);
      else
        for (let other = rank + 1; other <= prefix; other++)
          found[count++] = spread(seed ^ ((order[other] as number) % WORD));
    }
    return count;
  }
}

/** How many postings a set of `size` members takes: one for each of its prefix, or for each two of one more. */
export function postingsOf(size: number, threshold: number): number {
  const prefix = prefixLength(size, threshold);
  return size > EXACT_SIZE ? prefix : (prefix * (prefix + 1)) / 2;
}

/** Spreads every bit over the whole number (MurmurHash3's finaliser). */
function spread(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

function bucketOf(size: number): number {
  return size <= EXACT_SIZE ? size : EXACT_SIZE + 1 + Math.floor(Math.log(size / EXACT_SIZE) / SIZE_STEP);
}

/** The power of two that is at least `value`, within bounds. */
export function powerOfTwo(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, 2 ** Math.ceil(Math.log2(Math.max(1, value)))));
}
