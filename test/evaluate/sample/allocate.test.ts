import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { allocate, EXPECTED_SHARE, expectedLimit, sizeForBound } from "../../../src/evaluate/sample/allocate.ts";
import { weightOf } from "../../../src/evaluate/sample/sample-sheet.ts";

const passages = fc
  .tuple(fc.nat(3000), fc.nat(3000), fc.nat(3000), fc.nat(3000))
  .filter((counts) => counts.some((count) => count > 0));

describe("allocate", () => {
  it("draws what was asked for, no stratum left out nor drawn dry, and weights that sum to the corpus", () => {
    fc.assert(
      fc.property(passages, fc.integer({ min: 4, max: 20_000 }), (counts, size) => {
        const strata = allocate(counts, size);
        const total = counts.reduce((sum, count) => sum + count, 0);
        expect(strata.reduce((sum, { sampled }) => sum + sampled, 0)).toBe(Math.min(size, total));
        for (const [index, { passages: of, sampled }] of strata.entries()) {
          expect(of).toBe(counts[index]);
          expect(sampled).toBeLessThanOrEqual(of);
          if (of > 0) expect(sampled).toBeGreaterThan(0);
        }
        expect(strata.reduce((sum, stratum) => sum + stratum.sampled * weightOf(stratum), 0)).toBeCloseTo(total, 6);
      }),
    );
  });

  it("draws more where misses are likely, and lets no passage stand for more than twice its share", () => {
    const strata = allocate([1000, 1000, 1000, 1000], 200);
    const sampled = strata.map((stratum) => stratum.sampled);
    expect(sampled).toEqual(sampled.toSorted((a, b) => b - a));
    expect(sampled[0]).toBeGreaterThan(1.4 * (sampled[3] as number));
    for (const stratum of strata) expect(weightOf(stratum)).toBeLessThanOrEqual((2 * 4000) / 200);
  });
});

describe("sizeForBound", () => {
  it("is the least that is expected to show the bound", () => {
    fc.assert(
      fc.property(
        passages,
        fc.integer({ min: 500, max: 20_000 }),
        fc.double({ min: 0.002, max: 0.2, noNaN: true }),
        (counts, marks, bound) => {
          const allowed = (bound / (1 - bound)) * marks;
          const strata = sizeForBound(counts, marks, bound);
          const size = strata.reduce((sum, { sampled }) => sum + sampled, 0);
          expect(expectedLimit(strata, EXPECTED_SHARE * allowed)).toBeLessThanOrEqual(allowed);
          const nonEmpty = counts.filter((count) => count > 0).length;
          if (size > nonEmpty)
            expect(expectedLimit(allocate(counts, size - 1), EXPECTED_SHARE * allowed)).toBeGreaterThan(0.9 * allowed);
        },
      ),
      { numRuns: 50 },
    );
  });

  it("grows as the bound falls, and refuses a bound where nothing was found", () => {
    const size = (bound: number) =>
      sizeForBound([500, 500, 500, 500], 4000, bound).reduce((sum, { sampled }) => sum + sampled, 0);
    expect(size(0.01)).toBeGreaterThan(2 * size(0.03));
    expect(() => sizeForBound([5, 0, 0, 0], 0, 0.01)).toThrow(/nothing was found/u);
  });
});
