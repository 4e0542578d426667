import { describe, expect, it } from "vitest";

import { WordMemo } from "../../../src/recognise/field-names/word-memo.ts";

describe("WordMemo", () => {
  it("works out each word once, wherever it stands in a text", () => {
    const memo = new WordMemo();
    const asked: string[] = [];
    const isNaam = (word: string) => {
      asked.push(word);
      return word === "naam";
    };
    expect(memo.recall("de naam", 3, 7, isNaam)).toBe(true);
    expect(memo.recall("naam: Jan", 0, 4, isNaam)).toBe(true);
    expect(memo.recall("naam: Jan", 6, 9, isNaam)).toBe(false);
    expect(memo.recall("Jan", 0, 3, isNaam)).toBe(false);
    expect(asked).toEqual(["naam", "Jan"]);
  });

  it("answers rightly for more words than it has room for", () => {
    const memo = new WordMemo();
    const isEven = (word: string) => Number(word) % 2 === 0;
    for (let pass = 0; pass < 2; pass++) {
      for (let i = 0; i < 40_000; i++) {
        const word = String(i);
        if (memo.recall(word, 0, word.length, isEven) !== (i % 2 === 0)) expect.fail(`wrong for ${word}`);
      }
    }
  });
});
