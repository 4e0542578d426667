import { expect, it } from "vitest";

import { keepTruths } from "../../src/text/keep-truths.ts";

it("asks once for what it keeps, whatever the answer, and anew for what another word displaced", () => {
  const asked: string[] = [];
  const isLong = keepTruths(1, (word) => asked.push(word) > 0 && word.length > 3);
  expect(["ab", "ab", "abcd", "abcd", "ab"].map(isLong)).toEqual([false, false, true, true, false]);
  expect(asked).toEqual(["ab", "abcd", "ab"]);
});

it("gives every word its own answer, many more words than it keeps", () => {
  const words = Array.from({ length: 20_000 }, (_, i) => i.toString(36));
  const isOdd = keepTruths(1 << 10, (word) => Number.parseInt(word, 36) % 2 === 1);
  for (const round of [1, 2])
    expect([round, words.filter((word, i) => isOdd(word) !== (i % 2 === 1))]).toEqual([round, []]);
});
