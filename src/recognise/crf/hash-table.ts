import type { WordTable } from "./crf-model.ts";

/** The words of a table and their values, as {@link createWordLookup} finds them: numbers that may lie in memory that threads share. */
export function layOutWords({ words, values }: WordTable): Int32Array {
  const capacity = 1 << Math.max(4, 33 - Math.clz32(words.length));
  const mask = capacity - 1;
  // Hash and value side by side: one cache line a look-up. An empty slot's second number is 0.
  const slots = new Int32Array(2 * capacity);
  for (let i = 0; i < words.length; i++) {
    const key = (words[i] as number) | 0;
    let slot = key & mask;
    while (slots[2 * slot + 1] !== 0) slot = (slot + 1) & mask;
    slots[2 * slot] = key;
    slots[2 * slot + 1] = (values[i] as number) + 1;
  }
  return slots;
}

/** Words whose values are kept at hand: a power of two. A table of words is larger than what the processor has near it; the words of notes repeat. */
const RECENT = 1 << 14;

/** The value of a word in slots of {@link layOutWords}, by the word's hash; 0 for a word that is not in it. */
export function createWordLookup(slots: Int32Array): (word: number) => number {
  const mask = slots.length / 2 - 1;
  const search = (word: number): number => {
    for (let slot = word & mask; ; slot = (slot + 1) & mask) {
      const value = slots[2 * slot + 1] as number;
      if (value === 0) return 0;
      if (slots[2 * slot] === word) return value - 1;
    }
  };
  const words = new Int32Array(RECENT);
  const values = new Uint16Array(RECENT);
  // The word 0 is where no other is yet.
  values[0] = search(0);
  return (hash) => {
    const word = hash | 0;
    const place = word & (RECENT - 1);
    if (words[place] !== word) {
      values[place] = search(word);
      words[place] = word;
    }
    return values[place] as number;
  };
}
