import { readFileSync } from "node:fs";

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { clopperPearson } from "../../../src/base/statistics/clopper-pearson.ts";
import { poissonBinomialTail } from "../../../src/base/statistics/poisson-binomial.ts";
import { rateTest } from "../../../src/base/statistics/rate-test.ts";

/** scipy, see test/python/rate_figures.py. */
const figures = JSON.parse(readFileSync("test/oracle/rate-figures.json", "utf8")) as {
  readonly rates: readonly { hits: number; n: number; otherHits: number; otherN: number; p: number }[];
  readonly poissonBinomial: readonly { probabilities: number[]; least: number; p: number }[];
};

describe("rateTest", () => {
  it.each(figures.rates)("$hits of $n against $otherHits of $otherN: as scipy", ({ hits, n, otherHits, otherN, p }) => {
    const found = rateTest({ hits, n }, { hits: otherHits, n: otherN });
    expect(Math.abs(found - p)).toBeLessThanOrEqual(1e-9 * p);
  });

  it("more units or hits of the control never make a difference less likely than fewer hits do", () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), fc.integer({ min: 1, max: 9000 }), (hits, others, otherN) => {
        const p = (control: { hits: number; n: number }, own = hits) => rateTest({ hits: own, n: 3000 }, control);
        const control = { hits: others, n: 30 + otherN };
        expect(p({ ...control, hits: others + 1 })).toBeGreaterThanOrEqual(p(control));
        expect(p({ ...control, n: control.n + 500 })).toBeLessThanOrEqual(p(control));
        expect(p(control, hits + 1)).toBeLessThanOrEqual(p(control));
      }),
    );
  });
});

describe("poissonBinomialTail", () => {
  it.each(figures.poissonBinomial)("P(X ≥ $least) of $probabilities: as scipy", ({ probabilities, least, p }) => {
    expect(poissonBinomialTail(probabilities, least)).toBeCloseTo(p, 10);
  });

  it("is the binomial distribution where all are alike, whose bound Clopper and Pearson gave", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(200), (n, some) => {
        const hits = 1 + (some % n);
        const { low } = clopperPearson(hits, n, { sided: "each" });
        expect(poissonBinomialTail(Array<number>(n).fill(low), hits)).toBeCloseTo(0.05, 9);
      }),
    );
  });

  it("keeps the digits of small tails", () => {
    expect(poissonBinomialTail([1e-9, 1e-9, 1e-9], 3)).toBeCloseTo(1e-27, 36);
  });
});
