import fc from "fast-check";
import { expect, it } from "vitest";

import { clopperPearson } from "../../../src/base/statistics/clopper-pearson.ts";
import {
  mostHits,
  passingProbability,
  sampleSizeForHits,
  sampleSizeForPower,
} from "../../../src/base/statistics/sample-size.ts";
import { sampleSizeForZeroHits } from "../../../src/base/statistics.ts";

const upper = (hits: number, n: number) => clopperPearson(hits, n, { sided: "upper" }).high;
const limits = fc.double({ min: 0.0005, max: 0.3, noNaN: true });

it("is the least n whose bound of Clopper and Pearson is within the limit", () => {
  fc.assert(
    fc.property(fc.nat(20), limits, (hits, limit) => {
      const n = sampleSizeForHits(hits, limit);
      expect(upper(hits, n)).toBeLessThanOrEqual(limit + 1e-12);
      if (n > hits + 1) expect(upper(hits, n - 1)).toBeGreaterThan(limit - 1e-12);
      expect(mostHits(n, limit)).toBe(hits);
    }),
    { numRuns: 50 },
  );
  for (const limit of [0.001, 0.005, 0.02]) expect(sampleSizeForHits(0, limit)).toBe(sampleSizeForZeroHits(limit));
  // scipy.stats.beta.ppf(0.95, hits + 1, n - hits)
  expect([0, 1, 2, 3].map((hits) => sampleSizeForHits(hits, 0.001))).toEqual([2995, 4742, 6294, 7752]);
});

it("holds its power for every larger n", () => {
  const figures = { limit: 0.001, rate: 1 / 6000 };
  // scipy.stats.binom.cdf
  expect(passingProbability(2994, figures)).toBe(0);
  expect(passingProbability(2995, figures)).toBeCloseTo(0.607, 3);
  expect(passingProbability(4742, figures)).toBeCloseTo(0.812, 3);
  expect(passingProbability(5300, figures)).toBeCloseTo(0.779, 3);
  const n = sampleSizeForPower({ ...figures, power: 0.8 });
  expect(n).toBe(6294);
  expect(passingProbability(n - 1, figures)).toBeLessThan(0.8);
  for (let more = n; more < n + 20_000; more += 331)
    expect(passingProbability(more, figures)).toBeGreaterThanOrEqual(0.8);
  expect(() => sampleSizeForPower({ limit: 0.001, rate: 0.001, power: 0.8 })).toThrow(RangeError);
});
