import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { AuditReport } from "../../../src/audit/audit-report.ts";
import { collectOutcomes } from "../../../src/audit/compare/collect-outcomes.ts";
import { compareOutcomes } from "../../../src/audit/compare/compare-outcomes.ts";
import type { OutcomesFile } from "../../../src/audit/compare/outcomes-file.ts";
import {
  type MembershipRecord,
  type MembershipResult,
  membershipFigures,
} from "../../../src/audit/membership/membership.ts";
import { rmiaScores } from "../../../src/audit/membership/rmia.ts";
import { trainAttack } from "../../../src/audit/membership/shadow-attack.ts";
import { SENTENCES_AGAINST_TWO } from "../../../src/audit/plan/plan-attacks.ts";
import type { Measurement } from "../../../src/audit/verdicts.ts";
import { areaUnderRoc } from "../../../src/base/statistics/roc.ts";
import { uniteContexts } from "../../../src/audit/units.ts";
import { createRandom } from "../../../src/base/random.ts";
import { byEffort } from "../../fixtures/effort.ts";
import { type Made, records } from "./made-up-records.ts";

const known = new Map<string, MembershipResult>();
/** Figures of made-up sentences, measured once. */
function figuresOf(made: Made): MembershipResult {
  const key = JSON.stringify(made);
  const found = known.get(key) ?? membershipFigures({ records: records(made), shadows: [], population: [], seed: 0 });
  known.set(key, found);
  return found;
}
const rowsOf = (made: Made) => figuresOf(made).rows;
const verdictsOf = (made: Made) =>
  Object.fromEntries(rowsOf(made).map(({ measure, verdict }) => [measure, verdict] as const));

/** The outcomes file of an audit of one row. */
function collected(row: Measurement | undefined): OutcomesFile {
  const sha256 = "0".repeat(64);
  const audited = { ...(row as Measurement), seed: 0, modelSha256: sha256, tokenizerSha256: sha256 };
  const report = {
    model: { name: "made up", sha256, networkSha256: sha256, modelType: "", vocabularySize: 1, lineage: sha256 },
    tokenizer: { sha256 },
    evidence: { names: { digest: sha256 } } as AuditReport["evidence"],
    settings: { k: 1, seed: 0, resamples: 1, respellLimit: null },
    rows: [audited],
  };
  return collectOutcomes(
    report,
    [row as Measurement],
    { contexts: [], units: uniteContexts([], new Map(), new Map()) },
    Buffer.alloc(32),
  );
}

describe("membershipFigures", () => {
  it("passes a model that remembers nothing", () => {
    expect(verdictsOf({})).toMatchObject({
      "membership-loss": "pass",
      "membership-ratio": "pass",
      "membership-rmia": "pass",
      "membership-rate-hundredth": "pass",
      "gate-words": "info",
    });
  });

  it("fails one that finds its own sentences easier, and the reference shows it where the loss alone does not", () => {
    const found = verdictsOf({ memory: 0.4 });
    expect(found).toMatchObject({ "membership-ratio": "fail", "membership-patients": "fail" });
    expect(found["membership-loss"]).not.toBe("fail");
    expect(verdictsOf({ memory: 2 })["membership-loss"]).toBe("fail");
  });

  it("is invalid where the words alone tell the groups apart, whatever the model says", () => {
    for (const memory of [0, 2]) {
      const found = verdictsOf({ shift: true, memory });
      expect(new Set(Object.values(found))).toEqual(new Set(["invalid", "info"]));
      expect(found["membership-ratio"]).toBe("invalid");
    }
  });

  it("is invalid where the reference alone tells them apart", () => {
    const biased = records({}).map((one) => (one.isMember ? { ...one, referenceNats: [9], lossNats: 1 } : one));
    const { rows } = membershipFigures({ records: biased, shadows: [], population: [], seed: 0 });
    expect(rows.find(({ measure }) => measure === "membership-ratio")?.verdict).toBe("invalid");
  });

  it("passes nothing without a reference, and can fail all the same", () => {
    expect(verdictsOf({ references: 0 })["membership-loss"]).toBe("underpowered");
    expect(verdictsOf({ references: 0, memory: 2 })["membership-loss"]).toBe("fail");
  });

  it("fails with two references where it fails with either: a poor one beside a good one hides nothing", () => {
    const judged = (all: readonly MembershipRecord[]) =>
      membershipFigures({ records: all, shadows: [], population: [], seed: 0 }).rows.filter(
        ({ verdict }) => verdict !== "info",
      );
    const made = fc.record({ memory: fc.constantFrom(0, 0.15, 0.3), poor: fc.constantFrom(0, 3), seed: fc.nat() });
    fc.assert(
      fc.property(made, (one) => {
        const all = records({ ...one, references: 2, n: 600 });
        const whole = judged(all);
        for (const left of [0, 1]) {
          const less = judged(all.map((own) => ({ ...own, referenceNats: own.referenceNats.slice(left, left + 1) })));
          expect(less.map(({ measure }) => measure)).toEqual(whole.map(({ measure }) => measure));
          for (const [index, { verdict }] of less.entries()) {
            if (verdict === "fail") expect(whole[index]?.verdict).toMatch(/fail|invalid/u);
          }
        }
      }),
      { numRuns: byEffort({ quick: 2, thorough: 6, exhaustive: 40 }), examples: [[{ memory: 0.3, poor: 3, seed: 1 }]] },
    );
  });

  it("fails by the reference that shows a leak, where the mean of both does not", () => {
    const row = rowsOf({ memory: 0.3, references: 2, poor: 3 }).find(({ measure }) => measure === "membership-ratio");
    expect(row?.verdict).toBe("fail");
    const [good, both] = [[0], [0, 1]].map((chosen) => {
      const areas = records({ memory: 0.3, references: 2, poor: 3 }).map(({ referenceNats, lossNats, isMember }) => ({
        score: chosen.reduce((sum, at) => sum + (referenceNats[at] as number), 0) / chosen.length - lossNats,
        isPositive: isMember,
      }));
      return areaUnderRoc(areas);
    });
    expect(both).toBeLessThan(0.6);
    expect(row?.estimate).toBeCloseTo(good as number, 12);
  });

  it("does not tell a rate that so few cannot show", () => {
    const rows = rowsOf({ n: 120 });
    const rate = rows.find(({ measure }) => measure === "membership-rate-hundredth");
    expect(rate).toMatchObject({ verdict: expect.stringMatching(/underpowered|invalid/) });
    expect(rate?.notes).toContainEqual({ id: "too-few-others", values: { n: 60, needed: 100 } });
    expect(rows.some(({ measure }) => measure === "membership-rate-thousandth")).toBe(false);
  });

  it("is compared with another model sentence by sentence, ranks alone", () => {
    const rowOf = (made: Made, against = "a reference", measure = "membership-ratio") => {
      const figures = membershipFigures({ records: records(made), shadows: [], population: [], seed: 0, against });
      return figures.rows.find((row) => row.measure === measure);
    };
    const comparedWith = (before: Measurement | undefined, after: Measurement | undefined) =>
      compareOutcomes(collected(before), collected(after));
    const clean = rowOf({});
    expect(comparedWith(clean, clean)).toMatchObject({
      verdict: "not-worse",
      rows: [
        {
          measure: "membership-ratio",
          difference: 0,
          rose: 0,
          fell: 0,
          p: 1,
          test: "exchanged-ranks",
          before: clean?.estimate,
        },
      ],
    });
    const leaking = comparedWith(clean, rowOf({ memory: 0.4 }));
    expect(leaking).toMatchObject({ verdict: "worse", rows: [{ verdict: "worse" }] });
    expect(leaking.rows[0]?.ciLow).toBeGreaterThan(0);
    expect(leaking.rows[0]?.difference).toBeGreaterThan(0.05);
    expect(comparedWith(rowOf({ memory: 0.4 }), clean).verdict).toBe("not-worse");
    // A ratio to another reference is another figure; the loss alone is the same.
    expect(comparedWith(clean, rowOf({}, "another"))).toMatchObject({
      rows: [],
      notCompared: [{ measure: "membership-ratio", why: "held-against-others" }],
    });
    const losses = ["a reference", "another"].map((against) => rowOf({}, against, "membership-loss"));
    expect(comparedWith(losses[0], losses[1]).rows).toHaveLength(1);
  });

  it("passes a model without memory against two references as often as the plan promises", () => {
    const seeds = byEffort({ quick: 4, thorough: 20, exhaustive: 200 });
    const passing = Array.from({ length: seeds }, (_, seed) => {
      const made = records({ n: 2 * SENTENCES_AGAINST_TWO, groupEffect: 0.1, references: 2, seed });
      const { rows } = membershipFigures({ records: made, shadows: [], population: [], seed });
      return rows.every(({ verdict }) => verdict === "pass" || verdict === "info");
    }).filter(Boolean).length;
    // Five of six, less what chance takes off nineteen times of twenty.
    expect(passing).toBeGreaterThanOrEqual((5 / 6) * seeds - 1.645 * Math.sqrt((seeds * 5) / 36));
  }, 1_200_000);

  it("leaves out sentences that a model could not score", () => {
    const broken = records({ n: 400 }).map((one, index) => (index < 4 ? { ...one, lossNats: Number.NaN } : one));
    const { rows } = membershipFigures({ records: broken, shadows: [], population: [], seed: 0 });
    expect(rows.find(({ measure }) => measure === "membership-ratio")?.n).toBe(396);
  });

  it("draws a curve of each attack, from no false positive to all, that never falls", () => {
    const curves = figuresOf({ memory: 2 }).curves;
    expect(curves.map(({ measure }) => measure)).toEqual(["membership-loss", "membership-ratio", "membership-rmia"]);
    for (const { points } of curves) {
      expect(points.length).toBeLessThanOrEqual(45);
      expect(points[0]?.falsePositiveRate).toBe(0);
      expect(points.at(-1)).toEqual({ falsePositiveRate: 1, truePositiveRate: 1 });
      for (const [index, point] of points.slice(1).entries()) {
        expect(point.falsePositiveRate).toBeGreaterThan(points[index]?.falsePositiveRate as number);
        expect(point.truePositiveRate).toBeGreaterThanOrEqual(points[index]?.truePositiveRate as number);
      }
    }
    // A rate that is told stands on the curve.
    const rate = rowsOf({ memory: 2 }).find(({ measure }) => measure === "membership-rate-tenth")?.estimate as number;
    const onCurve = curves[1]?.points
      .filter(({ falsePositiveRate }) => falsePositiveRate <= 0.1)
      .at(-1)?.truePositiveRate;
    expect(onCurve).toBeGreaterThan(rate - 0.05);
    expect(onCurve).toBeLessThanOrEqual(rate + 1e-3);
  });

  it("learns from two shadow models, and from no fewer", () => {
    const shadow = (seed: number) =>
      records({ memory: 2, seed }).map(({ features, isMember }) => ({ features, isMember }));
    const made = records({ memory: 2, seed: 5 });
    const judgedWith = (shadows: number) =>
      membershipFigures({
        records: made,
        shadows: Array.from({ length: shadows }, (_, index) => shadow(index + 10)),
        population: [],
        seed: 0,
      }).rows.find(({ measure }) => measure === "membership-shadow");
    expect(judgedWith(1)).toBeUndefined();
    // For information, however sure it is.
    expect(judgedWith(2)).toMatchObject({ verdict: "info", threshold: null });
    expect(judgedWith(2)?.ciLow).toBeGreaterThan(0.6);
  });
});

describe("trainAttack", () => {
  it("finds what tells members, be it in the middle or at an end", () => {
    const random = createRandom(2, "features");
    const make = (tell: (value: number) => boolean) =>
      Array.from({ length: 600 }, () => {
        const value = random.next() * 4 - 2;
        return { features: [value, random.next()], isMember: tell(value) };
      });
    for (const tell of [(value: number) => value > 0.4, (value: number) => Math.abs(value) < 0.7]) {
      const attack = trainAttack(make(tell));
      const fresh = make(tell).map(({ features, isMember }) => ({ score: attack(features), isPositive: isMember }));
      expect(areaUnderRoc(fresh)).toBeGreaterThan(0.95);
    }
  });
});

describe("rmiaScores", () => {
  it("is the share of the population with a smaller ratio, ties half", () => {
    const pair = (lossNats: number) => ({ lossNats, referenceNats: [1, 1] });
    expect(rmiaScores([pair(1), pair(0.5), pair(3)], [pair(0.8), pair(1), pair(2), pair(2.5)])).toEqual([0.625, 1, 0]);
  });

  it("with one reference takes the probability with the record in for larger (offline, a = 0.3)", () => {
    const one = { lossNats: 1, referenceNats: [2] };
    const ratio = Math.exp(-1) / ((1.3 * Math.exp(-2) + 0.7) / 2);
    expect(rmiaScores([one], [])[0]).toBeCloseTo(Math.log(ratio), 12);
  });
});
