import { hashWord } from "../../../text/word-hash.ts";
import type { Word } from "./word.ts";

const FEWEST_SLOTS = 1 << 12;

/** Words by their surface, found in a text without making a string of it: a slice and a `Map` take longer than all else of a token. */
export class SurfaceTable {
  private slots: (Word | undefined)[] = emptySlots(FEWEST_SLOTS);
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** The word written `text.slice(start, end)`; undefined where it is not in the table. */
  find(text: string, start: number, end: number): Word | undefined {
    const { slots } = this;
    const mask = slots.length - 1;
    for (let slot = hashWord(text, start, end) & mask; ; slot = (slot + 1) & mask) {
      const word = slots[slot];
      if (word === undefined || isAt(text, start, end, word.surface)) return word;
    }
  }

  /** Adds a word that is not in the table. */
  add(word: Word): void {
    if (2 * ++this.count > this.slots.length) {
      const words = this.slots.filter((known) => known !== undefined);
      this.slots = emptySlots(2 * this.slots.length);
      for (const known of words) this.put(known);
    }
    this.put(word);
  }

  clear(): void {
    this.slots = emptySlots(FEWEST_SLOTS);
    this.count = 0;
  }

  private put(word: Word): void {
    const mask = this.slots.length - 1;
    let slot = hashWord(word.surface) & mask;
    while (this.slots[slot] !== undefined) slot = (slot + 1) & mask;
    this.slots[slot] = word;
  }
}

function emptySlots(length: number): undefined[] {
  return Array.from({ length }, () => undefined);
}

function isAt(text: string, start: number, end: number, surface: string): boolean {
  if (surface.length !== end - start) return false;
  for (let i = 0; i < surface.length; i++) if (surface.charCodeAt(i) !== text.charCodeAt(start + i)) return false;
  return true;
}
