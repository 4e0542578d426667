import { expect, it } from "vitest";

import { keepAnswers } from "../../src/text/keep-answers.ts";

it("asks once for what it keeps, also where the answer is false, and anew when more came than it keeps", () => {
  const asked: string[] = [];
  const isLong = keepAnswers(2, (text) => asked.push(text) > 0 && text.length > 3);
  expect(["ab", "abcd", "ab", "abcd"].map(isLong)).toEqual([false, true, false, true]);
  expect(asked).toEqual(["ab", "abcd"]);
  expect([isLong("abcde"), isLong("abcde"), isLong("ab")]).toEqual([true, true, false]);
  expect(asked).toEqual(["ab", "abcd", "abcde", "ab"]);
});
