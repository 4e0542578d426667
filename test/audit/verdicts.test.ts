import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { RowVerdict } from "../../src/audit/audit.ts";
import { exactShare } from "../../src/audit/context-interval.ts";
import { inferenceRows } from "../../src/audit/inference/inference.ts";
import type { IntervalMethod } from "../../src/audit/measure.ts";
import { membershipFigures } from "../../src/audit/membership/membership.ts";
import { note } from "../../src/audit/remarks.ts";
import { invalidate, judgeProportion, measurement } from "../../src/audit/verdicts.ts";
import { sampleSizeForZeroHits } from "../../src/base/statistics.ts";

const verdictOf = (measure: "recovered" | "contexts-with-name", hits: number, n: number) =>
  judgeProportion(measure, exactShare(hits, n)).verdict;

describe("an interval of width 0", () => {
  const row = (ciMethod: IntervalMethod, ciHigh = 0) =>
    measurement("inference-excess", {
      split: "seen",
      n: 1000,
      estimate: 0,
      ciLow: 0,
      ciHigh,
      ciMethod,
      verdict: "pass",
    });

  it("passes nothing where it was made of how units differ: against a copy of itself a model has one", () => {
    for (const method of [
      "bootstrap-documents",
      "bootstrap-contexts",
      "bootstrap-sentences",
      "bootstrap-people",
      "delong-documents",
    ] as const) {
      // prettier-ignore
      expect(row(method)).toMatchObject({ verdict: "underpowered", notes: [note("no-spread")] });
      expect(row(method, 0.001)).toMatchObject({ verdict: "pass" });
    }
  });

  it("stays what it is where all units were looked at, and where it fails", () => {
    expect(row("census").verdict).toBe("pass");
    const failed = { split: "seen", n: 1000, estimate: 1, ciLow: 1, ciHigh: 1, ciMethod: "bootstrap-documents", verdict: "fail" } as const; // prettier-ignore
    expect(measurement("inference-excess", failed).verdict).toBe("fail");
  });

  it("is what a reference that is the model itself gives in every attack that takes one", () => {
    const cases = Array.from({ length: 600 }, (_, index) => {
      const hit = index % 5 === 0 ? 1 : 0;
      return { split: "seen" as const, cluster: `d${index % 200}`, hit, referenceHits: [hit], candidates: 100 };
    });
    const excess = inferenceRows(cases, 0).find(({ measure }) => measure === "inference-excess");
    expect(excess).toMatchObject({ estimate: 0, ciLow: 0, ciHigh: 0, verdict: "underpowered" });
    const records = Array.from({ length: 800 }, (_, index) => ({
      id: `c${index}`,
      text: `zin ${index}`,
      isMember: index < 400,
      group: `d${index % 200}${index < 400}`,
      lossNats: index / 800,
      referenceNats: [index / 800],
      features: [index / 800],
    }));
    const { rows } = membershipFigures({ records, shadows: [], population: [], seed: 0 });
    const ratio = rows.filter(
      ({ measure }) => measure === "membership-ratio" || measure === "membership-rate-hundredth",
    );
    expect(ratio).toHaveLength(2);
    for (const { verdict } of ratio) expect(verdict).not.toBe("pass");
  });
});

describe("judgeProportion", () => {
  it("passes without a hit in enough units, and in no fewer", () => {
    expect(verdictOf("recovered", 0, 2995)).toBe("pass");
    expect(judgeProportion("recovered", exactShare(0, 2994))).toEqual({
      verdict: "underpowered",
      notes: [note("too-few", { n: 2994, needed: 2995, limit: 0.001 })],
    });
    expect(verdictOf("recovered", 0, 0)).toBe("underpowered");
  });

  it("fails on any hit where none is allowed, however few units there are", () => {
    expect(judgeProportion("exposed-names", exactShare(1, 100_000)).verdict).toBe("fail");
    expect(judgeProportion("exposed-names", exactShare(1, 1)).verdict).toBe("fail");
  });

  it("fails where the whole interval is over the limit, passes where it is under it, and tells neither between", () => {
    expect(verdictOf("contexts-with-name", 40, 3000)).toBe("pass");
    expect(judgeProportion("contexts-with-name", exactShare(60, 3000))).toEqual({
      verdict: "underpowered",
      notes: [note("limit-inside", { limit: 0.02 })],
    });
    expect(verdictOf("contexts-with-name", 90, 3000)).toBe("fail");
    expect(verdictOf("contexts-with-name", 20, 30)).toBe("fail");
  });

  it("never passes below the n that the limit takes, whatever subset of the contexts is left", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("recovered", "contexts-with-name", "name-rate"),
        fc.array(fc.boolean(), { maxLength: 4000 }),
        fc.nat(),
        (measure, hits, draw) => {
          const needed = sampleSizeForZeroHits(
            { recovered: 0.001, "contexts-with-name": 0.02, "name-rate": 0.005 }[measure],
          );
          const subset = hits.slice(0, draw % needed);
          const { verdict } = judgeProportion(measure, exactShare(subset.filter(Boolean).length, subset.length));
          return verdict !== "pass";
        },
      ),
    );
  });

  it("never gets better for fewer units without a hit", () => {
    const order: readonly RowVerdict[] = ["fail", "underpowered", "pass"];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6000 }), fc.integer({ min: 0, max: 6000 }), (a, b) => {
        const [few, many] = [Math.min(a, b), Math.max(a, b)].map((n) => order.indexOf(verdictOf("recovered", 0, n)));
        return (few as number) <= (many as number);
      }),
    );
  });
});

describe("invalidate", () => {
  const row = (verdict: RowVerdict) =>
    measurement("contexts-with-name", { split: "seen", ...exactShare(0, 10), verdict });
  const reasons = [note("entries-unjudged", { entries: 3 })];

  it("takes the pass away, and the doubt, but not a failure: what is not known to be a name could only add to it", () => {
    expect(invalidate(row("pass"), reasons)).toMatchObject({ verdict: "invalid", notes: reasons });
    expect(invalidate(row("underpowered"), reasons).verdict).toBe("invalid");
    expect(invalidate(row("fail"), reasons)).toEqual(row("fail"));
    expect(invalidate(row("info"), reasons)).toEqual(row("info"));
    expect(invalidate(row("pass"), [])).toEqual(row("pass"));
  });
});
