/** Words that a memo has room for: a power of two, twelve bytes each. */
const ROOM = 1 << 14;
const STRIDE = 3;
/** Two odd multipliers without structure (the golden ratio; xxHash). */
const FIRST_FACTOR = 0x9e3779b1;
const SECOND_FACTOR = 0x85ebca77;

/**
 * Whether something holds of words of texts, each worked out when it is first met and kept until another word needs its room. Words are known by
 * two hashes, 64 bits together, so that none is cut out of its text to be looked up.
 */
export class WordMemo {
  private readonly slots = new Int32Array(STRIDE * ROOM);

  /** What `work` says of the word `text.slice(start, end)`. */
  recall(text: string, start: number, end: number, work: (word: string) => boolean): boolean {
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
    const slot = STRIDE * (first & (ROOM - 1));
    if (slots[slot] === first && slots[slot + 1] === second && slots[slot + 2] !== 0) return slots[slot + 2] === 2;
    const holds = work(text.slice(start, end));
    slots[slot] = first;
    slots[slot + 1] = second;
    slots[slot + 2] = holds ? 2 : 1;
    return holds;
  }
}
