import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { createBaseline } from "../../../src/audit/compare/baseline.ts";
import { compareOutcomes } from "../../../src/audit/compare/compare-outcomes.ts";
import { decodeValues, encodeValues } from "../../../src/audit/compare/outcomes-file.ts";
import { holm } from "../../../src/base/statistics/holm.ts";
import { mcnemar } from "../../../src/base/statistics/mcnemar.ts";
import { createRandom } from "../../../src/base/random.ts";
import { hits, madeUpOutcomes } from "./made-up-outcomes.ts";

const N = 400;
const audit = (count: number, more: object = {}) =>
  madeUpOutcomes({ rows: [{ measure: "contexts-with-name", values: hits(count, N) }], ...more });

describe("compareOutcomes", () => {
  it("a model against itself is not worse, and no figure changed", () => {
    const rows = [
      { measure: "contexts-with-name", values: hits(30, N) },
      { measure: "name-mass", values: Array.from({ length: N }, (_, index) => index / 7919) },
    ] as const;
    const own = madeUpOutcomes({ rows });
    const { verdict, rows: changed } = compareOutcomes(own, own);
    expect(verdict).toBe("not-worse");
    for (const row of changed)
      expect(row).toMatchObject({ difference: 0, rose: 0, fell: 0, p: 1, ciLow: 0, ciHigh: 0 });
    expect(compareOutcomes(createBaseline(own), own)).toMatchObject({ verdict: "not-worse" });
    expect(compareOutcomes(createBaseline(own), own).rows.map(({ difference }) => difference)).toEqual([0, 0]);
  });

  it("hits that are new beyond chance are worse, by exact McNemar; as many that went the other way are not", () => {
    const { rows, verdict } = compareOutcomes(audit(0), audit(9));
    expect(rows).toMatchObject([
      { rose: 9, fell: 0, n: N, test: "mcnemar", before: 0, after: 9 / N, verdict: "worse" },
    ]);
    expect(rows[0]?.p).toBeCloseTo(mcnemar(9, 0).pWorse, 12);
    expect(verdict).toBe("worse");
    expect(compareOutcomes(audit(9), audit(0)).verdict).toBe("not-worse");
    const moved = madeUpOutcomes({ rows: [{ measure: "contexts-with-name", values: hits(9, N).toReversed() }] });
    expect(compareOutcomes(audit(9), moved)).toMatchObject({ verdict: "not-worse", rows: [{ rose: 9, fell: 9 }] });
  });

  it("four new hits could be chance: that is not worse, and the interval says how much it can be", () => {
    const { rows, verdict } = compareOutcomes(audit(0), audit(4));
    expect(verdict).toBe("not-worse");
    expect(rows[0]?.p).toBeCloseTo(1 / 16, 12);
    expect(rows[0]?.ciHigh).toBeGreaterThan(4 / N);
  });

  it("hits of one document are one piece of evidence", () => {
    const clustered = { perDocument: 10 };
    const { rows } = compareOutcomes(audit(0, clustered), audit(20, clustered));
    expect(rows).toMatchObject([{ test: "sign-flip", clusters: 40, rose: 20, verdict: "not-worse" }]);
    expect(rows[0]?.p).toBeCloseTo(1 / 4, 12);
    expect(compareOutcomes(audit(0), audit(20)).verdict).toBe("worse");
  });

  it("the more figures, the more it takes (Holm)", () => {
    const measures = ["contexts-with-name", "contexts-with-kept", "contexts-with-unjudged", "recovered"] as const;
    const several = (count: number) =>
      madeUpOutcomes({
        rows: measures.map((measure, index) => ({ measure, values: hits(index === 0 ? count : 0, N) })),
      });
    expect(compareOutcomes(audit(0), audit(6)).verdict).toBe("worse");
    const { rows, verdict } = compareOutcomes(several(0), several(6));
    expect(rows.map(({ pAdjusted }) => pAdjusted)).toEqual(holm(rows.map(({ p }) => p)));
    expect(verdict).toBe("not-worse");
    expect(compareOutcomes(several(0), several(7)).verdict).toBe("worse");
  });

  it("real figures are tested too; a loss may rise by the registry's tolerance and no more", () => {
    const losses = (factor: number) =>
      madeUpOutcomes({
        rows: [
          {
            measure: "loss-per-word",
            values: Array.from({ length: N }, (_, index) => factor * (2 + Math.sin(index))),
            weights: Array.from({ length: N }, () => 2),
          },
        ],
      });
    expect(compareOutcomes(losses(1), losses(1.008))).toMatchObject({
      verdict: "not-worse",
      rows: [{ tolerance: 0.01, test: "sign-flip-drawn" }],
    });
    expect(compareOutcomes(losses(1), losses(1.03)).verdict).toBe("worse");
    expect(compareOutcomes(createBaseline(losses(1)), losses(1.03)).verdict).toBe("worse");
  });

  it("calls at most one in twenty comparisons worse in which nothing changed", () => {
    const random = createRandom(11, "null");
    // Documents that leak together, audited by two models that differ by chance alone.
    const draw = () =>
      Array.from({ length: 60 }, () => random.next() ** 3).flatMap((rate) =>
        Array.from({ length: 5 }, () => [random.chance(rate) ? 1 : 0, random.chance(rate) ? 1 : 0] as const),
      );
    let alarms = 0;
    const simulations = 400;
    for (let simulation = 0; simulation < simulations; simulation++) {
      const rows = (["contexts-with-name", "recovered"] as const).map((measure) => ({ measure, pairs: draw() }));
      const side = (which: 0 | 1) =>
        madeUpOutcomes({
          perDocument: 5,
          rows: rows.map(({ measure, pairs }) => ({ measure, values: pairs.map((pair) => pair[which]) })),
        });
      if (compareOutcomes(side(0), side(1)).verdict === "worse") alarms++;
    }
    // 0.05 and three standard errors of 400.
    expect(alarms / simulations).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / simulations));
  }, 300_000);
});

describe("what a comparison lacks never makes it better", () => {
  const row = { measure: "recovered", values: hits(0, N) } as const;
  const before = madeUpOutcomes({ rows: [row] });

  it("units that are not asked any more", () => {
    const values = hits(0, N).map((value, index) => (index === 7 ? undefined : value));
    const after = madeUpOutcomes({ rows: [{ ...row, values }] });
    expect(compareOutcomes(before, after)).toMatchObject({
      verdict: "inconclusive",
      rows: [{ n: N - 1, doubts: ["units-lost"] }],
    });
    // What these gave before is not known: a baseline without them hides what they give now.
    expect(compareOutcomes(after, before)).toMatchObject({
      verdict: "inconclusive",
      rows: [{ n: N - 1, doubts: ["units-new"] }],
    });
  });

  it("a figure that one of the two lacks", () => {
    const other = { measure: "name-mass", values: hits(0, N) } as const;
    const both = madeUpOutcomes({ rows: [row, other] });
    expect(compareOutcomes(both, madeUpOutcomes({ rows: [other] }))).toMatchObject({
      verdict: "inconclusive",
      notCompared: [{ measure: "recovered", why: "missing-now", isRequired: true }],
    });
    expect(compareOutcomes(both, before)).toMatchObject({
      verdict: "inconclusive",
      notCompared: [{ measure: "name-mass", why: "missing-now", isRequired: true }],
    });
    expect(compareOutcomes(before, both)).toMatchObject({
      verdict: "inconclusive",
      notCompared: [{ measure: "name-mass", why: "missing-before", isRequired: true }],
    });
    expect(compareOutcomes(madeUpOutcomes({ rows: [] }), both).verdict).toBe("inconclusive");
  });

  it("what a model has only when it is rewritten is not missing before the rewrite, and is afterwards", () => {
    const replaced = { measure: "replaced-mass", values: hits(0, N) } as const;
    const rewritten = madeUpOutcomes({ rows: [row, replaced] });
    const isRewritten = (audited: typeof before) => ({ ...audited, model: { ...audited.model, isRewritten: true } });
    expect(compareOutcomes(before, isRewritten(rewritten))).toMatchObject({
      verdict: "not-worse",
      notCompared: [{ measure: "replaced-mass", why: "missing-before", isRequired: false }],
    });
    expect(compareOutcomes(isRewritten(before), isRewritten(rewritten)).verdict).toBe("inconclusive");
    expect(compareOutcomes(isRewritten(rewritten), before).verdict).toBe("inconclusive");
  });

  it("says which audits that a verdict needs neither made", () => {
    expect(compareOutcomes(before, before).notMeasured).toContain("name-rate");
    expect(compareOutcomes(before, before).notMeasured).not.toContain("recovery");
  });

  it("contexts so few that nothing would be significant", () => {
    const few = madeUpOutcomes({ rows: [{ measure: "recovered", values: hits(0, 4) }] });
    expect(compareOutcomes(few, few)).toMatchObject({ verdict: "inconclusive", rows: [{ doubts: ["too-few"] }] });
  });

  it("a figure that does not hold any more", () => {
    const invalid = madeUpOutcomes({ rows: [{ ...row, verdict: "invalid" }] });
    expect(compareOutcomes(before, invalid)).toMatchObject({
      verdict: "inconclusive",
      rows: [{ doubts: ["now-invalid"] }],
    });
    expect(compareOutcomes(invalid, invalid).verdict).toBe("not-worse");
    const worse = madeUpOutcomes({ rows: [{ ...row, values: hits(40, N), verdict: "invalid" }] });
    expect(compareOutcomes(before, worse).verdict).toBe("worse");
  });

  it.each([
    ["other sentences", { text: "other" }, /other units: 400 before, 400 after/],
    ["other documents", { perDocument: 2 }, /other units/],
    ["other names", { names: "other" }, /names that were known/],
    ["another seed, so other masks", { seed: 2 }, /seed/],
    ["another number of contexts searched in pieces", { respell: 3 }, /--respell/],
    ["digests under another key", { key: Buffer.alloc(32, 2) }, /digest\.key beside the contexts/],
  ])("%s are refused", (_, more, message) => {
    const other = madeUpOutcomes({ rows: [row], ...more });
    expect(() => compareOutcomes(before, other)).toThrow(message);
    expect(() => compareOutcomes(before, other)).toThrow(expect.objectContaining({ code: "contexts-mismatch" }));
  });

  it("a baseline of an earlier version, whose digests can be guessed, is refused", () => {
    const { digestKey: _, ...basis } = before.basis;
    const old = { ...before, basis };
    const message = /earlier version.*make a new baseline/;
    expect(() => compareOutcomes(old, before)).toThrow(message);
    expect(() => compareOutcomes(before, old)).toThrow(message);
    expect(() => compareOutcomes(old, old)).toThrow(message);
  });

  it("fewer contexts are refused", () => {
    expect(() => compareOutcomes(before, madeUpOutcomes({ rows: [{ ...row, values: hits(0, N - 1) }] }))).toThrow(
      /400 before, 399 after/,
    );
  });
});

it("values are read as they were written, whatever they are", () => {
  const value = fc.option(
    fc.oneof(fc.integer({ min: 0, max: 25 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
    {
      nil: undefined,
    },
  );
  fc.assert(
    fc.property(fc.array(value), (values) => {
      const written = JSON.parse(JSON.stringify(encodeValues(values))) as ReturnType<typeof encodeValues>;
      // JSON has no −0.
      expect(decodeValues(written)).toEqual(values.map((one) => (one === 0 ? 0 : one)));
    }),
  );
  expect(encodeValues([1, 0, undefined, 9])).toBe("10.9");
  expect(encodeValues([0.123456, 10, undefined], 3)).toEqual([0.123, 10, null]);
});
