import type { CrfModel } from "./crf-model.ts";
import { MOST_FEATURES } from "./examples.ts";
import { tagCount } from "./labels.ts";

/** A slot is a key, a head and a byte a tag, in four numbers: a quarter of a line of the processor's cache, which a look-up waits for once. */
const STRIDE = 4;
const MOST_TAGS = 8;
/** Weights of a file of few types are so many different ones at most (see `writeCrfModel`): a byte tells which. */
const MOST_WEIGHTS = 256;
/** Head of a slot: 0 for an empty one, else which half of the palette its bytes stand for, plus 1. */
const SPARSE = 1;
const FULL = 2;
/** Keys a slot, at most. */
const MOST_LOAD = 0.75;

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
  if (tagCount(header.types.length) > MOST_TAGS) return undefined;
  const places = new Map<number, number>([[0, 0]]);
  for (const weight of weights) {
    if (places.has(weight)) continue;
    if (places.size === MOST_WEIGHTS) return undefined;
    places.set(weight, places.size);
  }
  const palette = new Float64Array(2 * MOST_WEIGHTS);
  let capacity = 64;
  while (keys.length > MOST_LOAD * capacity) capacity *= 2;
  const mask = capacity - 1;
  const slots = new Int32Array(STRIDE * capacity);
  for (let f = 0; f < keys.length; f++) {
    const key = (keys[f] as number) | 0;
    let slot = key & mask;
    while (slots[STRIDE * slot + 1] !== 0) slot = (slot + 1) & mask;
    const at = STRIDE * slot;
    const row = rowOf(f);
    slots[at] = key;
    slots[at + 1] = row.isFull ? FULL : SPARSE;
    for (let w = rowStart[f] as number; w < (rowStart[f + 1] as number); w++) {
      const weight = weights[w] as number;
      const place = places.get(weight) as number;
      const tag = tags[w] as number;
      palette[place + (row.isFull ? MOST_WEIGHTS : 0)] = row.valueOf(weight);
      const cell = at + 2 + (tag >>> 2);
      slots[cell] = (slots[cell] as number) | (place << (8 * (tag & 3)));
    }
  }
  return { slots, palette };
}

/** The weights of a model of few types by feature key: a look-up touches one line of the processor's cache, and a small palette. */
export class PaletteTable {
  private readonly slots: Int32Array;
  private readonly mask: number;
  private readonly palette: Float64Array;
  private readonly tagTotal: number;
  private readonly found = new Int32Array(MOST_FEATURES);
  /** Keeps the engine from leaving out what is read only to be there. */
  protected touched = 0;

  constructor({ slots, palette }: PaletteLayout, types: number) {
    this.slots = slots;
    this.mask = slots.length / STRIDE - 1;
    this.palette = palette;
    this.tagTotal = tagCount(types);
  }

  /** Adds the weights of the first `count` features to `scores`, where the tags begin at `at`: first all are found, so that look-ups overlap. */
  addTo(scores: Float32Array, at: number, keys: Int32Array, count: number): void {
    const { slots, mask, palette, tagTotal, found } = this;
    // Nothing here depends on what is read: the processor waits for all slots at once.
    let touched = 0;
    for (let k = 0; k < count; k++) touched ^= slots[STRIDE * ((keys[k] as number) & mask)] as number;
    this.touched = touched;
    let total = 0;
    for (let k = 0; k < count; k++) {
      const key = keys[k] as number;
      let place = STRIDE * (key & mask);
      let head = slots[place + 1] as number;
      while (head !== 0 && slots[place] !== key) {
        place = (place + STRIDE) & (STRIDE * mask + STRIDE - 1);
        head = slots[place + 1] as number;
      }
      found[total] = place;
      if (head !== 0) total++;
    }
    for (let k = 0; k < total; k++) {
      const place = found[k] as number;
      const half = slots[place + 1] === FULL ? MOST_WEIGHTS : 0;
      let bytes = slots[place + 2] as number;
      for (let y = 0; y < tagTotal; y++) {
        if (y === 4) bytes = slots[place + 3] as number;
        scores[at + y] = (scores[at + y] as number) + (palette[half + (bytes & 255)] as number);
        bytes >>>= 8;
      }
    }
  }
}
