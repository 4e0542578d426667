import type { TokenTable } from "../token-table.ts";

/** Memory for sums of word features that are kept, and words that are: a note's words repeat, and each has some fifty features. */
const CACHE_BYTES = 32 << 20;
const MOST_WORDS = 60_000;
/** Words of a stretch that is tagged at once, at least. */
const FEWEST_WORDS = 4096;
/** Numbers of four bytes in a line of the processor's cache. */
const LINE = 16;

/** A row's last two numbers: what is known of the word, and its kind. */
const FACTS = 2;

/**
 * What each word form adds to the scores of the tokens round it, found by the two hashes of its surface, and what the tables know of it: a row a
 * word. Row 0 is that of no word: all zeros. Emptied when full.
 */
export class WordSums {
  /** The rows, one behind the other: {@link find} says where a word's begins. */
  readonly values: Float32Array;
  /** The same memory, for what is known of each word: see {@link factsAt}. */
  readonly facts: Int32Array;
  /** From a row's beginning to its facts: lists below, seen above the sixteenth bit; then the kind. */
  readonly factsAt: number;
  private readonly slots: Int32Array;
  private readonly mask: number;
  private readonly width: number;
  private readonly most: number;
  private count = 0;
  /** Keeps the engine from leaving out what is read only to be there. */
  protected touched = 0;

  /** `width`: sums a word. */
  constructor(width: number) {
    this.factsAt = width;
    this.width = LINE * Math.ceil((width + FACTS) / LINE);
    this.most = Math.min(MOST_WORDS, Math.max(FEWEST_WORDS, Math.floor(CACHE_BYTES / (4 * this.width))));
    this.values = new Float32Array((this.most + 1) * this.width);
    this.facts = new Int32Array(this.values.buffer);
    const capacity = 1 << (33 - Math.clz32(this.most));
    this.mask = capacity - 1;
    this.slots = new Int32Array(3 * capacity);
  }

  /** Makes sure that so many words can be added without what is known now being lost. */
  makeRoom(words: number): void {
    if (this.count + words <= this.most) return;
    this.slots.fill(0);
    this.count = 0;
  }

  /** Where a word's row begins; -1 for one that has none yet. */
  find(surface: number, check: number): number {
    const { slots, mask } = this;
    for (let slot = surface & mask; ; slot = (slot + 1) & mask) {
      const row = slots[3 * slot + 2] as number;
      if (row === 0) return -1;
      if (slots[3 * slot] === surface && slots[3 * slot + 1] === check) return row * this.width;
    }
  }

  /** Reads ahead what {@link find} and its caller will need of some tokens; see `touchWords`. */
  touch({ surface }: TokenTable, from: number, end: number): void {
    const { slots, mask, values, width } = this;
    let touched = 0;
    for (let i = from; i < end; i++) touched ^= slots[3 * ((surface[i] as number) & mask) + 2] as number;
    for (let i = from; i < end; i++) {
      // Mostly the first slot is the right one.
      const at = (slots[3 * ((surface[i] as number) & mask) + 2] as number) * width;
      for (let ahead = at; ahead < at + width; ahead += LINE) touched ^= values[ahead] as number;
    }
    this.touched = touched;
  }

  /** Adds a row of zeros for a word that has none, after {@link makeRoom}; returns where it begins. */
  add(surface: number, check: number): number {
    let slot = surface & this.mask;
    while (this.slots[3 * slot + 2] !== 0) slot = (slot + 1) & this.mask;
    const at = ++this.count * this.width;
    this.values.fill(0, at, at + this.width);
    this.slots[3 * slot] = surface;
    this.slots[3 * slot + 1] = check;
    this.slots[3 * slot + 2] = this.count;
    return at;
  }
}
