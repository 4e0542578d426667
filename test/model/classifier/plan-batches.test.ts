import fc from "fast-check";
import { expect, test } from "vitest";

import { planBatches } from "../../../src/model/classifier/plan-batches.ts";

/** What a batch costs besides its tokens. */
const BATCH_COST = 16;

const costOf = (batches: readonly (readonly number[])[], lengths: readonly number[]) =>
  batches.reduce(
    (sum, batch) => sum + BATCH_COST + batch.length * Math.max(...batch.map((at) => lengths[at] as number)),
    0,
  );

test("a longer input waits for its like rather than be padded to", () => {
  expect(planBatches([100, 10, 12, 11, 98], 512)).toEqual([[1, 3, 2], [4, 0]]); // prettier-ignore
  expect(planBatches([], 512)).toEqual([]);
});

test("every input comes once; no batch of several passes the limit; nothing costs less", () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 9 });
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 200 }), (lengths, most) => {
      const batches = planBatches(lengths, most);
      expect(batches.flat().toSorted((a, b) => a - b)).toEqual([...lengths.keys()]);
      const fits = (batch: readonly number[]) =>
        batch.length === 1 || batch.length * Math.max(...batch.map((at) => lengths[at] as number)) <= most;
      expect(batches.every(fits)).toBe(true);
      const sorted = [...lengths.keys()].toSorted((a, b) => (lengths[a] as number) - (lengths[b] as number));
      // Every way to cut the sorted inputs into batches, by the bits of a number.
      const gaps = Math.max(0, sorted.length - 1);
      const ways = Array.from({ length: sorted.length === 0 ? 0 : 2 ** gaps }, (_, way) =>
        sorted.reduce<number[][]>((cut, at, place) => {
          if (place === 0 || ((way >> (place - 1)) & 1) === 1) cut.push([]);
          cut.at(-1)?.push(at);
          return cut;
        }, []),
      );
      const allowed = ways.filter((way) => way.every(fits)).map((way) => costOf(way, lengths));
      expect(costOf(batches, lengths)).toBe(allowed.length === 0 ? 0 : Math.min(...allowed));
    }),
    { numRuns: 60 },
  );
});
