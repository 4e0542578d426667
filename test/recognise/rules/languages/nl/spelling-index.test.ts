import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { isOneEditApart } from "../../../../../src/recognise/rules/languages/nl/edit-distance.ts";
import { createSpellingIndex } from "../../../../../src/recognise/rules/languages/nl/spelling-index.ts";

/** Damerau–Levenshtein distance (optimal string alignment) by the full table. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_row, i) =>
    Array.from({ length: b.length + 1 }, (_cell, j) => i + j),
  );
  const at = (i: number, j: number) => (rows[i] as number[])[j] as number;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1);
      (rows[i] as number[])[j] = best;
    }
  }
  return at(a.length, b.length);
}

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 7 });

describe("isOneEditApart", () => {
  it("agrees with the full table of distances", () => {
    fc.assert(
      fc.property(word, word, (a, b) => isOneEditApart(a, b) === distance(a, b) <= 1),
      { numRuns: 3000 },
    );
  });
});

describe("createSpellingIndex", () => {
  it("finds what a search of the whole list finds", () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), word, (words, key) => {
        const meant = words.some((other) => other !== key && other[0] === key[0] && distance(other, key) === 1);
        return (createSpellingIndex(words)(key) !== undefined) === meant;
      }),
      { numRuns: 3000 },
    );
  });

  it("finds each kind of typing error, and not the word itself", () => {
    const meant = createSpellingIndex(["jansen"]);
    expect(["jasnen", "janse", "janssen", "jamsen", "jansen", "hansen", "jaen"].map(meant)).toEqual([
      "jansen",
      "jansen",
      "jansen",
      "jansen",
      undefined,
      undefined,
      undefined,
    ]);
  });
});
