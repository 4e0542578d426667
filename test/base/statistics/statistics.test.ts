import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { clopperPearson } from "../../../src/base/statistics/clopper-pearson.ts";
import { quantile, sampleSizeForZeroHits } from "../../../src/base/statistics.ts";

describe("sampleSizeForZeroHits", () => {
  it("is the least n that reaches the threshold", () => {
    expect(sampleSizeForZeroHits(0.001)).toBe(2995);
    expect(sampleSizeForZeroHits(0.02)).toBe(149);
    fc.assert(
      fc.property(fc.double({ min: 1e-4, max: 0.5, noNaN: true }), (threshold) => {
        const n = sampleSizeForZeroHits(threshold);
        expect(clopperPearson(0, n, { sided: "upper" }).high).toBeLessThanOrEqual(threshold * (1 + 1e-9));
        if (n > 1) expect(clopperPearson(0, n - 1, { sided: "upper" }).high).toBeGreaterThan(threshold * (1 - 1e-9));
      }),
    );
  });
});

describe("quantile", () => {
  it("interpolates as R's type 7 does", () => {
    // quantile(c(1, 2, 4, 8), c(0, 0.25, 0.5, 1)): 1, 1.75, 3, 8
    expect([0, 0.25, 0.5, 1].map((probability) => quantile([1, 2, 4, 8], probability))).toEqual([1, 1.75, 3, 8]);
    expect(quantile([], 0.5)).toBeNaN();
  });
});
