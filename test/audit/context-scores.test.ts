import { describe, expect, it } from "vitest";

import { scoreRow } from "../../src/audit/context-scores.ts";

const row = (...probabilities: number[]) => Float32Array.from(probabilities, Math.log);

describe("scoreRow", () => {
  const context = { id: "c", split: "seen", cluster: "d" } as const;

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
