/** Words that a memo has room for unless it is told otherwise: a power of two, twelve bytes each. */
const ROOM = 1 << 16;
const STRIDE = 3;
/** Two odd multipliers without structure (the golden ratio; xxHash). */
const FIRST_FACTOR = 0x9e3779b1;
const SECOND_FACTOR = 0x85ebca77;

/**
 * A small number for each word of texts (or whole phrase), worked out when it is first met and kept until another needs its room. Words are known
 * by two hashes, 64 bits together, so that none is cut out of its text to be looked up.
 */
export class WordMemo {
  private readonly slots: Int32Array;
  private readonly mask: number;
  private readonly work: (word: string) => number;

  /** `work` gives a word's number, not negative; `room`: a power of two. */
  constructor(work: (word: string) => number, room = ROOM) {
    this.work = work;
    this.mask = room - 1;
    this.slots = new Int32Array(STRIDE * room);
  }

  /** The number of the word `text.slice(start, end)`. */
  recall(text: string, start: number, end: number): number {
    const { slots } = this;
    let first = end - start;
    let second = first;
    for (let i = start; i < end; i++) {
      const unit = text.charCodeAt(i);
      first = Math.imul(first ^ unit, FIRST_FACTOR);
      first ^= first >>> 15;
      second = Math.imul(second ^ unit, SECOND_FACTOR);
      second ^= second >>> 13;
    }
    const slot = STRIDE * (first & this.mask);
    const known = slots[slot + 2] as number;
    if (known !== 0 && slots[slot] === first && slots[slot + 1] === second) return known - 1;
    const found = this.work(text.slice(start, end));
    slots[slot] = first;
    slots[slot + 1] = second;
    slots[slot + 2] = found + 1;
    return found;
  }
}
