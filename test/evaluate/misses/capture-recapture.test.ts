import { readFileSync } from "node:fs";

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { createRandom } from "../../../src/base/random.ts";
import {
  type CaptureCounts,
  createCaptureTally,
  estimateChapman,
} from "../../../src/evaluate/misses/capture-recapture.ts";

type Cells = readonly [both: number, onlyFirst: number, onlySecond: number];
const ORACLE = JSON.parse(readFileSync("test/oracle/residual-figures.json", "utf8")) as {
  readonly cells: readonly { cells: Cells; mentions: number; standardError: number; low: number; high: number }[];
  readonly clustered: readonly { counts: readonly (readonly Cells[])[]; effect: number; low: number; high: number }[];
};
const toCounts = ([both, onlyFirst, onlySecond]: Cells): CaptureCounts => ({ both, onlyFirst, onlySecond });

/** A tally of documents with one mention each: as many as the cells say. */
function tallyOf([both, onlyFirst, onlySecond]: Cells) {
  const tally = createCaptureTally(1);
  for (let i = 0; i < both; i++) tally.add([toCounts([1, 0, 0])]);
  for (let i = 0; i < onlyFirst; i++) tally.add([toCounts([0, 1, 0])]);
  for (let i = 0; i < onlySecond; i++) tally.add([toCounts([0, 0, 1])]);
  return tally;
}

describe("Chapman's estimator", () => {
  it.each(ORACLE.cells)("of $cells is what the formulas give in Python", ({ cells, mentions, standardError }) => {
    const found = cells[0] + cells[1] + cells[2];
    expect(estimateChapman(toCounts(cells)).mentions).toBeCloseTo(mentions, 8);
    expect(estimateChapman(toCounts(cells)).missed).toBeCloseTo(mentions - found, 8);
    expect(estimateChapman(toCounts(cells)).standardError).toBeCloseTo(standardError, 8);
  });

  it("is right on average where recognisers miss independently", () => {
    const random = createRandom(7, "chapman");
    const [mentions, first, second, rounds] = [400, 0.8, 0.7, 600];
    let sum = 0;
    for (let round = 0; round < rounds; round++) {
      let [both, onlyFirst, onlySecond] = [0, 0, 0];
      for (let i = 0; i < mentions; i++) {
        const [a, b] = [random.chance(first), random.chance(second)];
        if (a && b) both++;
        else if (a) onlyFirst++;
        else if (b) onlySecond++;
      }
      sum += estimateChapman({ both, onlyFirst, onlySecond }).mentions;
    }
    // The standard deviation of one estimate is about 7, that of the mean of 600 about 0.3.
    expect(Math.abs(sum / rounds - mentions)).toBeLessThan(1);
  });
});

describe("the interval", () => {
  it.each(ORACLE.cells)(
    "of $cells is Sadinle's where every mention is a document of its own",
    ({ cells, low, high }) => {
      const found = cells[0] + cells[1] + cells[2];
      const interval = tallyOf(cells).interval([0]);
      expect(interval.low).toBeCloseTo(Math.max(0, low - found), 6);
      expect(interval.high / (high - found)).toBeCloseTo(1, 6);
    },
  );

  it.each(ORACLE.clustered)("takes up how counts vary from document to document", ({ counts, effect, low, high }) => {
    expect(effect).toBeGreaterThan(1.2);
    const kinds = counts[0]?.length ?? 0;
    const tally = createCaptureTally(kinds);
    for (const document of counts) tally.add(document.map(toCounts));
    const { interval } = tally.missedByKind(Array.from({ length: kinds }, (_, kind) => kind));
    expect(interval.low).toBeCloseTo(low, 8);
    expect(interval.high).toBeCloseTo(high, 8);
  });

  it("holds the number of independent misses about as often as it says, mentions of a document being found alike", () => {
    const random = createRandom(3, "coverage");
    let held = 0;
    const rounds = 300;
    for (let round = 0; round < rounds; round++) {
      const tally = createCaptureTally(1);
      let missed = 0;
      for (let document = 0; document < 150; document++) {
        // Found together or not at all by each recogniser: four mentions a document.
        const [a, b] = [random.chance(0.8), random.chance(0.75)];
        const counts = { both: a && b ? 4 : 0, onlyFirst: a && !b ? 4 : 0, onlySecond: b && !a ? 4 : 0 };
        if (!a && !b) missed += 4;
        tally.add([counts]);
      }
      const { low, high } = tally.interval([0]);
      if (low <= missed && missed <= high) held++;
    }
    expect(held / rounds).toBeGreaterThan(0.91);
  });

  it("never ends at nothing, whatever was counted", () => {
    const cell = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(fc.tuple(cell, cell, cell), (cells) => {
        const { low, high } = tallyOf(cells).interval([0]);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeGreaterThan(Math.max(low, 0));
        expect(high).toBeGreaterThanOrEqual(estimateChapman(toCounts(cells)).missed);
      }),
    );
  });
});
