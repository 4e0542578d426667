import type { CrfModel } from "./crf-model.ts";

/** Slots a feature and bits a feature: the emptier, the fewer looks at memory a miss costs. */
const SLOTS = 2;
const FILTER_BITS = 16;

/**
 * A model's weights by feature key, laid out for reading: a look-up touches one cache line of the table and one of the
 * weights, and most features that the model does not have are turned away by a small filter before that.
 */
export class WeightTable {
  /** Key, start and end of the row; 0 0 0 is empty, for rows are not. */
  private readonly slots: Int32Array;
  private readonly mask: number;
  /** Bit `key & filterMask` is set for every key there is. */
  private readonly filter: Int32Array;
  private readonly filterMask: number;
  /** Rows of tag, weight, tag, weight … */
  private readonly rows: Float32Array;

  constructor({ keys, rowStart, tags, weights }: CrfModel) {
    const capacity = powerOfTwo(SLOTS * keys.length);
    this.mask = capacity - 1;
    this.slots = new Int32Array(4 * capacity);
    this.filterMask = powerOfTwo(FILTER_BITS * keys.length) - 1;
    this.filter = new Int32Array((this.filterMask >>> 5) + 1);
    this.rows = new Float32Array(2 * weights.length);
    for (let w = 0; w < weights.length; w++) {
      this.rows[2 * w] = tags[w] as number;
      this.rows[2 * w + 1] = weights[w] as number;
    }
    for (let f = 0; f < keys.length; f++) {
      const key = (keys[f] as number) | 0;
      const bit = (key >>> 7) & this.filterMask;
      this.filter[bit >>> 5] = (this.filter[bit >>> 5] as number) | (1 << (bit & 31));
      let slot = (key & this.mask) << 2;
      while (this.slots[slot + 2] !== 0) slot = (slot + 4) & (4 * this.mask + 3);
      this.slots[slot] = key;
      this.slots[slot + 1] = 2 * (rowStart[f] as number);
      this.slots[slot + 2] = 2 * (rowStart[f + 1] as number);
    }
  }

  /** Adds the weights of the first `count` features to `scores`, where the tags begin at `at`. */
  addTo(scores: Float32Array, at: number, keys: Int32Array, count: number): void {
    const { slots, mask, filter, filterMask, rows } = this;
    const last = 4 * mask + 3;
    for (let k = 0; k < count; k++) {
      const key = keys[k] as number;
      const bit = (key >>> 7) & filterMask;
      if (((filter[bit >>> 5] as number) & (1 << (bit & 31))) === 0) continue;
      let slot = (key & mask) << 2;
      let end = slots[slot + 2] as number;
      while (end !== 0 && slots[slot] !== key) {
        slot = (slot + 4) & last;
        end = slots[slot + 2] as number;
      }
      if (end === 0) continue;
      for (let w = slots[slot + 1] as number; w < end; w += 2) {
        const cell = at + (rows[w] as number);
        scores[cell] = (scores[cell] as number) + (rows[w + 1] as number);
      }
    }
  }
}

/** The smallest power of two that is not below `n`, and at least 64. */
function powerOfTwo(n: number): number {
  return 1 << Math.max(6, 32 - Math.clz32(n - 1));
}
