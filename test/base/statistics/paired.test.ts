import { readFileSync } from "node:fs";

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { clusterBootstrap } from "../../../src/base/statistics/bootstrap.ts";
import { holm } from "../../../src/base/statistics/holm.ts";
import { mcnemar } from "../../../src/base/statistics/mcnemar.ts";
import { signFlip } from "../../../src/base/statistics/sign-flip.ts";

/** scipy and statsmodels, see test/python/paired_figures.py. */
const figures = JSON.parse(readFileSync("test/oracle/paired-figures.json", "utf8")) as {
  readonly mcnemar: readonly { worse: number; better: number; pWorse: number; pTwoSided: number }[];
  readonly holm: readonly { p: number[]; adjusted: number[] }[];
  readonly signFlip: readonly { differences: number[]; p: number }[];
  readonly bootstrap: { before: number[]; after: number[]; weights: number[]; low: number; high: number };
};

/** Within a billionth of the reference, however small it is. */
function expectClose(found: number, expected: number): void {
  expect(Math.abs(found - expected)).toBeLessThanOrEqual(1e-9 * Math.abs(expected));
}

describe("mcnemar", () => {
  it.each(figures.mcnemar)(
    "$worse worse, $better better: as statsmodels and scipy",
    ({ worse, better, ...expected }) => {
      const { pWorse, pTwoSided } = mcnemar(worse, better);
      expectClose(pWorse, expected.pWorse);
      expectClose(pTwoSided, expected.pTwoSided);
    },
  );
});

describe("holm", () => {
  it.each(figures.holm)("adjusts $p as statsmodels", ({ p, adjusted }) => {
    for (const [index, found] of holm(p).entries()) expectClose(found, adjusted[index] as number);
    expect(holm(p)).toHaveLength(p.length);
  });
});

describe("signFlip", () => {
  it.each(figures.signFlip)("counts $differences as scipy's permutation test", ({ differences, p }) => {
    const found = signFlip(differences, 1);
    if (found.isExact) expect(found.p).toBeCloseTo(p, 12);
    // Drawn: within four standard errors.
    else expect(Math.abs(found.p - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / 20_000) + 1e-4);
    expect(found.isExact).toBe(differences.every(Number.isInteger));
  });

  it("is the exact McNemar test where every unit is one pair", () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), fc.nat(5), (worse, better, same) => {
        const differences = [...Array(worse).fill(1), ...Array(better).fill(-1), ...Array(same).fill(0)] as number[];
        expect(signFlip(differences, 1).p).toBeCloseTo(mcnemar(worse, better).pWorse, 10);
      }),
    );
  });

  it("knows less when the same hits sit together in a few documents", () => {
    const apart = signFlip([1, 1, 1, 1, 1, 1, 1, 1], 1).p;
    const together = signFlip([4, 4], 1).p;
    expect(apart).toBeCloseTo(1 / 256, 12);
    expect(together).toBeCloseTo(1 / 4, 12);
  });

  it("draws by seed what it cannot count", () => {
    const differences = Array.from({ length: 50 }, (_, index) => Math.sin(index) + 0.2);
    expect(signFlip(differences, 3)).toEqual(signFlip(differences, 3));
    expect(signFlip(differences, 3).p).not.toBe(signFlip(differences, 4).p);
  });
});

it("the paired bootstrap of a difference of ratios over documents has scipy's interval", () => {
  const { before, after, weights, low, high } = figures.bootstrap;
  const clusters = weights.map((weight, index) => ({
    change: (after[index] as number) - (before[index] as number),
    weight,
  }));
  const difference = (sample: readonly { change: number; weight: number }[]) => {
    let [change, weight] = [0, 0];
    for (const one of sample) [change, weight] = [change + one.change, weight + one.weight];
    return change / weight;
  };
  const found = clusterBootstrap(clusters, difference, { seed: 1, resamples: 20_000 });
  // Both are drawn: the quantiles of 20,000 and 50,000 resamples differ by chance.
  expect(found.low).toBeCloseTo(low, 2);
  expect(found.high).toBeCloseTo(high, 2);
  expect(Math.abs(found.low - low) / (high - low)).toBeLessThan(0.05);
  expect(Math.abs(found.high - high) / (high - low)).toBeLessThan(0.05);
});
