import { mix, readTokenTable } from "../../token-table.ts";
import { SurfaceTable } from "../../surface-table.ts";
import type { Word } from "./word.ts";

/** Distinct words whose facts are kept; about 300 bytes each. */
const MOST_WORDS = 200_000;
const FEWEST_SLOTS = 1 << 12;
/** What every slot has, and what the word says of its tokens. */
const STRIDE = 4;

/** Words by their surface: one line of the processor's cache tells which word a token is and what it may begin. */
export class WordTable extends SurfaceTable<Word> {
  /** Keeps the engine from leaving out what is read only to be there. */
  protected touched = 0;

  constructor(most = MOST_WORDS) {
    super(most, STRIDE, FEWEST_SLOTS);
  }

  /** Reads ahead where the words of surfaces are, all at once: see `touchWords`. */
  touch(surfaces: Int32Array, count: number): void {
    const { slots } = this;
    let touched = 0;
    for (let i = 0; i < count; i++) touched ^= slots[this.homeOf(surfaces[i] as number)] as number;
    this.touched = touched;
  }

  /** {@link Word.begins} of the word of a slot. */
  beginsAt(slot: number): number {
    return this.slots[slot + 3] as number;
  }

  override set(surface: number, check: number, word: Word): number {
    const at = super.set(surface, check, word);
    this.slots[at + 3] = word.begins;
    return at;
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
