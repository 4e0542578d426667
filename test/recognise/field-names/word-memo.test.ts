import { describe, expect, it } from "vitest";

import { WordMemo } from "../../../src/recognise/field-names/word-memo.ts";

describe("WordMemo", () => {
  it("works out each word once, wherever it stands in a text", () => {
    const asked: string[] = [];
    const memo = new WordMemo((word) => {
      asked.push(word);
      return word === "naam" ? 2 : 0;
    });
    expect(memo.recall("de naam", 3, 7)).toBe(2);
    expect(memo.recall("naam: Jan", 0, 4)).toBe(2);
    expect(memo.recall("naam: Jan", 6, 9)).toBe(0);
    expect(memo.recall("Jan", 0, 3)).toBe(0);
    expect(asked).toEqual(["naam", "Jan"]);
  });

  it.each([undefined, 64])("answers rightly for more words than it has room for (%s)", (room) => {
    const memo = new WordMemo((word) => Number(word) % 3, room);
    for (let pass = 0; pass < 2; pass++) {
      for (let i = 0; i < 40_000; i++) {
        const word = String(i);
        if (memo.recall(word, 0, word.length) !== i % 3) expect.fail(`wrong for ${word}`);
      }
    }
  });
});
