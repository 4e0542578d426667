import { expect, it } from "vitest";

import type { AuditRow } from "../../../src/audit/audit.ts";
import type { AuditReport } from "../../../src/audit/audit-report.ts";
import { contextShare, exactShare } from "../../../src/audit/context-interval.ts";
import { missingRows } from "../../../src/audit/rejudge/missing-rows.ts";
import { rejudgeAudit } from "../../../src/audit/rejudge/rejudge-audit.ts";
import { judged, judgedReport } from "../../report/sample-audit.ts";

const report = (leak = 0) => judgedReport({ name: "m", contexts: 3200, leak, loss: 2.3 });

/** The report with some rows changed by hand, and with the verdict that its rows then have. */
function edited(change: (row: AuditRow) => AuditRow | undefined, leak = 0): AuditReport {
  const whole = report(leak);
  const rows = whole.rows.flatMap((row) => change(row) ?? []);
  return judged({ ...whole, rows });
}
/** Contexts of which each has a patient of its own. */
const ofSingles = (hits: number, n: number) =>
  contextShare(Array.from({ length: n }, (_, index) => index), String, (index) => index < hits); // prettier-ignore
const judge = (audit: AuditReport) => rejudgeAudit(audit, "audit.json");
const WRITTEN = { code: "input-changed" };

it("leaves an audit's verdicts as they are", () => {
  for (const leak of [0, 0.004, 0.9]) {
    const audit = report(leak);
    expect(judge(audit).rows).toEqual(audit.rows.filter((row) => row.audit !== "residue"));
    expect(judge(audit).verdict).toBe(audit.verdict);
  }
});

it("refuses rows that were set to pass, or to judge nothing, and says which", () => {
  for (const verdict of ["pass", "info", "underpowered"] as const) {
    const audit = edited((row) => (row.measure === "recovered" ? { ...row, ...ofSingles(6, 3200), verdict } : row));
    expect(() => judge(audit)).toThrow(expect.objectContaining(WRITTEN));
    expect(() => judge(audit)).toThrow(
      /row recovered, seen, k 20: expected the verdict fail, found .*audit the model again/,
    );
  }
  const control = edited((row) => (row.measure === "inference-excess" && row.split === "unseen" ? { ...row, verdict: "pass" } : row)); // prettier-ignore
  expect(() => judge(control)).toThrow(/expected the verdict info, found pass/);
  expect(() => judge({ ...report(0.9), verdict: "pass" })).toThrow(
    /expected the verdicts of its rows, fail, fail, fail .*found pass, fail, fail/,
  );
});

it("holds rows against each other: gates, lists that know too little, entries that nobody judged", () => {
  const gate = edited((row) => (row.measure === "gate-words" ? { ...row, estimate: 0.7, ciLow: 0.6, ciHigh: 0.8 } : row)); // prettier-ignore
  expect(() => judge(gate)).toThrow(/row membership-loss, both: expected the verdict invalid, found pass/);
  const thin = edited((row) =>
    row.measure === "list-coverage" ? { ...row, ...exactShare(1000, 3200), verdict: "invalid" } : row,
  );
  expect(() => judge(thin)).toThrow(/row name-rate.*expected the verdict invalid, found pass/);
  const { evidence, ...whole } = report();
  const unjudged = { ...whole, evidence: { ...evidence, entries: { ...evidence.entries!, couldBeNames: 3 } } };
  expect(() => judge(unjudged)).toThrow(/row name-rate.*expected the verdict invalid/);
  const changed = { ...whole, evidence: { ...evidence, looks: { ...evidence.looks, changedAfterFirstLook: true } } };
  expect(() => judge(changed)).toThrow(/row looks.*expected the verdict invalid, found info/);
});

it("never ends better than what was written: a figure may rest on what no row says", () => {
  const doubted = edited((row) => (row.measure === "association" ? { ...row, verdict: "invalid" } : row));
  expect(judge(doubted).rows.find(({ measure }) => measure === "association")?.verdict).toBe("invalid");
  expect(judge(doubted).verdict).toBe("inconclusive");
});

it("names no text that a file was made to hold", () => {
  const strange = edited((row) => (row.measure === "recovered" ? { ...row, measure: "Jansen van Dijk" as "recovered" } : row)); // prettier-ignore
  expect(() => judge(strange)).toThrow(/row \(unknown\), seen.*expected a measure of this version/);
});

it("knows what a release needs by the registry, not by what the file says it lacks", () => {
  expect(missingRows(report(), true)).toEqual([]);
  const without = (wanted: (row: AuditRow) => boolean) => ({
    ...report(),
    rows: report().rows.filter((row) => !wanted(row)),
    notMeasured: [],
  });
  expect(
    missingRows(
      without(({ audit }) => audit === "exposure"),
      false,
    ),
  ).toEqual([
    { audit: "exposure", measures: ["exposure-name", "exposure-identifier", "exposed-names"], isWhole: true },
  ]);
  expect(
    missingRows(
      without(({ measure, split }) => measure === "recovered" && split === "unseen"),
      false,
    ),
  ).toEqual([{ audit: "recovery", measures: ["recovered"], isWhole: true }]);
  expect(
    missingRows(
      without(({ measure }) => measure === "contexts-with-name"),
      false,
    ),
  ).toEqual([{ audit: "name-rate", measures: ["contexts-with-name"], isWhole: false }]);
  const rows = without(({ audit }) => audit === "rows");
  expect(missingRows(rows, false)).toEqual([]);
  expect(missingRows(rows, true)).toEqual([
    { audit: "rows", measures: ["removed-mass", "row-difference"], isWhole: true },
  ]);
});
