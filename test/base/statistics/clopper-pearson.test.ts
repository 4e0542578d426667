import binomialCdf from "@stdlib/stats-base-dists-binomial-cdf";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { clopperPearson } from "../../../src/base/statistics/clopper-pearson.ts";

describe("clopperPearson", () => {
  it("gives R's binom.test figures", () => {
    // binom.test(1, 10): 0.002528579 0.445016117; binom.test(5, 10): 0.1870860 0.8129140
    expect(clopperPearson(1, 10).low).toBeCloseTo(0.002528579, 8);
    expect(clopperPearson(1, 10).high).toBeCloseTo(0.445016117, 8);
    expect(clopperPearson(5, 10).low).toBeCloseTo(0.187086, 6);
    expect(clopperPearson(5, 10).high).toBeCloseTo(0.812914, 6);
  });

  it("bounds the published 0 of 100 by 2.95 %", () => {
    const { low, high } = clopperPearson(0, 100, { sided: "upper" });
    expect(low).toBe(0);
    expect(high).toBeCloseTo(1 - 0.05 ** (1 / 100), 12);
    expect((high * 100).toFixed(2)).toBe("2.95");
  });

  it("puts exactly alpha in each tail", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, share) => {
        const hits = Math.floor(share * n);
        const { low, high } = clopperPearson(hits, n, { sided: "each" });
        if (hits < n) expect(binomialCdf(hits, n, high)).toBeCloseTo(0.05, 6);
        if (hits > 0) expect(1 - binomialCdf(hits - 1, n, low)).toBeCloseTo(0.05, 6);
        expect(low).toBeLessThanOrEqual(hits / n);
        expect(high).toBeGreaterThanOrEqual(hits / n);
      }),
      { numRuns: 50 },
    );
  });

  it("knows nothing of nothing, and refuses what is no proportion", () => {
    expect(clopperPearson(0, 0)).toEqual({ low: 0, high: 1 });
    expect(clopperPearson(7, 7)).toMatchObject({ high: 1 });
    expect(() => clopperPearson(3, 2)).toThrow(RangeError);
    expect(() => clopperPearson(-1, 2)).toThrow(RangeError);
    expect(() => clopperPearson(0.5, 2)).toThrow(RangeError);
  });
});
