import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { logProbabilityOfNone, unitsForNoHit } from "../../../src/base/statistics/beta-binomial-bounds.ts";
import { clopperPearson } from "../../../src/base/statistics/clopper-pearson.ts";
import { boundsBySizes, clusteredShare, sizesOf } from "../../../src/base/statistics/clustered-share.ts";
import { type ClusterCount, kornGraubard } from "../../../src/base/statistics/korn-graubard.ts";
import { createRandom } from "../../../src/base/random.ts";
import { byEffort, IS_THOROUGH } from "../../fixtures/effort.ts";
import { drawClusters, type Drawn, skewedSizes } from "./drawn-clusters.ts";

const times = (count: number, hits: number, n: number): ClusterCount[] =>
  Array.from({ length: count }, () => ({ hits, n }));

const cluster = fc.integer({ min: 1, max: 6 }).chain((n) => fc.record({ hits: fc.nat(n), n: fc.constant(n) }));
const someClusters = fc.array(cluster, { minLength: 1, maxLength: 30 });
const total = (clusters: readonly ClusterCount[], of: "hits" | "n") => clusters.reduce((sum, one) => sum + one[of], 0);

describe("clusteredShare", () => {
  it("is Clopper and Pearson's where every cluster is single, and says nothing of no units", () => {
    const { low, high } = clopperPearson(3, 100, { sided: "each" });
    expect(clusteredShare([...times(3, 1, 1), ...times(97, 0, 1)])).toEqual({ low, high });
    expect(clusteredShare([])).toEqual({ low: 0, high: 1 });
  });

  it("allows, without a hit, for clusters that go together: 100 of ten units are not 1,000 of one", () => {
    const { high } = clusteredShare(times(100, 0, 10));
    expect(high).toBeGreaterThan(3 * clopperPearson(0, 1000, { sided: "each" }).high);
    expect(high).toBeLessThan(clopperPearson(0, 100, { sided: "each" }).high);
    expect(Math.exp(logProbabilityOfNone(high, [{ size: 10, clusters: 100 }]))).toBeCloseTo(0.05, 10);
  });

  it("is wider where the clusters show more dependence than is assumed", () => {
    const together = [...times(60, 10, 10), ...times(240, 0, 10)];
    expect(clusteredShare(together)).toEqual(kornGraubard(together));
    expect(clusteredShare(together).high).toBeGreaterThan(boundsBySizes(600, sizesOf(together)).high);
  });

  it("is never narrower than by sizes alone, by Korn and Graubard, or of independent units", () => {
    fc.assert(
      fc.property(someClusters, (clusters) => {
        const own = clusteredShare(clusters);
        const exact = clopperPearson(total(clusters, "hits"), total(clusters, "n"), { sided: "each" });
        for (const other of [
          boundsBySizes(total(clusters, "hits"), sizesOf(clusters)),
          kornGraubard(clusters),
          exact,
        ]) {
          expect(own.low).toBeLessThanOrEqual(other.low + 1e-9);
          expect(own.high).toBeGreaterThanOrEqual(other.high - 1e-9);
        }
      }),
    );
  });

  it("never has a lower upper bound by sizes with a hit more, nor with two clusters made one", () => {
    fc.assert(
      fc.property(someClusters, (clusters) => {
        const [hits, n] = [total(clusters, "hits"), total(clusters, "n")];
        const { high } = boundsBySizes(hits, sizesOf(clusters));
        if (hits < n) expect(boundsBySizes(hits + 1, sizesOf(clusters)).high).toBeGreaterThanOrEqual(high - 1e-9);
        const [first, second, ...rest] = clusters;
        if (first === undefined || second === undefined) return;
        const joined = [{ hits: 0, n: first.n + second.n }, ...rest.map((one) => ({ ...one, hits: 0 }))];
        const bound = (of: readonly ClusterCount[]) => boundsBySizes(0, sizesOf(of)).high;
        expect(bound(joined)).toBeGreaterThanOrEqual(bound(clusters) - 1e-9);
      }),
    );
  });

  it("takes hits in part for whole ones in the upper bound, and for none in the lower one", () => {
    const parts = [...times(8, 0.2, 4), ...times(192, 0, 4)];
    const { low, high } = clusteredShare(parts);
    expect(high).toBeGreaterThanOrEqual(boundsBySizes(2, sizesOf(parts)).high);
    expect(low).toBeLessThanOrEqual(boundsBySizes(1, sizesOf(parts)).low);
    // Twenty twentieths are one.
    expect(
      boundsBySizes(
        Array.from({ length: 20 }, () => 0.05).reduce((a, b) => a + b, 0),
        sizesOf(parts),
      ),
    ).toEqual(boundsBySizes(1, sizesOf(parts)));
  });

  it("is at most a limit, without a hit, of as many units as that takes, and of hardly fewer is not", () => {
    const limits = fc.constantFrom(0.001, 0.005, 0.02);
    fc.assert(
      fc.property(limits, fc.integer({ min: 1, max: 20 }), (limit, size) => {
        const needed = unitsForNoHit(limit, [{ size, clusters: 7 }]);
        const clusters = Math.ceil(needed / size);
        const bound = (count: number) => boundsBySizes(0, [{ size, clusters: count }]).high;
        expect(bound(clusters)).toBeLessThanOrEqual(limit + 1e-12);
        expect(bound(clusters - 1)).toBeGreaterThan(limit);
      }),
    );
  });

  it("goes on about where the exact bounds stop", () => {
    const sizes = [{ size: 10, clusters: 320 }];
    const [last, next] = [boundsBySizes(400, sizes), boundsBySizes(401, sizes)];
    expect(next.high).toBeGreaterThanOrEqual(last.high);
    expect(next.high - last.high).toBeLessThan(0.002);
    expect(Math.abs(next.low - last.low)).toBeLessThan(0.002);
  });
});

/** Samples of each shape; of fewer, chance takes more off. */
const SAMPLES = byEffort({ quick: 150, thorough: 1000, exhaustive: 4000 });

// The table of docs/audit.md: what Korn–Graubard's bound covers stands beside it.
const SHAPES: readonly (Drawn & { readonly title: string })[] = [
  { title: "100 of ten, p 0.5 %, ρ 0.5", p: 0.005, sizes: Array.from({ length: 100 }, () => 10), correlation: 0.5 },
  { title: "100 of skewed size, p 2 %, ρ 0.3", p: 0.02, sizes: skewedSizes(100), correlation: 0.3 },
  { title: "100 of skewed size, p 2 %, ρ 0.5", p: 0.02, sizes: skewedSizes(100), correlation: 0.5 },
  { title: "320 of ten, p 0.1 %, ρ 0.5", p: 0.001, sizes: Array.from({ length: 320 }, () => 10), correlation: 0.5 },
  { title: "320 of ten, p 1 %, ρ 0.5", p: 0.01, sizes: Array.from({ length: 320 }, () => 10), correlation: 0.5 },
  { title: "320 of ten, p 2 %, ρ 0.1", p: 0.02, sizes: Array.from({ length: 320 }, () => 10), correlation: 0.1 },
  { title: "320 of ten, p 20 %, ρ 0.7", p: 0.2, sizes: Array.from({ length: 320 }, () => 10), correlation: 0.7 },
];

describe("coverage of either bound in simulated clusters", () => {
  it.each(SHAPES)("$title: at least 93 %", { timeout: 1_200_000 }, ({ title, ...drawn }) => {
    const random = createRandom(3, title);
    const covered = { upper: 0, lower: 0, kornGraubard: 0, noHit: 0 };
    for (let sample = 0; sample < SAMPLES; sample++) {
      const clusters = drawClusters(drawn, random);
      const { low, high } = clusteredShare(clusters);
      covered.upper += Number(high >= drawn.p);
      covered.lower += Number(low <= drawn.p);
      covered.kornGraubard += Number(kornGraubard(clusters).high >= drawn.p);
      covered.noHit += Number(total(clusters, "hits") === 0);
    }
    const share = (count: number) => `${((100 * count) / SAMPLES).toFixed(1)} %`;
    const { upper, lower, kornGraubard: byVariance, noHit } = covered;
    // The row of the table.
    if (IS_THOROUGH) process.stdout.write(`| ${title} | ${[noHit, byVariance, upper, lower].map(share).join(" | ")} |\n`); // prettier-ignore
    const slack = SAMPLES >= 1000 ? 0 : 1.645 * Math.sqrt(0.07 * 0.93 * SAMPLES);
    expect(upper).toBeGreaterThanOrEqual(0.93 * SAMPLES - slack);
    expect(lower).toBeGreaterThanOrEqual(0.93 * SAMPLES - slack);
  });
});
