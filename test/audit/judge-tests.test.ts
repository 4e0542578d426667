import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { AuditRow, RowVerdict } from "../../src/audit/audit.ts";
import { isOfTest, LEAK_AUDITS, NEEDED_AUDITS, TEST_IDS, type TestId } from "../../src/audit/audit-ids.ts";
import { combine, type JudgedAudit, judgeTests, overallVerdict } from "../../src/audit/judge-tests.ts";
import { MEASURE_IDS, type MeasureId, measureOf } from "../../src/audit/measures.ts";
import { judgedReport } from "../report/sample-audit.ts";

type Row = JudgedAudit["rows"][number];

/** A row of each needed measure and split; `info` where nothing is judged unless something speaks against it. */
const NEEDED: readonly Row[] = MEASURE_IDS.filter((measure) => measureOf(measure).needed !== undefined).flatMap(
  (measure) => {
    const { audit, needed } = measureOf(measure);
    const verdict = audit === "freshness" ? "info" : "pass";
    const splits = needed?.eachSplit ? (["seen", "unseen"] as const) : (["both"] as const);
    return splits.map((split) => ({
      measure,
      audit,
      split,
      verdict: measure === "recovered" && split === "unseen" ? "info" : verdict,
    }));
  },
);
const REWRITTEN = { rewrite: { rounds: 1, replaced: 3, keepsRows: false, origin: "" } };
const withVerdict = (measure: MeasureId, verdict: RowVerdict) =>
  NEEDED.map((row) => (row.measure === measure ? { ...row, verdict } : row));
const other = (test: TestId) => (test === "names" ? "attacks" : "names");

describe("judgeTests", () => {
  it("passes each test that has every row it needs, and the model where both do", () => {
    const audit = { rows: NEEDED, model: REWRITTEN };
    expect(judgeTests(audit)).toMatchObject({ names: { verdict: "pass" }, attacks: { verdict: "pass" } });
    expect(overallVerdict(audit)).toBe("pass");
    expect(overallVerdict({ rows: [], model: {} })).toBe("inconclusive");
  });

  it("lets neither test decide the other", () => {
    for (const test of TEST_IDS) {
      const [measure] = MEASURE_IDS.filter((id) => (NEEDED_AUDITS[test] as readonly string[]).includes(measureOf(id).audit) && measureOf(id).needed); // prettier-ignore
      for (const [verdict, outcome] of [["fail", "fail"], ["invalid", "inconclusive"], ["underpowered", "inconclusive"]] as const) {
        const audit = { rows: withVerdict(measure as MeasureId, verdict), model: REWRITTEN };
        expect(judgeTests(audit)[test].verdict).toBe(outcome);
        expect(judgeTests(audit)[other(test)].verdict).toBe("pass");
        expect(overallVerdict(audit)).toBe(outcome);
      }
    }
  }); // prettier-ignore

  it("is not made where none of its own audits judged anything, and says which are missing", () => {
    for (const test of TEST_IDS) {
      const rows = NEEDED.filter((row) => !(NEEDED_AUDITS[test] as readonly string[]).includes(row.audit));
      const results = judgeTests({ rows, model: REWRITTEN });
      expect(results[test]).toMatchObject({ verdict: "not-made", notMade: NEEDED_AUDITS[test] });
      expect(results[other(test)].verdict).toBe("pass");
      expect(overallVerdict({ rows, model: REWRITTEN })).toBe("inconclusive");
    }
    const part = judgeTests({ rows: NEEDED.filter((row) => row.audit !== "exposure"), model: {} });
    expect(part.attacks).toMatchObject({ verdict: "inconclusive", notMade: ["exposure"] });
  });

  it("misses the loss and the removed rows of a rewritten model, and nothing of another", () => {
    const rows = NEEDED.filter((row) => row.audit !== "rows" && row.audit !== "utility");
    expect(judgeTests({ rows, model: {} }).names.verdict).toBe("pass");
    expect(judgeTests({ rows, model: REWRITTEN }).names).toMatchObject({
      verdict: "inconclusive",
      notMade: ["rows", "utility"],
    });
  });

  it("says which figures decide, by id", () => {
    const { names, attacks } = judgeTests(judgedReport({ name: "leaky", contexts: 3062, leak: 0.3, loss: 2.3 }));
    expect(names).toMatchObject({
      verdict: "fail",
      failed: expect.arrayContaining(["name-rate", "recovered"]) as string[],
    });
    expect([...attacks.failed, ...names.failed].every((id) => MEASURE_IDS.includes(id))).toBe(true);
  });
});

describe("taking away never makes a verdict better", () => {
  const verdict = fc.constantFrom<RowVerdict>("pass", "pass", "pass", "fail", "underpowered", "invalid");
  const audits = fc.record({
    rows: fc.tuple(...NEEDED.map((row) => verdict.map((own): Row => (row.verdict === "info" ? row : { ...row, verdict: own })))),
    kept: fc.array(fc.boolean(), { minLength: NEEDED.length, maxLength: NEEDED.length }),
    model: fc.constantFrom({}, REWRITTEN),
  }); // prettier-ignore
  const FROM_BAD = ["not-made", "inconclusive", "pass"];

  it("not rows, one or many: no test passes that did not, or is made that was not", () => {
    fc.assert(
      fc.property(audits, ({ rows, kept, model }) => {
        const left = rows.filter((_, index) => kept[index]);
        const [before, after] = [judgeTests({ rows, model }), judgeTests({ rows: left, model })];
        for (const test of TEST_IDS) {
          const own = left.some((row) => row.verdict === "fail" && isOfTest(row.audit, test));
          expect(after[test].verdict === "fail").toBe(own);
          if (after[test].verdict === "pass") expect(before[test].verdict).toBe("pass");
          else if (before[test].verdict !== "fail")
            expect(FROM_BAD.indexOf(after[test].verdict)).toBeLessThanOrEqual(FROM_BAD.indexOf(before[test].verdict));
        }
        if (overallVerdict({ rows: left, model }) === "pass")
          expect(overallVerdict({ rows, model })).toBe("pass");
      }),
      { numRuns: 500 },
    ); // prettier-ignore
  });

  it("not a single needed row: without it nothing passes", () => {
    for (const row of NEEDED) {
      const results = judgeTests({ rows: NEEDED.filter((one) => one !== row), model: REWRITTEN });
      const touched = TEST_IDS.filter((test) => isOfTest(row.audit, test));
      expect(touched.length).toBeGreaterThan(0);
      for (const test of TEST_IDS) expect(results[test].verdict === "pass").toBe(!touched.includes(test));
    }
  });

  it("not a whole audit, whatever it found", () => {
    for (const audit of LEAK_AUDITS) {
      for (const own of ["pass", "fail", "underpowered", "invalid"] as const) {
        const rows = NEEDED.map((row) => (row.audit === audit ? { ...row, verdict: own } : row));
        const left = rows.filter((row) => row.audit !== audit);
        expect(combine(Object.values(judgeTests({ rows: left, model: REWRITTEN })))).not.toBe("pass");
      }
    }
  });
});

it("every figure with a limit is of a test", () => {
  const judged = MEASURE_IDS.filter((id) => measureOf(id).limit !== undefined);
  const isOfNone = (audit: AuditRow["audit"]) => !TEST_IDS.some((test) => isOfTest(audit, test));
  expect(judged.filter((id) => isOfNone(measureOf(id).audit))).toEqual([]);
});

it("every figure with a limit is needed for a test, but for those whose input cannot be left out by itself", () => {
  const optional = MEASURE_IDS.filter((id) => measureOf(id).limit !== undefined && measureOf(id).needed === undefined);
  expect(optional).toEqual([
    // Comes with the name rates wherever a word was kept.
    "kept-word-lift",
    // The file of planted people must be the one that the sentences were gathered with.
    "exposure-phrase",
    // Of a folder, not of a model: each release searches its own.
    "names-left",
    "places-with-name",
  ]);
});
