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

/**
 * Reads where the first `count` words are in slots of {@link layOutWords}, of which none depends on another: the processor waits for all at once,
 * and look-ups find them at hand. What is returned says nothing; keep it, or the engine leaves the reading out.
 */
export function touchWords(slots: Int32Array, words: Int32Array, count: number): number {
  const mask = slots.length / 2 - 1;
  let touched = 0;
  for (let i = 0; i < count; i++) touched ^= slots[2 * ((words[i] as number) & mask)] as number;
  return touched;
}

/** The value of a word in slots of {@link layOutWords}, by the word's hash; 0 for a word that is not in it. */
export function createWordLookup(slots: Int32Array): (word: number) => number {
  const mask = slots.length / 2 - 1;
  return (word) => {
    for (let slot = word & mask; ; slot = (slot + 1) & mask) {
      const value = slots[2 * slot + 1] as number;
      if (value === 0) return 0;
      if (slots[2 * slot] === (word | 0)) return value - 1;
    }
  };
}
