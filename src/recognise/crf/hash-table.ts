import type { WordTable } from "./crf-model.ts";

/** A fixed map from 32-bit keys to positions 0, 1, 2 …: one array, open addressing, at most half full. */
interface HashTable {
  /** The position of a key among `keys`, or -1. */
  find(key: number): number;
}

/** A table of `keys`, which are distinct and already well mixed (they are hashes). */
function createHashTable(keys: Uint32Array): HashTable {
  const capacity = 1 << Math.max(4, 33 - Math.clz32(keys.length));
  const mask = capacity - 1;
  // Key and position side by side: one cache line a look-up.
  const slots = new Int32Array(2 * capacity);
  for (let position = 0; position < keys.length; position++) {
    const key = (keys[position] as number) | 0;
    let slot = key & mask;
    while (slots[2 * slot + 1] !== 0) slot = (slot + 1) & mask;
    slots[2 * slot] = key;
    slots[2 * slot + 1] = position + 1;
  }
  return {
    find: (key) => {
      for (let slot = key & mask; ; slot = (slot + 1) & mask) {
        const found = slots[2 * slot + 1] as number;
        if (found === 0 || slots[2 * slot] === (key | 0)) return found - 1;
      }
    },
  };
}

/** The value of a word in a table, by the word's hash; 0 for a word that is not in it. */
export function createWordLookup({ words, values }: WordTable): (word: number) => number {
  const positions = createHashTable(words);
  return (word) => values[positions.find(word)] ?? 0;
}
