import { type CrfModel, largestOf } from "./crf-model.ts";
import { MOST_FEATURES } from "./examples.ts";
import { tagCount } from "./labels.ts";
import { layOutPalette, type PaletteLayout, PaletteTable } from "./palette-table.ts";

/** Slots and filter bits a feature: the emptier, the fewer looks at memory; the larger, the slower each. */
const SLOTS = 2;
const FILTER_BITS = 8;
/** A slot's second number is where the feature's row begins, times this, plus the row's length. */
const LENGTHS = 256;
const LENGTH_BITS = 8;
/** A row's entry is its tag above its weight in sixteen bits. */
const WEIGHT_BITS = 16;
const LARGEST_STEP = 32_767;
/** A row with weights for more of the tags than this is written out in full. */
const FULL_SHARE = 0.7;

/** A model's weights as {@link openWeights} reads them: numbers that may lie in memory that threads share. */
export type WeightLayout = RowLayout | PaletteLayout;

/** What adds the weights of features to scores. */
export type Weights = Pick<WeightTable, "addTo" | "touch">;

/** What reads a layout. */
export function openWeights(layout: WeightLayout, types: number): Weights {
  return "palette" in layout ? new PaletteTable(layout, types) : new WeightTable(layout, types);
}

/** The weights of a model of any size as {@link WeightTable} reads them. */
export interface RowLayout {
  /** Key and row of each slot; an empty slot has row 0, for no row has length 0; a full row has minus its place in `fullRows`. */
  readonly slots: Int32Array;
  /** Bit `(key >>> 7) & mask` is set for every key there is. */
  readonly filter: Int32Array;
  readonly rows: Int32Array;
  /** Rows with a weight for most tags, written out for all of them: adding them is a plain loop. */
  readonly fullRows: Float32Array;
  /** Nats a unit of weight; one number. */
  readonly step: Float64Array;
}

/** The weights of a model, laid out. Throws a RangeError for a model of more weights than a slot can point to (eight million). */
export function layOutWeights(model: CrfModel): WeightLayout {
  const { header, rowStart, weights } = model;
  if (weights.length * LENGTHS > 0x7fff_ffff) throw new RangeError(`${weights.length} weights are too many`);
  const step = largestOf(weights) / LARGEST_STEP;
  const tagTotal = tagCount(header.types.length);
  const isFull = (f: number) => (rowStart[f + 1] as number) - (rowStart[f] as number) > FULL_SHARE * tagTotal;
  const toStep = (weight: number) => Math.round(weight / step) * step;
  return layOutPalette(model, isFull, toStep) ?? layOutRows(model, step, isFull);
}

function layOutRows(
  { header, keys, rowStart, tags, weights }: CrfModel,
  step: number,
  isFull: (f: number) => boolean,
): RowLayout {
  const tagTotal = tagCount(header.types.length);
  const rows = new Int32Array(weights.length);
  for (let w = 0; w < weights.length; w++) {
    const steps = Math.round((weights[w] as number) / step) & 0xffff;
    rows[w] = ((tags[w] as number) << WEIGHT_BITS) | steps;
  }
  // Row 0 stays empty, so that no full row has the number 0.
  let fullCount = 1;
  for (let f = 0; f < keys.length; f++) if (isFull(f)) fullCount++;
  const fullRows = new Float32Array(fullCount * tagTotal);
  let full = 0;
  const capacity = powerOfTwo(SLOTS * keys.length);
  const mask = capacity - 1;
  const slots = new Int32Array(2 * capacity);
  const filterMask = powerOfTwo(FILTER_BITS * keys.length) - 1;
  const filter = new Int32Array((filterMask >>> 5) + 1);
  for (let f = 0; f < keys.length; f++) {
    const key = (keys[f] as number) | 0;
    const bit = (key >>> 7) & filterMask;
    filter[bit >>> 5] = (filter[bit >>> 5] as number) | (1 << (bit & 31));
    let slot = key & mask;
    while (slots[2 * slot + 1] !== 0) slot = (slot + 1) & mask;
    const start = rowStart[f] as number;
    slots[2 * slot] = key;
    const end = rowStart[f + 1] as number;
    if (!isFull(f)) {
      slots[2 * slot + 1] = start * LENGTHS + (end - start);
      continue;
    }
    const place = ++full * tagTotal;
    slots[2 * slot + 1] = -place;
    for (let w = start; w < end; w++) fullRows[place + (tags[w] as number)] = weights[w] as number;
  }
  return { slots, filter, rows, fullRows, step: Float64Array.of(step) };
}

/**
 * A model's weights by feature key, laid out for reading: most of the time goes into waiting for memory, so a look-up touches one
 * cache line of the table and one or two of the weights, which take four bytes each, tag and all; and most features that the
 * model does not have are turned away by a small filter before that.
 */
class WeightTable {
  private readonly slots: Int32Array;
  private readonly mask: number;
  private readonly filter: Int32Array;
  private readonly filterMask: number;
  private readonly rows: Int32Array;
  private readonly fullRows: Float32Array;
  private readonly tagTotal: number;
  private readonly found = new Int32Array(MOST_FEATURES);
  private readonly step: number;
  /** Keeps the engine from leaving out what is read only to be there. */
  protected touched = 0;

  constructor({ slots, filter, rows, fullRows, step }: RowLayout, types: number) {
    this.slots = slots;
    this.mask = slots.length / 2 - 1;
    this.filter = filter;
    this.filterMask = 32 * filter.length - 1;
    this.rows = rows;
    this.fullRows = fullRows;
    this.tagTotal = tagCount(types);
    this.step = step[0] as number;
  }

  /** Reads ahead what {@link addTo} will need of the first `count` keys: most are turned away by the filter. */
  touch(keys: Int32Array, count: number): void {
    const { filter, filterMask } = this;
    let touched = 0;
    for (let k = 0; k < count; k++) touched ^= filter[(((keys[k] as number) >>> 7) & filterMask) >>> 5] as number;
    this.touched = touched;
  }

  /**
   * Adds the weights of the features `keys[from]` to `keys[end]` to `scores`, where the tags begin at `at`. First all rows are found, then all are
   * added: look-ups that do not wait for each other's sums overlap.
   */
  addTo(scores: Float32Array, at: number, keys: Int32Array, from: number, end: number): void {
    const { slots, mask, filter, filterMask, rows, fullRows, tagTotal, step, found } = this;
    let total = 0;
    for (let k = from; k < end; k++) {
      const key = keys[k] as number;
      const bit = (key >>> 7) & filterMask;
      if (((filter[bit >>> 5] as number) & (1 << (bit & 31))) === 0) continue;
      let slot = key & mask;
      let row = slots[2 * slot + 1] as number;
      while (row !== 0 && slots[2 * slot] !== key) {
        slot = (slot + 1) & mask;
        row = slots[2 * slot + 1] as number;
      }
      found[total] = row;
      if (row !== 0) total++;
    }
    for (let k = 0; k < total; k++) {
      const row = found[k] as number;
      if (row < 0) {
        for (let y = 0; y < tagTotal; y++) scores[at + y] = (scores[at + y] as number) + (fullRows[y - row] as number);
        continue;
      }
      const start = row >>> LENGTH_BITS;
      const rowEnd = start + (row & (LENGTHS - 1));
      for (let w = start; w < rowEnd; w++) {
        const entry = rows[w] as number;
        const cell = at + (entry >>> WEIGHT_BITS);
        scores[cell] = (scores[cell] as number) + ((entry << WEIGHT_BITS) >> WEIGHT_BITS) * step;
      }
    }
  }
}

/** The smallest power of two that is not below `n`, and at least 64. */
function powerOfTwo(n: number): number {
  return 1 << Math.max(6, 32 - Math.clz32(n - 1));
}
