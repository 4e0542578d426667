import { createNearIndex, powerOfTwo } from "./near-index.ts";

/** What becomes of a unit: it stays, goes since `keep` of the same words or of nearly the same stay, or stays as a template, which is not compared. */
export const FATE = { kept: 0, equal: 1, near: 2, template: 3 } as const;
export type Fate = (typeof FATE)[keyof typeof FATE];

/** A unit of fewer than eight words is nearly the same as none: with a word it changes what it says. Eight words make nine pairs with its ends. */
export const FEWEST_FEATURES = 9;
export const MOST_KEPT = 255;

/** Decides unit by unit, in the order of the corpus. */
export interface UnitChooser {
  /** What becomes of the next unit, of these words and features (see `UnitReading`). */
  choose(low: number, high: number, features: Uint32Array): Fate;
  /** The number of the unit's cluster: of those with its words, or with those of the unit that it is nearly the same as; undefined if none was chosen. */
  clusterOf(low: number, high: number): number | undefined;
  /** How many units were of a cluster. */
  sizeOf(cluster: number): number;
  /** Clusters have numbers below this; not all numbers are a cluster's. */
  bound(): number;
}

/** How much there is at most of what is chosen from. */
export interface UnitBounds {
  readonly units: number;
  /** Units with {@link FEWEST_FEATURES}; and of these together the features, and the postings that an index has of them (`postingsOf`). */
  readonly sets: number;
  readonly features: number;
  readonly postings: number;
}

export interface ChooserOptions {
  /** How many of each stay: the first; at most {@link MOST_KEPT}. */
  readonly keep: number;
  /** Jaccard index from which on two units are nearly the same; 1: only those with the same words in the same order are compared. */
  readonly threshold: number;
  /** How often a feature is in the corpus, or more: what is rare is looked up first, and what has too much that no other has is not looked up at all. */
  readonly countOf: (feature: number) => number;
  readonly bounds: UnitBounds;
}

/**
 * A unit stays unless `keep` units that stay before it have its words or nearly its words. So of whatever is repeated the first `keep` stay, and every unit that
 * goes has as many near ones that stay. Memory is in proportion to the distinct units: about 25 bytes for one, and 150 more for one of twelve words if hardly any of its pairs of words is in it alone.
 */
export function createUnitChooser({ keep, threshold, countOf, bounds }: ChooserOptions): UnitChooser {
  const { units } = bounds;
  const entries = new EntryTable(units);
  const [kept, sizes, isClosed] = [new Uint8Array(units), new Uint32Array(units), new Uint8Array(units)];
  /** Of words of which none stays: those that stay for them. */
  const clusters = new Map<number, number>();
  const index = threshold < 1 ? createNearIndex({ threshold, countOf, ...bounds }) : undefined;
  /** Whether so many of a unit's features are in others, too, that one of these can be nearly the same. */
  const canBeNear = (own: Uint32Array) => {
    if (own.length < FEWEST_FEATURES) return false;
    let alone = own.length - Math.ceil(threshold * own.length - 1e-9);
    for (const feature of own) if (countOf(feature) < 2 && --alone < 0) return false;
    return true;
  };
  /** Whether there are as many as stay; the cluster of words of which none stays is that of the first found. */
  const closes = (entry: number, own: Uint32Array) => {
    let total = kept[entry] as number;
    if (total >= keep || index === undefined || !canBeNear(own)) return total >= keep;
    index.search(own, (other) => {
      if (other === entry) return false;
      if (kept[entry] === 0 && !clusters.has(entry)) clusters.set(entry, other);
      total += kept[other] as number;
      return total >= keep;
    });
    return total >= keep;
  };
  return {
    choose: (low, high, own) => {
      const entry = entries.add(low, high);
      if (isClosed[entry] === 0 && closes(entry, own)) isClosed[entry] = 1;
      if (isClosed[entry] === 0) {
        clusters.delete(entry);
        if (index !== undefined && kept[entry] === 0 && canBeNear(own)) index.add(entry, own);
        kept[entry] = (kept[entry] as number) + 1;
      }
      const cluster = clusters.get(entry) ?? entry;
      sizes[cluster] = (sizes[cluster] as number) + 1;
      if (isClosed[entry] === 0) return FATE.kept;
      return kept[entry] === 0 ? FATE.near : FATE.equal;
    },
    clusterOf: (low, high) => {
      const entry = entries.find(low, high);
      return entry < 0 ? undefined : (clusters.get(entry) ?? entry);
    },
    sizeOf: (cluster) => sizes[cluster] as number,
    bound: () => entries.count,
  };
}

/** Numbers of units by the two halves of their words' hash, in the order in which they came: open addressing. */
class EntryTable {
  count = 0;
  private readonly slots: Int32Array;
  private readonly lows: Uint32Array;
  private readonly highs: Uint32Array;

  constructor(most: number) {
    this.slots = new Int32Array(powerOfTwo(most * 1.3, 16, 2 ** 30)).fill(-1);
    this.lows = new Uint32Array(most);
    this.highs = new Uint32Array(most);
  }

  /** -1 for what was not added. */
  find(low: number, high: number): number {
    return this.slots[this.slotOf(low, high)] as number;
  }

  add(low: number, high: number): number {
    const slot = this.slotOf(low, high);
    const known = this.slots[slot] as number;
    if (known >= 0) return known;
    this.slots[slot] = this.count;
    this.lows[this.count] = low;
    this.highs[this.count] = high;
    return this.count++;
  }

  /** The slot of a unit's words, or the empty one where they belong. */
  private slotOf(low: number, high: number): number {
    const { slots, lows, highs } = this;
    const mask = slots.length - 1;
    for (let slot = low & mask; ; slot = (slot + 1) & mask) {
      const entry = slots[slot] as number;
      if (entry < 0 || (lows[entry] === low && highs[entry] === high)) return slot;
    }
  }
}
