import { describe, expect, it } from "vitest";

import { type ClusteredTwice, compareRocs } from "../../../src/base/statistics/compare-rocs.ts";
import { delong } from "../../../src/base/statistics/delong.ts";
import { createRandom } from "../../../src/base/random.ts";

interface Made {
  readonly seed?: number;
  readonly n?: number;
  /** How far the second test tells positives better than the first. */
  readonly gain?: number;
  readonly perCluster?: number;
}

/** Units that two tests score alike but for noise. */
function units({ seed = 1, n = 200, gain = 0, perCluster = 1 }: Made): ClusteredTwice[] {
  const random = createRandom(seed, "compared rocs");
  const normal = () => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  let [shared, noise] = [0, [0, 0]];
  return Array.from({ length: n }, (_, index) => {
    const isPositive = index % (2 * perCluster) < perCluster;
    if (index % perCluster === 0) [shared, noise] = [normal(), [normal(), normal()]];
    const own = perCluster === 1 ? 0 : 0.1;
    return {
      isPositive,
      first: shared + (noise[0] as number) + own * normal() + (isPositive ? 0.5 : 0),
      second: shared + (noise[1] as number) + own * normal() + (isPositive ? 0.5 + gain : 0),
      cluster: `${Math.floor(index / perCluster)}`,
    };
  });
}

describe("compareRocs", () => {
  it("says of single units what DeLong's test says", () => {
    for (const gain of [0, 0.3, 0.8]) {
      const made = units({ gain });
      const [own, peer] = [compareRocs(made, { seed: 1 }), delong(made)];
      expect(own.first).toBeCloseTo(peer.first, 12);
      expect(own.second).toBeCloseTo(peer.second, 12);
      expect(own.interval.low).toBeCloseTo(peer.interval.low, 1.7);
      expect(own.interval.high).toBeCloseTo(peer.interval.high, 1.7);
      const oneSided = peer.difference > 0 ? peer.pValue / 2 : 1 - peer.pValue / 2;
      expect(Math.abs(own.p - oneSided)).toBeLessThan(0.03);
    }
  });

  it("takes units of one cluster for one piece of evidence", () => {
    const copied = units({ n: 100, gain: 0.25, seed: 3 });
    const many = copied.flatMap((unit) => Array.from({ length: 20 }, () => unit));
    const [single, repeated] = [compareRocs(copied, { seed: 1 }), compareRocs(many, { seed: 1 })];
    expect(repeated.difference).toBeCloseTo(single.difference, 12);
    expect(repeated.clusters).toBe(100);
    expect(Math.abs(repeated.p - single.p)).toBeLessThan(0.03);
    expect(repeated.interval.high - repeated.interval.low).toBeCloseTo(single.interval.high - single.interval.low, 1.7);
    expect(delong(many).pValue).toBeLessThan(repeated.p / 5);
  });

  it("calls one in twenty better where nothing changed, however units go together", () => {
    for (const perCluster of [1, 8]) {
      const found = Array.from({ length: 60 }, (_, seed) =>
        compareRocs(units({ seed, n: 64, perCluster }), { seed, resamples: 1 }),
      );
      expect(found.filter(({ p }) => p <= 0.05).length).toBeLessThanOrEqual(7);
      expect(found.filter(({ p }) => p <= 0.5).length).toBeGreaterThan(18);
    }
  });

  it("knows what does not differ, ties, and classes that are empty", () => {
    const same = units({}).map((unit) => ({ ...unit, second: unit.first }));
    expect(compareRocs(same, { seed: 1 })).toMatchObject({ difference: 0, p: 1, interval: { low: 0, high: 0 } });
    const tied = units({}).map((unit) => ({ ...unit, first: 1 }));
    expect(compareRocs(tied, { seed: 1 }).first).toBe(0.5);
    const oneClass = units({}).filter(({ isPositive }) => isPositive);
    expect(compareRocs(oneClass, { seed: 1 })).toMatchObject({ p: 1, difference: Number.NaN });
    expect(compareRocs([], { seed: 1 }).p).toBe(1);
  });

  it("is the same for the same seed", () => {
    const made = units({ gain: 0.3 });
    expect(compareRocs(made, { seed: 4 })).toEqual(compareRocs(made, { seed: 4 }));
  });
});
