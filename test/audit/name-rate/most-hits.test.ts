import fc from "fast-check";
import { expect, it } from "vitest";

import { countMostHits } from "../../../src/audit/name-rate/most-hits.ts";

it("counts the fewest names that make nine hits in ten", () => {
  expect(countMostHits([])).toBeUndefined();
  expect(countMostHits([1, 90, 5, 4])).toEqual({ share: 0.9, words: 1, ofWords: 4, hits: 100 });
  expect(countMostHits([1, 89, 6, 4])).toMatchObject({ words: 2 });
});

it("never counts more names than there are, and none fewer would do", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }), (contexts) => {
      const found = countMostHits(contexts);
      const sorted = contexts.toSorted((a, b) => b - a);
      const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
      const words = found?.words ?? 0;
      expect(sum(sorted.slice(0, words))).toBeGreaterThanOrEqual(0.9 * sum(contexts));
      expect(sum(sorted.slice(0, words - 1))).toBeLessThan(0.9 * sum(contexts));
    }),
  );
});
