import { describe, expect, it } from "vitest";

import { clusterBootstrap } from "../../src/base/bootstrap.ts";
import { computeIntervals } from "../../src/evaluate/intervals.ts";
import { sumCounts, toRates } from "../../src/evaluate/rates.ts";

const documents = [
  { truePositives: 8, falsePositives: 1, falseNegatives: 2 },
  { truePositives: 3, falsePositives: 4, falseNegatives: 1 },
  { truePositives: 0, falsePositives: 0, falseNegatives: 5 },
  { truePositives: 9, falsePositives: 2, falseNegatives: 0 },
];
const recalls = documents.map(({ truePositives, falseNegatives }) => ({
  gold: truePositives + falseNegatives,
  correct: truePositives,
  covered: truePositives + falseNegatives,
}));

describe("computeIntervals", () => {
  it("equals the bootstrap of each figure by itself", () => {
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
    expect(intervals).toMatchObject({ resamples: 500, seed: 7, confidence: 0.95 });
  });

  it("says nothing of one document, or of a figure that has nothing to count", () => {
    expect(computeIntervals({ rates: { a: documents.slice(0, 1) }, recalls: {} }, 1)).toBeNull();
    const none = { truePositives: 0, falsePositives: 0, falseNegatives: 0 };
    expect(
      computeIntervals({ rates: { a: documents, b: documents.map(() => none) }, recalls: {} }, 1, 20)?.figures,
    ).not.toHaveProperty("b.f1");
  });
});
