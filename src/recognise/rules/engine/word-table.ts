import { mix, readTokenTable } from "../../token-table.ts";
import { SurfaceSlots } from "../../surface-slots.ts";
import type { Word } from "./word.ts";

const FEWEST_SLOTS = 1 << 12;
/** Both hashes of a surface, its word's number from 1, and what the word says of its tokens. */
const STRIDE = 4;

/**
 * Words by their surface, see {@link SurfaceSlots}: one line of the processor's cache tells which word a token is and what it may begin.
 */
export class WordTable extends SurfaceSlots {
  private readonly words: Word[] = [];
  protected touched = 0;

  constructor() {
    super(STRIDE, FEWEST_SLOTS);
  }

  get size(): number {
    return this.words.length;
  }

  /** Reads ahead where the words of surfaces are, all at once: see `touchWords`. */
  touch(surfaces: Int32Array, count: number): void {
    const { slots } = this;
    let touched = 0;
    for (let i = 0; i < count; i++) touched ^= slots[this.homeOf(surfaces[i] as number)] as number;
    this.touched = touched;
  }

  /** The word of a slot that {@link find} gave; undefined for an empty one. */
  wordAt(slot: number): Word | undefined {
    const number = this.slots[slot + 2] as number;
    return number === 0 ? undefined : this.words[number - 1];
  }

  /** {@link Word.begins} of the word of a slot. */
  beginsAt(slot: number): number {
    return this.slots[slot + 3] as number;
  }

  /** Adds the word of a surface that is not in the table; returns its slot. */
  add(surface: number, check: number, word: Word): number {
    this.makeRoom();
    this.words.push(word);
    const at = this.find(surface, check);
    this.slots.set([surface, check, this.words.length, word.begins], at);
    return at;
  }

  clear(): void {
    this.emptySlots();
    this.words.length = 0;
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
