import { mix, readTokenTable } from "../../token-table.ts";
import type { Word } from "./word.ts";

const FEWEST_SLOTS = 1 << 12;
/** Numbers of a slot: the two hashes of a surface, its word's number from 1, and what the word says of its tokens. */
const STRIDE = 4;

/**
 * Words by the two hashes of their surface, which every token has already: no string is made or compared, and one line of the
 * processor's cache tells which word a token is and what it may begin.
 */
export class WordTable {
  private slots = new Int32Array(STRIDE * FEWEST_SLOTS);
  private readonly words: Word[] = [];
  protected touched = 0;

  get size(): number {
    return this.words.length;
  }

  /** Where a surface's slot is, or the empty one where it would be. */
  find(surface: number, check: number): number {
    const { slots } = this;
    const mask = slots.length / STRIDE - 1;
    for (let slot = surface & mask; ; slot = (slot + 1) & mask) {
      const at = slot * STRIDE;
      if (slots[at + 2] === 0 || (slots[at] === surface && slots[at + 1] === check)) return at;
    }
  }

  /** Reads ahead where the words of surfaces are, all at once: see `touchWords`. */
  touch(surfaces: Int32Array, count: number): void {
    const { slots } = this;
    const mask = slots.length / STRIDE - 1;
    let touched = 0;
    for (let i = 0; i < count; i++) touched ^= slots[STRIDE * ((surfaces[i] as number) & mask)] as number;
    this.touched = touched;
  }

  /** The word of a slot that {@link find} gave; undefined for an empty one. */
  wordAt(slot: number): Word | undefined {
    return this.words[(this.slots[slot + 2] as number) - 1];
  }

  /** {@link Word.begins} of the word of a slot. */
  beginsAt(slot: number): number {
    return this.slots[slot + 3] as number;
  }

  /** Adds the word of a surface that is not in the table; returns its slot. */
  add(surface: number, check: number, word: Word): number {
    if (2 * (this.size + 1) * STRIDE > this.slots.length) this.grow();
    this.words.push(word);
    const at = this.find(surface, check);
    this.slots.set([surface, check, this.words.length, word.begins], at);
    return at;
  }

  clear(): void {
    this.slots = new Int32Array(STRIDE * FEWEST_SLOTS);
    this.words.length = 0;
  }

  private grow(): void {
    const old = this.slots;
    this.slots = new Int32Array(2 * old.length);
    for (let at = 0; at < old.length; at += STRIDE) {
      if (old[at + 2] === 0) continue;
      this.slots.set(old.subarray(at, at + STRIDE), this.find(old[at] as number, old[at + 1] as number));
    }
  }
}

/** The two hashes by which a table finds a word that stands alone. */
export function hashesOf(surface: string): readonly [first: number, second: number] {
  const { count, surface: firsts, check } = readTokenTable(surface);
  let [first, second] = [firsts[0] ?? 0, check[0] ?? 0];
  for (let i = 1; i < count; i++) {
    first = mix(first, firsts[i] as number);
    second = mix(second, check[i] as number);
  }
  return [first, second];
}
