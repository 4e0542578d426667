import { SurfaceSlots } from "../surface-slots.ts";
import type { TokenTable } from "../token-table.ts";

/** Memory for sums of word features that are kept, and words that are: a note's words repeat, and each has some fifty features. */
const CACHE_BYTES = 32 << 20;
const MOST_WORDS = 100_000;
/** Words of a stretch that is tagged at once, at least. */
const FEWEST_WORDS = 4096;
/** Numbers of four bytes in a line of the processor's cache. */
const LINE = 16;

/** Both hashes of a word form, and its row's number. */
const STRIDE = 3;
/** A row's last two numbers: what is known of the word, and its kind. */
const FACTS = 2;

/**
 * What each word form adds to the scores of the tokens round it, see {@link SurfaceSlots}, and what the tables know of it: a row a word. Row 0
 * is that of no word: all zeros. When it is full, those that were not asked for lately are forgotten.
 */
export class WordSums extends SurfaceSlots {
  /** The rows, one behind the other: {@link rowOf} says where a word's begins. */
  readonly values: Float32Array;
  /** The same memory, for what is known of each word: see {@link factsAt}. */
  readonly facts: Int32Array;
  /** From a row's beginning to its facts: lists below, seen above the sixteenth bit; then the kind. */
  readonly factsAt: number;
  private readonly width: number;
  private readonly most: number;
  private count = 0;
  /** Keeps the engine from leaving out what is read only to be there. */
  protected touched = 0;

  /** `sums`: of each word. */
  constructor(sums: number) {
    const width = LINE * Math.ceil((sums + FACTS) / LINE);
    const most = Math.min(MOST_WORDS, Math.max(FEWEST_WORDS, Math.floor(CACHE_BYTES / (4 * width))));
    super(STRIDE, 1 << (33 - Math.clz32(most)));
    this.factsAt = sums;
    this.width = width;
    this.most = most;
    this.values = new Float32Array((most + 1) * width);
    this.facts = new Int32Array(this.values.buffer);
  }

  get size(): number {
    return this.count;
  }

  /** Makes sure that so many words can be added without what is known now being lost. */
  reserve(words: number): void {
    if (this.count + words > this.most) this.forget();
    if (this.count + words > this.most) {
      this.emptySlots();
      this.count = 0;
    }
  }

  /** Where a word's row begins; -1 for one that has none yet. */
  rowOf(surface: number, check: number): number {
    const row = this.numberAt(this.find(surface, check));
    return row === 0 ? -1 : row * this.width;
  }

  /** Reads ahead what {@link rowOf} and its caller will need of some tokens; see `touchWords`. */
  touch({ surface }: TokenTable, from: number, end: number): void {
    const { slots, values, width } = this;
    let touched = 0;
    for (let i = from; i < end; i++) touched ^= slots[this.homeOf(surface[i] as number) + 2] as number;
    for (let i = from; i < end; i++) {
      // Mostly the first slot is the right one.
      const at = this.numberAt(this.homeOf(surface[i] as number)) * width;
      for (let ahead = at; ahead < at + width; ahead += LINE) touched ^= values[ahead] as number;
    }
    this.touched = touched;
  }

  /** Adds a row of zeros for a word that has none, after {@link reserve}; returns where it begins. */
  add(surface: number, check: number): number {
    const at = ++this.count * this.width;
    this.values.fill(0, at, at + this.width);
    this.fill(surface, check, this.count);
    return at;
  }

  private forget(): void {
    const { values, width } = this;
    const moved = this.forgetUnused();
    this.count = 0;
    for (const [from, to] of moved.entries()) {
      if (to === 0) continue;
      values.copyWithin(to * width, from * width, (from + 1) * width);
      this.count = to;
    }
  }
}
