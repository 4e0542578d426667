import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { createRandom } from "../../../src/base/random.ts";
import { limitsOf, momentsOf } from "../../../src/evaluate/sample/weighted-total.ts";

const ORACLE = JSON.parse(readFileSync("test/oracle/residual-figures.json", "utf8")) as {
  readonly weighted: readonly {
    values: readonly number[];
    weights: readonly number[];
    largest: number;
    tail: number;
    low: number;
    high: number;
  }[];
};

describe("limits of a weighted total", () => {
  it.each(ORACLE.weighted)(
    "are Fay and Feuer's, computed in Python: $values",
    ({ values, weights, largest, tail, low, high }) => {
      // The reference is of single sightings; what sightings together may add is ours, and tested below.
      const counts = values.map((count, index) => ({ count, weight: weights[index] as number }));
      const limits = limitsOf({ ...momentsOf(counts, largest), largestStep: largest }, tail);
      expect(limits.low).toBeCloseTo(low, 6);
      expect(limits.high).toBeCloseTo(high, 6);
    },
  );

  it("are the rule of three where nothing was seen, and never 0", () => {
    expect(limitsOf(momentsOf([], 10), 0.05)).toEqual({ low: 0, high: expect.closeTo(10 * Math.log(20), 9) as number });
  });

  it("take a passage with several misses for a sign that there are more of them", () => {
    expect(momentsOf([{ count: 3, weight: 5 }], 7)).toEqual({ total: 15, variance: 225, largestStep: 21 });
  });

  it("are exact where every passage was read", () => {
    expect(limitsOf(momentsOf([], 0), 0.05)).toEqual({ low: 0, high: 0 });
  });

  it("hold as often as they say, in strata with other rates and weights", () => {
    const random = createRandom(5, "fay feuer");
    const strata = [
      { passages: 300, sampled: 60, rate: 0.15 },
      { passages: 2000, sampled: 100, rate: 0.01 },
    ];
    const rounds = 500;
    let [high, low] = [0, 0];
    for (let round = 0; round < rounds; round++) {
      const counts: { count: number; weight: number }[] = [];
      let truth = 0;
      for (const { passages, sampled, rate } of strata) {
        for (let i = 0; i < passages; i++) {
          const count = random.chance(rate) ? 1 + random.int(2) : 0;
          truth += count;
          if (i < sampled) counts.push({ count, weight: passages / sampled });
        }
      }
      const limits = limitsOf(momentsOf(counts, 20), 0.05);
      if (truth <= limits.high) high++;
      if (truth >= limits.low) low++;
    }
    expect(high / rounds).toBeGreaterThan(0.93);
    expect(low / rounds).toBeGreaterThan(0.93);
  });
});
