import { describe, expect, it } from "vitest";

import { correctForReviewers } from "../../../src/audit/name-rate/reviewer-error.ts";
import type { Measurement } from "../../../src/audit/verdicts.ts";

const row = (estimate: number, ciLow: number, ciHigh: number, measure = "contexts-with-name"): Measurement =>
  ({ measure, split: "seen", estimate, ciLow, ciHigh }) as unknown as Measurement;
const decoys = (nameRight: number, wordRight: number, asked = 1000) => ({
  name: { asked, right: nameRight },
  word: { asked, right: wordRight },
});
const correct = (...given: Parameters<typeof correctForReviewers>) =>
  correctForReviewers(...given)?.rates[0]?.corrected;

describe("correctForReviewers", () => {
  it("gives Rogan and Gladen's estimate", () => {
    // (0.2 + 0.95 − 1) / (0.9 + 0.95 − 1) = 0.1765
    expect(correct([row(0.2, 0.18, 0.22)], decoys(900, 950), 1)?.estimate).toBeCloseTo(0.17647, 4);
    // Names that were overlooked raise it.
    expect(correct([row(0.2, 0.18, 0.22)], decoys(500, 1000), 1)?.estimate).toBeCloseTo(0.4);
  });

  it("leaves the rate of reviewers who never err nearly as it is, and tells both", () => {
    const error = correctForReviewers([row(0.02, 0.015, 0.026)], decoys(10_000, 10_000, 10_000), 1);
    expect(error?.rates[0]).toMatchObject({ apparent: { estimate: 0.02 }, corrected: { estimate: 0.02 } });
    expect(error?.rates[0]?.corrected.ciLow).toBeCloseTo(0.015, 2);
    expect(error?.rates[0]?.corrected.ciHigh).toBeCloseTo(0.026, 2);
  });

  it("is the less certain the fewer decoys there were, and certain of nothing if judging is guessing", () => {
    const width = (counts: ReturnType<typeof decoys>) => {
      const { ciLow = 0, ciHigh = 0 } = correct([row(0.2, 0.18, 0.22)], counts, 1) ?? {};
      return ciHigh - ciLow;
    };
    expect(width(decoys(9, 9, 10))).toBeGreaterThan(3 * width(decoys(900, 900)));
    expect(correct([row(0.2, 0.18, 0.22)], decoys(300, 300), 1)).toEqual({ estimate: 0.2, ciLow: 0, ciHigh: 1 });
  });

  it("corrects name-like rates alone, and needs decoys of both kinds", () => {
    const rows = [row(0.1, 0.05, 0.2), row(0.1, 0.05, 0.2, "name-rate"), row(0.1, 0.05, 0.2, "name-mass")];
    expect(correctForReviewers(rows, decoys(9, 9, 10), 1)?.rates.map(({ measure }) => measure)).toEqual([
      "contexts-with-name",
      "name-rate",
    ]);
    expect(correctForReviewers(rows, { ...decoys(9, 9, 10), word: { asked: 0, right: 0 } }, 1)).toBeUndefined();
  });
});
