import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { betaBinomialBounds } from "../../../src/base/statistics/beta-binomial-bounds.ts";
import { clopperPearson } from "../../../src/base/statistics/clopper-pearson.ts";
import { clusteredArea } from "../../../src/base/statistics/clustered-area.ts";
import { delong } from "../../../src/base/statistics/delong.ts";
import { holm } from "../../../src/base/statistics/holm.ts";
import { mcnemar } from "../../../src/base/statistics/mcnemar.ts";
import { bootstrapRates } from "../../../src/base/statistics/roc-bootstrap.ts";
import { areaUnderRoc, orderByScore, rocCurve, rocFigures } from "../../../src/base/statistics/roc.ts";
import { wilson } from "../../../src/base/statistics/wilson.ts";
import { cohensKappa } from "../../../src/evaluate/figures/agreement.ts";
import { missingModule } from "../../python/python.ts";
import { runPython } from "../../python/run-python.ts";

// Written by test/python/statistics_figures.py from scipy, scikit-learn and statsmodels.
const PATH = "test/oracle/statistics-figures.json";
const ORACLE = JSON.parse(readFileSync(PATH, "utf8")) as {
  versions: object;
  proportions: { hits: number; n: number; clopperPearson: [number, number]; wilson: [number, number] }[];
  pairs: { worse: number; better: number; twoSided: number; worseOnly: number }[];
  holm: { pValues: number[]; adjusted: number[] }[];
  limits: number[];
  roc: { name: string; scores: number[]; labels: boolean[]; auc: number | null; rates: number[] | null }[];
  delong: {
    labels: boolean[];
    first: number[];
    second: number[];
    areas: number[];
    interval: [number, number];
    pValue: number;
  }[];
  kappa: { a: string[]; b: string[]; kappa: number }[];
  betaBinomial: { hits: number; sizes: { size: number; clusters: number }[]; bounds: [number, number] }[];
  clusteredAreas: {
    labels: boolean[];
    scores: number[];
    clusters: number[];
    area: number;
    standardError: number;
    interval: [number, number];
  }[];
};

const closeTo = (found: number, expected: number) => expect(found).toBeCloseTo(expected, 10);

describe("against scipy, scikit-learn and statsmodels", () => {
  it.each(ORACLE.proportions)("proportion $hits of $n", ({ hits, n, ...expected }) => {
    const exact = clopperPearson(hits, n);
    closeTo(exact.low, expected.clopperPearson[0]);
    closeTo(exact.high, expected.clopperPearson[1]);
    const score = wilson(hits, n);
    closeTo(score.low, expected.wilson[0]);
    closeTo(score.high, expected.wilson[1]);
  });

  it.each(ORACLE.betaBinomial)("$hits beta-binomial hits", ({ hits, sizes, bounds }) => {
    const { low, high } = betaBinomialBounds(hits, sizes);
    closeTo(low, bounds[0]);
    closeTo(high, bounds[1]);
  });

  it.each(ORACLE.clusteredAreas)("area of clustered units, $area", ({ labels, scores, clusters, ...expected }) => {
    const units = scores.map((score, unit) => ({
      score,
      isPositive: labels[unit] as boolean,
      cluster: `${clusters[unit]}`,
    }));
    const { auc, standardError, interval } = clusteredArea(units);
    closeTo(auc, expected.area);
    closeTo(standardError, expected.standardError);
    closeTo(interval.low, expected.interval[0]);
    closeTo(interval.high, expected.interval[1]);
  });

  it.each(ORACLE.pairs)("McNemar of $worse worse, $better better", ({ worse, better, twoSided, worseOnly }) => {
    closeTo(mcnemar(worse, better).pTwoSided, twoSided);
    closeTo(mcnemar(worse, better).pWorse, worseOnly);
  });

  it.each(ORACLE.holm)("Holm of $pValues", ({ pValues, adjusted }) => {
    for (const [index, value] of holm(pValues).entries()) closeTo(value, adjusted[index] as number);
  });

  it.each(ORACLE.roc)("ROC: $name", ({ scores, labels, auc, rates }) => {
    const units = scores.map((score, index) => ({ score, isPositive: labels[index] as boolean }));
    const found = rocFigures(orderByScore(units), ORACLE.limits);
    if (auc === null || rates === null) {
      expect(found).toEqual({ auc: Number.NaN, truePositiveRates: [Number.NaN, Number.NaN, Number.NaN] });
      expect(rocCurve(orderByScore(units))).toEqual([]);
      return;
    }
    closeTo(found.auc, auc);
    for (const [index, rate] of found.truePositiveRates.entries()) closeTo(rate, rates[index] as number);
  });

  it.each(ORACLE.delong)("DeLong ($areas)", ({ labels, first, second, areas, interval, pValue }) => {
    const found = delong(
      labels.map((isPositive, i) => ({ isPositive, first: first[i] as number, second: second[i] as number })),
    );
    closeTo(found.first, areas[0] as number);
    closeTo(found.second, areas[1] as number);
    closeTo(found.interval.low, interval[0]);
    closeTo(found.interval.high, interval[1]);
    closeTo(found.pValue, pValue);
  });

  it.each(ORACLE.kappa)("Cohen's κ $kappa", ({ a, b, kappa }) => {
    closeTo(cohensKappa(a, b) as number, kappa);
  });

  const missing = missingModule("scipy", "sklearn", "statsmodels");
  it.skipIf(missing !== undefined)(`the figures are what they give today${missing ? ` (${missing})` : ""}`, () => {
    const directory = mkdtempSync(join(tmpdir(), "statistics-"));
    try {
      const path = join(directory, "figures.json");
      runPython("test/python/statistics_figures.py", path);
      const { versions: _, ...today } = JSON.parse(readFileSync(path, "utf8")) as typeof ORACLE;
      const { versions: __, ...committed } = ORACLE;
      expectSame(today, committed);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});

function expectSame(found: unknown, expected: unknown): void {
  if (typeof expected === "number") closeTo(found as number, expected);
  else if (typeof expected !== "object" || expected === null) expect(found).toBe(expected);
  else {
    expect(Object.keys(found as object)).toEqual(Object.keys(expected));
    for (const [key, value] of Object.entries(expected)) expectSame((found as Record<string, unknown>)[key], value);
  }
}

describe("a ROC curve", () => {
  const units = fc.array(fc.record({ score: fc.integer({ min: 0, max: 8 }), isPositive: fc.boolean() }), {
    minLength: 2,
    maxLength: 40,
  });

  it("has the area that counting pairs gives, ties half", () => {
    fc.assert(
      fc.property(units, (scored) => {
        const [yes, no] = [true, false].map((kind) => scored.filter(({ isPositive }) => isPositive === kind));
        const pairs = (yes ?? []).flatMap((a) =>
          (no ?? []).map((b) => (a.score > b.score ? 1 : a.score === b.score ? 0.5 : 0)),
        );
        const expected = pairs.reduce<number>((sum, value) => sum + value, 0) / pairs.length;
        if (pairs.length === 0) expect(areaUnderRoc(scored)).toBeNaN();
        else expect(areaUnderRoc(scored)).toBeCloseTo(expected, 12);
      }),
    );
  });

  it("counts a unit of weight 2 as two units", () => {
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: 39 }), (scored, at) => {
        const index = at % scored.length;
        const twice = [...scored, scored[index] as (typeof scored)[number]];
        const weights = scored.map((_, unit) => (unit === index ? 2 : 1));
        const limits = [0.05, 0.3];
        expect(rocFigures(orderByScore(scored), limits, weights)).toEqual(rocFigures(orderByScore(twice), limits));
      }),
    );
  });

  it("refuses a score that is no number", () => {
    expect(() => orderByScore([{ score: Number.NaN, isPositive: true }])).toThrow(RangeError);
  });
});

describe("clustered units", () => {
  const units = Array.from({ length: 60 }, (_, index) => ({
    score: (index * 7) % 20,
    isPositive: index % 2 === 0,
    cluster: `d${Math.floor(index / 3)}`,
  }));
  const copies = units.flatMap((unit) => [unit, unit, unit, unit]);
  const alone = copies.map((unit, index) => ({ ...unit, cluster: `${index}` }));
  const width = ({ low, high }: { low: number; high: number } = { low: 0, high: 0 }) => high - low;

  it("rates have intervals that are the same for the same seed and widen with clusters", () => {
    const found = bootstrapRates(units, [0.2], { seed: 1 });
    expect(found).toEqual(bootstrapRates(units, [0.2], { seed: 1 }));
    expect(found.rates).toEqual(rocFigures(orderByScore(units), [0.2]).truePositiveRates);
    const [together] = bootstrapRates(copies, [0.2], { seed: 1 }).intervals;
    const [apart] = bootstrapRates(alone, [0.2], { seed: 1 }).intervals;
    expect(width(together)).toBeGreaterThan(1.3 * width(apart));
  });

  it("of one cluster or one class nothing is said", () => {
    const one = units.map((unit) => ({ ...unit, cluster: "all" }));
    const positives = units.filter(({ isPositive }) => isPositive);
    for (const some of [one, positives]) {
      expect(bootstrapRates(some, [0.1], { seed: 1 }).intervals[0]?.low).toBeNaN();
      expect(clusteredArea(some).interval.low).toBeNaN();
    }
    expect(clusteredArea(positives).auc).toBeNaN();
  });

  it("each a cluster of its own have DeLong's variance", () => {
    const twice = units.map(({ score, isPositive }) => ({ first: 0, second: score, isPositive }));
    const own = units.map((unit, index) => ({ ...unit, cluster: `${index}` }));
    const half = width(delong(twice).interval) / 2;
    expect(clusteredArea(own).standardError).toBeCloseTo(half / 1.959963984540054, 10);
    expect(clusteredArea(alone).standardError).toBeLessThan(clusteredArea(copies).standardError / 1.3);
  });

  it("that are wholly apart have an interval for all that", () => {
    const apart = units.map((unit, index) => ({ ...unit, score: unit.isPositive ? 1 : 0, cluster: `${index % 6}` }));
    // Three clusters of each class: three pairs, all of them right.
    expect(clusteredArea(apart)).toMatchObject({ auc: 1, interval: clopperPearson(3, 3) });
    const other = apart.map((unit) => ({ ...unit, score: -unit.score }));
    expect(clusteredArea(other)).toMatchObject({ auc: 0, interval: clopperPearson(0, 3) });
  });
});

it("Wilson's interval refuses what is no proportion, and knows nothing of nothing", () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  expect(() => wilson(3, 2)).toThrow(RangeError);
});
