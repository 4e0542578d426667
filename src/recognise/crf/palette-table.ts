import type { CrfModel } from "./crf-model.ts";
import { MOST_FEATURES } from "./examples.ts";
import { tagCount } from "./labels.ts";

/**
 * A slot's first number is a byte for each of four tags. Its second is a byte for the fifth, a bit that says which half of the palette its bytes
 * stand for, and the lower bits of its key; the upper ones say where it lies. Models of more tags have a third number for them (and a fourth, so
 * that a slot lies in one line of the processor's cache). An empty slot is two zeros.
 */
const FEW_TAGS = 5;
const MOST_TAGS = 8;
const FULL_BIT = 1 << 8;
const REST_SHIFT = 9;
const REST_BITS = 32 - REST_SHIFT;
const REST_MASK = -1 << REST_SHIFT;
/** Weights of a file of few types are so many different ones at most (see `writeCrfModel`): a byte tells which. */
const MOST_WEIGHTS = 256;
/** Keys a slot, at most: the fewer, the seldomer is a key not where it is looked for first. */
const MOST_LOAD = 0.5;
/** Slots are two to the power of so many, at least and at most. */
const FEWEST_HOME_BITS = 16;
const MOST_HOME_BITS = 24;

/** A model's weights with the features' own keys: what {@link PaletteTable} reads. */
export interface PaletteLayout {
  readonly slots: Int32Array;
  /** What each byte stands for, in nats, in a row of few tags; and behind those what it stands for in a full row, rounded otherwise. */
  readonly palette: Float64Array;
}

/** A row of a layout: its weights of the tags that it has, as they are to be added. */
export interface PaletteRow {
  readonly isFull: boolean;
  /** Nats to be added for a weight. */
  valueOf(weight: number): number;
}

/** The weights of a model, laid out; undefined for one of too many tags or different weights. */
export function layOutPalette(model: CrfModel, rowOf: (feature: number) => PaletteRow): PaletteLayout | undefined {
  const { header, keys, rowStart, tags, weights } = model;
  const tagTotal = tagCount(header.types.length);
  if (tagTotal > MOST_TAGS) return undefined;
  const places = new Map<number, number>([[0, 0]]);
  for (const weight of weights) {
    if (places.has(weight)) continue;
    if (places.size === MOST_WEIGHTS) return undefined;
    places.set(weight, places.size);
  }
  const palette = new Float64Array(2 * MOST_WEIGHTS);
  const stride = strideOf(tagTotal);
  const bytes = new Uint8Array(MOST_TAGS);
  let homeBits = FEWEST_HOME_BITS;
  while (keys.length > MOST_LOAD * 2 ** homeBits) homeBits++;
  for (; homeBits <= MOST_HOME_BITS; homeBits++) {
    const slots = new Int32Array(stride << homeBits);
    for (let f = 0; f < keys.length; f++) {
      const key = (keys[f] as number) | 0;
      const row = rowOf(f);
      bytes.fill(0);
      for (let w = rowStart[f] as number; w < (rowStart[f + 1] as number); w++) {
        const weight = weights[w] as number;
        const place = places.get(weight) as number;
        palette[place + (row.isFull ? MOST_WEIGHTS : 0)] = row.valueOf(weight);
        bytes[tags[w] as number] = place;
      }
      // A row without weights adds nothing.
      if (bytes.every((byte) => byte === 0)) continue;
      let at = stride * (key >>> (32 - homeBits));
      while (slots[at] !== 0 || slots[at + 1] !== 0) at = (at + stride) % slots.length;
      slots[at] = bytesOf(bytes, 0);
      slots[at + 1] = (key << REST_SHIFT) | (row.isFull ? FULL_BIT : 0) | (bytes[4] as number);
      if (stride > 2) slots[at + 2] = bytesOf(bytes, FEW_TAGS);
    }
    if (longestRun(slots, stride) < 1 << (homeBits + REST_BITS - 32)) return { slots, palette };
  }
  return undefined;
}

function strideOf(tagTotal: number): number {
  return tagTotal > FEW_TAGS ? 4 : 2;
}

function bytesOf(bytes: Uint8Array, from: number): number {
  let number = 0;
  for (let i = 0; i < 4; i++) number |= (bytes[from + i] ?? 0) << (8 * i);
  return number;
}

/**
 * Slots in the longest row of full ones. Keys of the same lower bits are at home so many slots apart that none is taken for another, if the row is
 * shorter than that.
 */
function longestRun(slots: Int32Array, stride: number): number {
  let longest = 0;
  let run = 0;
  // Twice round: the last slot's next is the first.
  for (let i = 0; i < 2 * slots.length && run < slots.length; i += stride) {
    const at = i % slots.length;
    run = slots[at] === 0 && slots[at + 1] === 0 ? 0 : run + 1;
    if (run > longest) longest = run;
  }
  return longest;
}

/** The weights of a model of few types by feature key: a look-up touches one line of the processor's cache, and a small palette. */
export class PaletteTable {
  private readonly slots: Int32Array;
  private readonly stride: number;
  /** From a key to the number of its home. */
  private readonly homeShift: number;
  private readonly palette: Float64Array;
  private readonly tagTotal: number;
  private readonly found = new Int32Array(MOST_FEATURES);
  /** Keeps the engine from leaving out what is read only to be there. */
  protected touched = 0;

  constructor({ slots, palette }: PaletteLayout, types: number) {
    this.tagTotal = tagCount(types);
    this.slots = slots;
    this.stride = strideOf(this.tagTotal);
    this.homeShift = 1 + Math.clz32(slots.length / this.stride);
    this.palette = palette;
  }

  /** Adds the weights of the first `count` features to `scores`, where the tags begin at `at`: first all are found, so that look-ups overlap. */
  addTo(scores: Float32Array, at: number, keys: Int32Array, count: number): void {
    const { slots, stride, homeShift, palette, tagTotal, found } = this;
    // Nothing here depends on what is read: the processor waits for all slots at once.
    let touched = 0;
    for (let k = 0; k < count; k++) touched ^= slots[stride * ((keys[k] as number) >>> homeShift)] as number;
    this.touched = touched;
    let total = 0;
    for (let k = 0; k < count; k++) {
      const key = keys[k] as number;
      const rest = key << REST_SHIFT;
      let place = stride * (key >>> homeShift);
      let head = slots[place + 1] as number;
      let isEmpty = head === 0 && slots[place] === 0;
      while (!isEmpty && (head & REST_MASK) !== rest) {
        place += stride;
        if (place === slots.length) place = 0;
        head = slots[place + 1] as number;
        isEmpty = head === 0 && slots[place] === 0;
      }
      found[total] = place;
      if (!isEmpty) total++;
    }
    for (let k = 0; k < total; k++) {
      const place = found[k] as number;
      const head = slots[place + 1] as number;
      const half = head & FULL_BIT;
      let bytes = slots[place] as number;
      for (let y = 0; y < tagTotal; y++) {
        if (y === 4) bytes = head;
        else if (y === FEW_TAGS) bytes = slots[place + 2] as number;
        scores[at + y] = (scores[at + y] as number) + (palette[half + (bytes & 255)] as number);
        bytes >>>= 8;
      }
    }
  }
}
