import { describe, expect, it } from "vitest";

import { clusterBootstrap } from "../../../src/base/statistics/bootstrap.ts";
import { createRandom } from "../../../src/base/random.ts";
import type { Interval } from "../../../src/base/statistics.ts";
import { computeIntervals, FEW_DOCUMENTS, type Intervals } from "../../../src/evaluate/figures/intervals.ts";
import { jackknifeInterval } from "../../../src/evaluate/figures/jackknife-interval.ts";
import { sumCounts, toRates } from "../../../src/evaluate/figures/rates.ts";

const few = [
  { truePositives: 8, falsePositives: 1, falseNegatives: 2 },
  { truePositives: 3, falsePositives: 4, falseNegatives: 1 },
  { truePositives: 0, falsePositives: 0, falseNegatives: 5 },
  { truePositives: 9, falsePositives: 2, falseNegatives: 0 },
];
const toRecall = ({ truePositives, falseNegatives }: (typeof few)[number]) => ({
  gold: truePositives + falseNegatives,
  correct: truePositives,
  covered: truePositives + falseNegatives,
});

describe("computeIntervals", () => {
  it("equals the bootstrap of each figure by itself", () => {
    const documents = Array.from(
      { length: FEW_DOCUMENTS },
      (_, index) => few[index % few.length] as (typeof few)[number],
    );
    const recalls = documents.map(toRecall);
    const intervals = computeIntervals(
      { rates: { "a.b": documents, c: documents.toReversed() }, recalls: { d: recalls } },
      7,
      500,
    );
    for (const rate of ["precision", "recall", "f1"] as const) {
      const alone = clusterBootstrap(documents, (sample) => toRates(sumCounts(sample))[rate], {
        seed: 7,
        resamples: 500,
      });
      expect(intervals?.figures[`a.b.${rate}`]).toEqual(alone);
    }
    expect(intervals?.figures["d.recall"]).toEqual(intervals?.figures["a.b.recall"]);
    expect(intervals?.figures["d.coverageRecall"]).toEqual({ low: 1, high: 1 });
    expect(intervals).toMatchObject({ resamples: 500, seed: 7, confidence: 0.95, method: "percentile" });
  });

  it("holds of few documents as often as it says, where the percentile bootstrap does not", () => {
    const random = createRandom(11, "few documents");
    const rounds = 400;
    const held = { now: 0, percentile: 0 };
    for (let round = 0; round < rounds; round++) {
      const documents = Array.from({ length: 8 }, () => {
        // Beta(9, 1): nine in ten on average, some documents much worse than others.
        const rate = random.next() ** (1 / 9);
        const gold = 1 + random.int(20);
        const truePositives = Array.from({ length: gold }).filter(() => random.chance(rate)).length;
        return { truePositives, falsePositives: 0, falseNegatives: gold - truePositives };
      });
      const interval = computeIntervals({ rates: { a: documents }, recalls: {} }, round, 200) as Intervals;
      const { low, high } = interval.figures["a.recall"] as Interval;
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      if (low <= 0.9 && 0.9 <= high) held.now++;
      const old = clusterBootstrap(documents, (sample) => toRates(sumCounts(sample)).recall, {
        seed: round,
        resamples: 200,
      });
      if (old.low <= 0.9 && 0.9 <= old.high) held.percentile++;
    }
    expect(held.percentile / rounds).toBeLessThan(0.91);
    expect(held.now / rounds).toBeGreaterThan(0.925);
  });

  it("never calls a rate of few documents certain", () => {
    const all = [1, 2, 3].map((truePositives) => ({ truePositives, falsePositives: 0, falseNegatives: 0 }));
    const figures = computeIntervals({ rates: { a: all }, recalls: {} }, 1)?.figures;
    expect(figures?.["a.recall"]).toEqual({ low: expect.closeTo(0.025 ** (1 / 3), 12) as number, high: 1 });
    // One document that counts is one document.
    const none = { truePositives: 0, falsePositives: 0, falseNegatives: 0 };
    expect(computeIntervals({ rates: { a: [all[0] as (typeof all)[0], none] }, recalls: {} }, 1)?.figures).toEqual({});
  });

  it("is Student's t on the logit scale, as computed in Python", () => {
    // scipy: t.ppf(0.975, 3) = 3.182446305284263, rates without each document below.
    const parts = [0.7, 0.8, 0.75, 0.85];
    const error = Math.sqrt((3 / 4) * 0.0125);
    const width = (3.182446305284263 * error) / (0.78 * 0.22);
    const logit = Math.log(0.78 / 0.22);
    const { low, high } = jackknifeInterval(0.78, parts);
    expect(Math.log(low / (1 - low))).toBeCloseTo(logit - width, 8);
    expect(Math.log(high / (1 - high))).toBeCloseTo(logit + width, 8);
  });

  it("says nothing of one document, or of a figure that has nothing to count", () => {
    expect(computeIntervals({ rates: { a: few.slice(0, 1) }, recalls: {} }, 1)).toBeNull();
    const none = { truePositives: 0, falsePositives: 0, falseNegatives: 0 };
    expect(
      computeIntervals({ rates: { a: few, b: few.map(() => none) }, recalls: {} }, 1, 20)?.figures,
    ).not.toHaveProperty("b.f1");
  });
});
