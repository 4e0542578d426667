import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { scoreRow, topTokens } from "../../src/audit/context-scores.ts";

const row = (...probabilities: number[]) => Float32Array.from(probabilities, Math.log);

describe("topTokens", () => {
  it("is what sorting everything gives, lower ids first among equals", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 40 }),
        fc.integer({ min: 1, max: 12 }),
        (values, k) => {
          const sorted = [...values.keys()].sort((a, b) => (values[b] as number) - (values[a] as number) || a - b);
          expect(topTokens(Float32Array.from(values), k)).toEqual(sorted.slice(0, k));
        },
      ),
    );
  });
});

describe("scoreRow", () => {
  const context = { id: "c", split: "seen" } as const;

  it("ranks from the likeliest, counting from 1", () => {
    const score = scoreRow(context, row(0.1, 0.5, 0.3, 0.06, 0.04), 3, {
      nameLike: new Set([0, 3]),
      replaced: new Set([4]),
      targets: [3, 4],
    });
    expect(score).toMatchObject({ topTokenIds: [1, 2, 0], nameRanks: [3], bestNameRank: 3, originalRank: 4 });
    expect(score.nameMass).toBeCloseTo(0.16, 6);
    expect(score.replacedMass).toBeCloseTo(0.04, 6);
  });

  it("has no rank where the vocabulary has no name and the original no token", () => {
    const score = scoreRow(context, row(0.6, 0.4), 2, { nameLike: new Set(), replaced: new Set(), targets: [] });
    expect(score).toEqual({ ...context, topTokenIds: [0, 1], nameRanks: [], nameMass: 0, replacedMass: 0 });
  });
});
