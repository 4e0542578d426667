import { describe, expect, it } from "vitest";

import { WordSums } from "../../../src/recognise/crf/word-sums.ts";

/** So wide that a table holds no more rows than a stretch of tokens may need. */
const WIDE = 3000;
const MOST = 4096;

describe("sums of words", () => {
  it("keep the rows of words that come again where the others go", () => {
    const words = new WordSums(WIDE);
    words.reserve(MOST);
    const check = (word: number) => word ^ 0x5bd1;
    for (let word = 1; word <= MOST; word++) {
      const at = words.add(word, check(word));
      words.values[at] = word / 2;
      words.values[at + WIDE - 1] = -word;
      words.facts[at + words.factsAt] = 3 * word;
    }
    const isUsual = (word: number) => word % 3 === 0;
    for (let word = 1; word <= MOST; word++) if (isUsual(word)) words.rowOf(word, check(word));
    words.reserve(1);
    expect(words.size).toBe(Math.floor(MOST / 3));
    for (let word = 1; word <= MOST; word++) {
      const at = words.rowOf(word, check(word));
      expect(at >= 0).toBe(isUsual(word));
      if (at < 0) continue;
      const row = [words.values[at], words.values[at + WIDE - 1], words.facts[at + words.factsAt]];
      expect(row).toEqual([word / 2, -word, 3 * word]);
    }
    const fresh = words.add(MOST + 1, 1);
    expect(words.values.subarray(fresh, fresh + WIDE).every((sum) => sum === 0)).toBe(true);
  });

  it("all go where too few do", () => {
    const words = new WordSums(WIDE);
    for (let word = 1; word <= MOST; word++) words.add(word, 1);
    for (let word = 1; word <= MOST / 2; word++) words.rowOf(word, 1);
    words.reserve(MOST);
    expect([words.size, words.rowOf(1, 1)]).toEqual([0, -1]);
  });
});
