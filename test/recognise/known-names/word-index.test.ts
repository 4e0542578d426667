import fc from "fast-check";
import { expect, it } from "vitest";

import { createWordIndex } from "../../../src/recognise/known-names/word-index.ts";

/** Optimal string alignment distance by its definition (Damerau 1964), for comparison. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : i)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] as number;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1);
      (rows[i] as number[])[j] = best;
    }
  }
  return at(a.length, b.length);
}

const word = fc.string({ unit: fc.constantFrom("a", "b", "n", "é", "ß", "م"), minLength: 1, maxLength: 7 });

it("finds exactly the listed words within one typing error, in short lists and long ones", () => {
  const other = Array.from({ length: 40 }, (_, i) => `zz${i}zzzzzzzz`);
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 25 }), fc.array(word, { maxLength: 10 }), (listed, looked) => {
      for (const words of [listed, [...listed, ...other]]) {
        const index = createWordIndex(words);
        expect(index.size).toBe(words.length);
        for (const surface of looked) {
          const expected = listed.flatMap((entry, id) =>
            entry === surface || (entry.length >= 4 && distance(entry, surface) === 1) ? [id] : [],
          );
          expect(
            [...index.search(surface)].sort((a, b) => a - b),
            `${surface} in ${listed.join()}`,
          ).toEqual(expected);
          expect(index.idOf(surface)).toBe(listed.indexOf(surface));
        }
      }
    }),
    { numRuns: 2000 },
  );
});
