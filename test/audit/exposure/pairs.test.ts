import { describe, expect, it } from "vitest";

import type { RankedSecret } from "../../../src/audit/exposure/exposure.ts";
import { epsilonOf, pairRows } from "../../../src/audit/exposure/pairs.ts";
import { createRandom, type Random } from "../../../src/base/random.ts";
import { byEffort } from "../../fixtures/effort.ts";

const SEEDS = byEffort({ quick: 300, thorough: 1000, exhaustive: 4000 });
const [PAIRS, OF] = [100, 4097];
/** 5 % of the seeds, and what chance adds to that nineteen times of twenty. */
const MOST_WRONG = 0.05 * SEEDS + 1.645 * Math.sqrt(SEEDS * 0.05 * 0.95);

/** Pairs in which the planted person's exposure is the higher one as often as `right` says; of two secrets each. */
function pairs(random: Random, right: number, repetitions = 10): RankedSecret[] {
  const secret = (person: string, kind: "name" | "identifier", level: number, rank: number): RankedSecret => ({
    person,
    kind,
    repetitions: level,
    rank,
    lastRank: rank,
    of: OF,
  });
  return Array.from({ length: PAIRS }, (_, index) => {
    const ranks = [1 + random.int(OF), 1 + random.int(OF)].sort((a, b) => a - b) as [number, number];
    if (ranks[0] === ranks[1]) ranks[1]++;
    const [planted, control] = random.chance(right) ? ranks : (ranks.toReversed() as [number, number]);
    // The number says nothing.
    return [
      [`k${index}`, repetitions, planted],
      [`c${index}`, 0, control],
    ].flatMap(([person, level, rank]) => [
      secret(person as string, "name", level as number, rank as number),
      secret(person as string, "identifier", level as number, 7),
    ]);
  }).flat();
}

describe("pairs of a planted person and a control", () => {
  const bounds = (right: number) =>
    Array.from({ length: SEEDS }, (_, seed) => {
      const [row] = pairRows(pairs(createRandom(seed, "pairs"), right));
      return row?.notes?.find(({ id }) => id === "epsilon-at-least")?.values["epsilon"] ?? Number.NaN;
    });

  it.each([0, 0.5, 1, 2, 4])(
    "bound ε of a mechanism that reaches ε = %s from below, wrongly one time in twenty at most",
    (epsilon) => {
      const found = bounds(Math.exp(epsilon) / (1 + Math.exp(epsilon)));
      expect(found.every(Number.isFinite)).toBe(true);
      expect(found.filter((bound) => bound > epsilon).length).toBeLessThanOrEqual(MOST_WRONG);
      // And not far from below: a hundred pairs show about half of an ε of 1 or 2.
      const typical = found.sort((a, b) => a - b)[Math.floor(SEEDS / 2)] as number;
      if (epsilon === 1 || epsilon === 2) expect(typical).toBeGreaterThan(epsilon / 2);
    },
  );

  it("show at most what so many pairs can, and compare no control twice", () => {
    const random = createRandom(1, "pairs");
    const [row] = pairRows(pairs(random, 1));
    expect(row).toMatchObject({ measure: "exposure-pairs", k: 10, n: PAIRS, hits: PAIRS, verdict: "info" });
    expect(row?.notes?.[0]?.values["epsilon"]).toBe(Math.floor(10 * epsilonOf(0.05 ** (1 / PAIRS))) / 10);
    const once = pairs(random, 1, 1).filter(({ repetitions }) => repetitions > 0);
    const others = once.map((one) => ({ ...one, person: `o${one.person}` }));
    const rows = pairRows([...pairs(random, 1), ...others]);
    expect(rows.map(({ k }) => k)).toEqual([1]);
  });

  it("are none without controls or without persons", () => {
    const all = pairs(createRandom(2, "pairs"), 1);
    expect(pairRows(all.filter(({ repetitions }) => repetitions > 0))).toEqual([]);
    expect(
      pairRows(all.map(({ kind, repetitions, rank, lastRank, of }) => ({ kind, repetitions, rank, lastRank, of }))),
    ).toEqual([]);
  });
});
