import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { clopperPearson } from "../../../src/base/statistics/clopper-pearson.ts";
import { type ClusterCount, kornGraubard } from "../../../src/base/statistics/korn-graubard.ts";
import { createRandom } from "../../../src/base/random.ts";

const times = (count: number, hits: number, n: number): ClusterCount[] =>
  Array.from({ length: count }, () => ({ hits, n }));

describe("kornGraubard", () => {
  it("is what SciPy's t and beta distributions give by the same formulas", () => {
    const clusters = [...times(20, 0, 4), ...times(3, 3, 4), ...times(2, 1, 1), ...times(10, 0, 1)];
    const { low, high } = kornGraubard(clusters);
    expect(low).toBeCloseTo(0.0370519030244686, 10);
    expect(high).toBeCloseTo(0.22557327436495558, 10);
    // Of two clusters hardly anything is known.
    expect(kornGraubard([...times(1, 1, 2), ...times(1, 0, 3)]).high).toBeCloseTo(0.9999932732494392, 10);
  });

  it("is Clopper and Pearson's where clusters are single, without a hit and of hits alone", () => {
    const single = [...times(3, 1, 1), ...times(97, 0, 1)];
    expect(kornGraubard(single)).toEqual(clopperPearson(3, 100, { sided: "each" }));
    expect(kornGraubard(times(50, 0, 2))).toEqual(clopperPearson(0, 100, { sided: "each" }));
    expect(kornGraubard(times(50, 2, 2))).toEqual(clopperPearson(100, 100, { sided: "each" }));
    expect(kornGraubard([{ hits: 1, n: 100 }])).toEqual({ low: 0, high: 1 });
  });

  it("takes a design effect that is at least assumed, also where there is no variance", () => {
    expect(kornGraubard(times(50, 0, 2), 1.5).high).toBeGreaterThan(kornGraubard(times(50, 0, 2)).high);
    expect(kornGraubard(times(50, 2, 2), 1.5).low).toBeLessThan(kornGraubard(times(50, 2, 2)).low);
  });

  it("is never narrower than that of independent units", () => {
    const cluster = fc.integer({ min: 1, max: 6 }).chain((n) => fc.record({ hits: fc.nat(n), n: fc.constant(n) }));
    fc.assert(
      fc.property(fc.array(cluster, { minLength: 2, maxLength: 40 }), (clusters) => {
        const sum = (value: (one: ClusterCount) => number) => clusters.reduce((total, one) => total + value(one), 0);
        const exact = clopperPearson(sum(({ hits }) => hits), sum(({ n }) => n), { sided: "each" }); // prettier-ignore
        const { low, high } = kornGraubard(clusters);
        expect(low).toBeLessThanOrEqual(exact.low + 1e-9);
        expect(high).toBeGreaterThanOrEqual(exact.high - 1e-9);
      }),
    );
  });

  it("has the share under its upper bound in 95 % of samples whose units go together, where independent units would claim too much", () => {
    const random = createRandom(5, "clusters");
    const share = 0.03;
    // A document of four contexts either has a name in all of them or, mostly, in none: the clearest case.
    const samples = Array.from({ length: 2000 }, () =>
      Array.from({ length: 300 }, () => ({ hits: random.chance(share) ? 4 : 0, n: 4 })),
    );
    const covered = (bound: (clusters: readonly ClusterCount[]) => number) =>
      samples.filter((clusters) => bound(clusters) >= share).length / samples.length;
    const naive = (clusters: readonly ClusterCount[]) =>
      clopperPearson(
        clusters.reduce((total, { hits }) => total + hits, 0),
        1200,
        { sided: "each" },
      ).high;
    expect(covered((clusters) => kornGraubard(clusters).high)).toBeGreaterThan(0.94);
    expect(covered(naive)).toBeLessThan(0.85);
  });
});
