import { describe, expect, it } from "vitest";

import {
  bootstrapRatio,
  bootstrapRatios,
  clusterBootstrap,
  pairedBootstrap,
  ratioOfSums,
  relativeDifference,
} from "../../../src/base/statistics/bootstrap.ts";
import { createRandom } from "../../../src/base/random.ts";
import { mean } from "../../../src/base/statistics.ts";

function sampleOf(n: number): number[] {
  const random = createRandom(5, "sample");
  return Array.from({ length: n }, () => random.next());
}

describe("clusterBootstrap", () => {
  it("comes close to the normal interval of a mean", () => {
    const values = sampleOf(400);
    const { low, high } = clusterBootstrap(values, mean, { seed: 1 });
    // A uniform variable's standard deviation is sqrt(1/12); 1.96 standard errors either side.
    const halfWidth = 1.96 * Math.sqrt(1 / 12 / 400);
    expect(low).toBeCloseTo(mean(values) - halfWidth, 2);
    expect(high).toBeCloseTo(mean(values) + halfWidth, 2);
  });

  it("is the same for the same seed, another for another", () => {
    const values = sampleOf(50);
    expect(clusterBootstrap(values, mean, { seed: 1 })).toEqual(clusterBootstrap(values, mean, { seed: 1 }));
    expect(clusterBootstrap(values, mean, { seed: 1 })).not.toEqual(clusterBootstrap(values, mean, { seed: 2 }));
  });

  it("is wider when hits sit together in a few clusters", () => {
    const spread = Array.from({ length: 100 }, (_, i) => ({ numerator: i < 20 ? 1 : 0, denominator: 20 }));
    const together = Array.from({ length: 100 }, (_, i) => ({ numerator: i < 1 ? 20 : 0, denominator: 20 }));
    expect(ratioOfSums(spread)).toBe(ratioOfSums(together));
    const width = (terms: typeof spread) => {
      const { low, high } = clusterBootstrap(terms, ratioOfSums, { seed: 1 });
      return high - low;
    };
    expect(width(together)).toBeGreaterThan(2 * width(spread));
  });

  it("says nothing of a single cluster, and passes over resamples that have no value", () => {
    expect(clusterBootstrap([1], mean, { seed: 1 }).high).toBeNaN();
    const terms = [
      { numerator: 1, denominator: 2 },
      { numerator: 0, denominator: 0 },
    ];
    expect(clusterBootstrap(terms, ratioOfSums, { seed: 1 })).toEqual({ low: 0.5, high: 0.5 });
  });
});

describe("bootstrapRatios", () => {
  it("gives what one bootstrap a ratio gives, whatever the number of clusters", () => {
    const random = createRandom(9, "terms");
    const ratios = [30, 12, 30, 1, 0, 30, 30, 30, 30].map((n) =>
      Array.from({ length: n }, () => ({ numerator: random.next(), denominator: random.next() })),
    );
    const options = { seed: 3, resamples: 200 };
    expect(bootstrapRatios(ratios, options)).toEqual(
      ratios.map((terms) => clusterBootstrap(terms, ratioOfSums, options)),
    );
  });

  it("draws anew for another seed, number of clusters or of resamples, whatever was drawn before", () => {
    const random = createRandom(11, "terms");
    const terms = Array.from({ length: 40 }, () => ({ numerator: random.next(), denominator: 1 }));
    const asked = [
      { count: 40, seed: 1, resamples: 50 },
      { count: 40, seed: 1, resamples: 50 },
      { count: 40, seed: 2, resamples: 50 },
      { count: 30, seed: 2, resamples: 50 },
      { count: 30, seed: 2, resamples: 90 },
      { count: 40, seed: 1, resamples: 50 },
    ];
    for (const { count, ...options } of asked) {
      const some = terms.slice(0, count);
      expect(bootstrapRatio(some, options)).toEqual(clusterBootstrap(some, ratioOfSums, options));
    }
  });
});

describe("pairedBootstrap", () => {
  it("resamples pairs: a constant relative change has no width, however the units differ", () => {
    const pairs = sampleOf(60).map((value) => ({ before: 1 + 10 * value, after: (1 + 10 * value) * 1.02 }));
    expect(relativeDifference(pairs)).toBeCloseTo(0.02, 12);
    const { low, high } = pairedBootstrap(pairs, { seed: 3 });
    expect(low).toBeCloseTo(0.02, 12);
    expect(high).toBeCloseTo(0.02, 12);
  });
});
