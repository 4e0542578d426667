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

/** The weights of a model, laid out, those of rows that are not full rounded by `toSparse`; undefined for one of too many tags or different weights. */
export function layOutPalette(
  { header, keys, rowStart, tags, weights }: CrfModel,
  isFull: (feature: number) => boolean,
  toSparse: (weight: number) => number,
): PaletteLayout | undefined {
  const tagTotal = tagCount(header.types.length);
  const numbered = tagTotal > MOST_TAGS ? undefined : numberWeights(weights);
  if (numbered === undefined) return undefined;
  const { places, values } = numbered;
  const palette = new Float64Array(2 * MOST_WEIGHTS);
  palette.set(values.map(toSparse));
  palette.set(values, MOST_WEIGHTS);
  const stride = strideOf(tagTotal);
  let homeBits = FEWEST_HOME_BITS;
  while (keys.length > MOST_LOAD * 2 ** homeBits) homeBits++;
  for (; homeBits <= MOST_HOME_BITS; homeBits++) {
    const slots = new Int32Array(stride << homeBits);
    for (let f = 0; f < keys.length; f++) {
      const key = (keys[f] as number) | 0;
      const end = rowStart[f + 1] as number;
      let [first, fifth, rest] = [0, 0, 0];
      for (let w = rowStart[f] as number; w < end; w++) {
        const tag = tags[w] as number;
        const place = places[w] as number;
        if (tag < FEW_TAGS - 1) first |= place << (8 * tag);
        else if (tag < FEW_TAGS) fifth = place;
        else rest |= place << (8 * (tag - FEW_TAGS));
      }
      // A row without weights adds nothing.
      if ((first | fifth | rest) === 0) continue;
      let at = stride * (key >>> (32 - homeBits));
      while (slots[at] !== 0 || slots[at + 1] !== 0) {
        at += stride;
        if (at === slots.length) at = 0;
      }
      slots[at] = first;
      slots[at + 1] = (key << REST_SHIFT) | (isFull(f) ? FULL_BIT : 0) | fifth;
      if (stride > 2) slots[at + 2] = rest;
    }
    if (longestRun(slots, stride) < 1 << (homeBits + REST_BITS - 32)) return { slots, palette };
  }
  return undefined;
}

/** Slots of the table that numbers weights: a power of two, several times as many as there are numbers. */
const NUMBERING_BITS = 11;
/** Spreads the bits of numbers that are multiples of one (2^32 divided by the golden ratio). */
const SPREAD = 0x9e3779b1;

/** For each weight the number of its value, from 1 on (0 is no weight), and the values (nats) by number; undefined for more than {@link MOST_WEIGHTS} values. */
function numberWeights(weights: Float32Array): { places: Uint8Array; values: Float64Array } | undefined {
  const bits = new Int32Array(weights.buffer, weights.byteOffset, weights.length);
  const places = new Uint8Array(weights.length);
  const values = new Float64Array(MOST_WEIGHTS);
  const known = new Int32Array(1 << NUMBERING_BITS);
  const numbers = new Uint8Array(known.length);
  let count = 1;
  for (let w = 0; w < bits.length; w++) {
    const own = bits[w] as number;
    // Nothing but a sign: no weight, or minus none.
    if (own << 1 === 0) continue;
    let slot = Math.imul(own, SPREAD) >>> (32 - NUMBERING_BITS);
    while (numbers[slot] !== 0 && known[slot] !== own) slot = (slot + 1) & (known.length - 1);
    if (numbers[slot] === 0) {
      if (count === MOST_WEIGHTS) return undefined;
      known[slot] = own;
      values[count] = weights[w] as number;
      numbers[slot] = count++;
    }
    places[w] = numbers[slot] as number;
  }
  return { places, values };
}

function strideOf(tagTotal: number): number {
  return tagTotal > FEW_TAGS ? 4 : 2;
}

/**
 * Slots in the longest row of full ones. Keys of the same lower bits are at home so many slots apart that none is taken for another, if the row is
 * shorter than that.
 */
function longestRun(slots: Int32Array, stride: number): number {
  let longest = 0;
  let run = 0;
  // The last slot's next is the first.
  let beginning = -1;
  for (let at = 0; at < slots.length; at += stride) {
    if (slots[at] !== 0 || slots[at + 1] !== 0) {
      if (++run > longest) longest = run;
    } else {
      if (beginning < 0) beginning = run;
      run = 0;
    }
  }
  return beginning < 0 ? longest : Math.max(longest, run + beginning);
}

/** Rows of keys that were looked for lately are two to the power of so many: they stay where the processor has them near. */
const RECENT_BITS = 14;
const RECENT_SHIFT = 32 - RECENT_BITS;

/** The weights of a model of few types by feature key: a look-up touches one line of the processor's cache, and a small palette. */
export class PaletteTable {
  private readonly slots: Int32Array;
  private readonly stride: number;
  /** From a key to the number of its home. */
  private readonly homeShift: number;
  private readonly palette: Float64Array;
  private readonly tagTotal: number;
  /** A copy of a slot for each value of a key's upper bits: of the key that was last looked for. A key that has no slot has one of zeros here. */
  private readonly recent: Int32Array;
  /** The slots of the keys that are to be added, one behind the other. */
  private readonly found: Int32Array;
  /** Keys that are to be recalled. */
  private missing = new Int32Array(0);
  /** Keeps the engine from leaving out what is read only to be there. */
  protected touched = 0;

  constructor({ slots, palette }: PaletteLayout, types: number) {
    this.tagTotal = tagCount(types);
    this.slots = slots;
    this.stride = strideOf(this.tagTotal);
    this.homeShift = 1 + Math.clz32(slots.length / this.stride);
    this.palette = palette;
    this.found = new Int32Array(this.stride * MOST_FEATURES);
    this.recent = new Int32Array(this.stride << RECENT_BITS);
    // A slot knows the lower bits of its key, and some of those are also upper ones: no key has these here.
    for (let place = 0; place < 1 << RECENT_BITS; place++)
      this.recent[this.stride * place + 1] = ~place << (RECENT_SHIFT + REST_SHIFT);
  }

  /**
   * Gets what {@link addTo} will need of the first `count` keys to be at hand. The slots that are far are read one behind the other: nothing depends on
   * what is read, so the processor waits for all at once. Which keys these are is told without a branch, for none could be foreseen.
   */
  touch(keys: Int32Array, count: number): void {
    const { slots, stride, homeShift, recent } = this;
    if (count > this.missing.length) this.missing = new Int32Array(2 * count);
    const { missing } = this;
    let missed = 0;
    for (let k = 0; k < count; k++) {
      const key = keys[k] as number;
      const differs = ((recent[stride * (key >>> RECENT_SHIFT) + 1] as number) ^ (key << REST_SHIFT)) & REST_MASK;
      missing[missed] = key;
      missed += (differs | -differs) >>> 31;
    }
    let touched = 0;
    for (let k = 0; k < missed; k++) touched ^= slots[stride * ((missing[k] as number) >>> homeShift)] as number;
    this.touched = touched;
    for (let k = 0; k < missed; k++) {
      const key = missing[k] as number;
      this.recall(key, stride * (key >>> RECENT_SHIFT));
    }
  }

  /** Adds the weights of the features `keys[from]` to `keys[end]` to `scores`, where the tags begin at `at`. */
  addTo(scores: Float32Array, at: number, keys: Int32Array, from: number, end: number): void {
    const { stride, found, recent } = this;
    let place = 0;
    for (let k = from; k < end; k++) {
      const key = keys[k] as number;
      const home = stride * (key >>> RECENT_SHIFT);
      if (((recent[home + 1] as number) & REST_MASK) !== key << REST_SHIFT) this.recall(key, home);
      found[place] = recent[home] as number;
      found[place + 1] = recent[home + 1] as number;
      if (stride > 2) found[place + 2] = recent[home + 2] as number;
      place += stride;
    }
    if (this.tagTotal === FEW_TAGS) this.addFive(scores, at, place);
    else this.addFound(scores, at, place);
  }

  /** Copies the slot of a key to its place among the recent ones. */
  private recall(key: number, home: number): void {
    const { slots, stride, recent } = this;
    const rest = key << REST_SHIFT;
    let place = stride * (key >>> this.homeShift);
    let head = slots[place + 1] as number;
    let isEmpty = head === 0 && slots[place] === 0;
    while (!isEmpty && (head & REST_MASK) !== rest) {
      place += stride;
      if (place === slots.length) place = 0;
      head = slots[place + 1] as number;
      isEmpty = head === 0 && slots[place] === 0;
    }
    recent[home] = slots[place] as number;
    recent[home + 1] = isEmpty ? rest : head;
    if (stride > 2) recent[home + 2] = slots[place + 2] as number;
  }

  private addFound(scores: Float32Array, at: number, end: number): void {
    const { stride, palette, tagTotal, found } = this;
    for (let place = 0; place < end; place += stride) {
      const head = found[place + 1] as number;
      const half = head & FULL_BIT;
      let bytes = found[place] as number;
      for (let y = 0; y < tagTotal; y++) {
        if (y === 4) bytes = head;
        else if (y === FEW_TAGS) bytes = found[place + 2] as number;
        scores[at + y] = (scores[at + y] as number) + (palette[half + (bytes & 255)] as number);
        bytes >>>= 8;
      }
    }
  }

  /** The same for five tags, whose sums are not put down between one row and the next. */
  private addFive(scores: Float32Array, at: number, end: number): void {
    const { palette, found } = this;
    let sum0 = scores[at] as number;
    let sum1 = scores[at + 1] as number;
    let sum2 = scores[at + 2] as number;
    let sum3 = scores[at + 3] as number;
    let sum4 = scores[at + 4] as number;
    for (let place = 0; place < end; place += 2) {
      const bytes = found[place] as number;
      const head = found[place + 1] as number;
      const half = head & FULL_BIT;
      sum0 = Math.fround(sum0 + (palette[half + (bytes & 255)] as number));
      sum1 = Math.fround(sum1 + (palette[half + ((bytes >>> 8) & 255)] as number));
      sum2 = Math.fround(sum2 + (palette[half + ((bytes >>> 16) & 255)] as number));
      sum3 = Math.fround(sum3 + (palette[half + (bytes >>> 24)] as number));
      sum4 = Math.fround(sum4 + (palette[half + (head & 255)] as number));
    }
    scores[at] = sum0;
    scores[at + 1] = sum1;
    scores[at + 2] = sum2;
    scores[at + 3] = sum3;
    scores[at + 4] = sum4;
  }
}
