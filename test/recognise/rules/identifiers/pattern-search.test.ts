import { describe, expect, it } from "vitest";

import { createRandom } from "../../../../src/base/random.ts";
import { Reading } from "../../../../src/recognise/reading.ts";
import { PatternSet } from "../../../../src/recognise/rules/identifiers/pattern-search.ts";

const PATTERNS: readonly RegExp[] = [
  /(?<![\p{L}\p{N}]|\d[.,/-])(\d{1,4})(?:\s?([/-])\2?\s?(\d{1,2})|(\.\s?)(\d{1,2})\.\s?)(\d{4}|\d{2})(?![\p{L}\p{N}])/gu,
  /(?:a|ab|é)?[b-d]{2,3}(?=x|\d)/giu,
  /\p{Lu}[\p{L}\p{M}'’-]{1,40}?(?:straat|weg)\s\d{1,4}/gu,
  /(?:x{0,2}y+|[^a-z\s]{17,20}|(?<=b)c)(?!z)/gu,
  /(?:\(|\+)?\d(?:[ ().-]{0,2}\d){5,15}$/gmu,
  // What they begin with may be a whole word, what goes on behind it a space or an accent.
  /(?<![\p{L}\p{N}])(?:\p{L}{1,3}(?:b|é))?(?:a|ab|bc)\s{0,2}(?:x|y|\d)/giu,
  /(?<![\p{L}\p{N}])(?:ab?\u0301?|[b-d]{2}’)(?:é|\s|-)\p{L}/giu,
  /\p{M}[a-d]/gu,
];
const PIECES = [
  "\u0301",
  "𝐀",
  "Straße",
  "a",
  "b",
  "c",
  "d",
  "x",
  "y",
  "z",
  "é",
  "Á",
  "😀",
  "1",
  "20",
  "2019",
  "/",
  "-",
  ".",
  " ",
  "\n",
  "weg 1",
  "Langestraat 12",
  "(",
  "ſ",
  "\u00a0",
  "’",
  "-\u0301",
  "K",
];

describe("PatternSet", () => {
  it("finds what matchAll finds", () => {
    const random = createRandom(11);
    const together = new PatternSet();
    // More than one automaton takes.
    for (let i = 0; i < 40; i++) together.search(/q{3}z/gu);
    for (const [pattern, search] of PATTERNS.flatMap((one) => [
      [one, new PatternSet().search(one)] as const,
      [one, together.search(one)] as const,
    ])) {
      for (let round = 0; round < 400; round++) {
        const text = Array.from({ length: 1 + random.int(30) }, () => PIECES[random.int(PIECES.length)]).join("");
        const expected = [...text.matchAll(pattern)].map((match) => [match.index, ...match]);
        expect(search(new Reading(text)).map((match) => [match.index, ...match])).toEqual(expected);
      }
    }
  });

  it("refuses a pattern that it cannot read", () => {
    expect(() => new PatternSet().search(/a(?<![b)])c/gu)(new Reading("abc"))).not.toThrow();
  });
});
