import fc from "fast-check";
import { expect, test } from "vitest";

import { type MaskedInput, planBatches } from "../../src/model/batches.ts";

const input = (tokens: number, rows = 1): MaskedInput => ({
  tokenIds: Array.from({ length: tokens }, () => 7),
  positions: Array.from({ length: rows }, () => 0),
});

test("inputs of like length go together, shortest first", () => {
  expect(planBatches([input(9), input(2), input(8), input(2)], 20, 100)).toEqual([[1, 3], [2, 0]]); // prettier-ignore
});

test("each batch has the whole limit of rows again", () => {
  const batches = planBatches(
    Array.from({ length: 6 }, () => input(3)),
    100,
    2,
  );
  expect(batches).toEqual([[0, 1], [2, 3], [4, 5]]); // prettier-ignore
});

test("every input with a position comes once; no batch of several passes either limit", () => {
  const inputs = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 4 })));
  fc.assert(
    fc.property(inputs, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 6 }), (sizes, tokens, rows) => {
      const all = sizes.map(([length, count]) => input(length, count));
      const batches = planBatches(all, tokens, rows);
      const expected = [...all.keys()].filter((index) => (all[index]?.positions.length ?? 0) > 0);
      expect(batches.flat().sort((a, b) => a - b)).toEqual(expected);
      for (const batch of batches.filter(({ length }) => length > 1)) {
        const members = batch.map((index) => all[index] as MaskedInput);
        expect(batch.length * Math.max(...members.map(({ tokenIds }) => tokenIds.length))).toBeLessThanOrEqual(tokens);
        expect(members.reduce((sum, { positions }) => sum + positions.length, 0)).toBeLessThanOrEqual(rows);
      }
    }),
  );
});
