import { UnnameError } from "../../base/errors.ts";
import type { AuditRow, RowVerdict } from "../audit.ts";
import type { AuditReport } from "../audit-report.ts";
import { judgeTests, overallVerdict } from "../judge-tests.ts";
import { measureOf } from "../measures.ts";
import { isOffGate } from "../membership/membership.ts";
import { chanceContradiction } from "./chance-contradiction.ts";
import { contradictionOf } from "./check-figures.ts";
import { isBetter, judgeRow, worseVerdict } from "./judge-row.ts";

/**
 * The audit with every row judged anew from its figures, by the functions and limits that audits judge by; no verdict is better than the
 * one that was written. The search of a folder (`residue`) is left out: a release searches its own.
 * Throws `input-changed`, naming the row, where figures contradict each other or the registry, where a row's verdict is better than its
 * figures allow, or where its verdicts are not those of its rows: no audit writes such a file.
 */
export function rejudgeAudit(audit: AuditReport, path: string): AuditReport {
  const judged = audit.rows.filter((row) => row.audit !== "residue");
  const rows = judged.map((row) => {
    const found = contradictionOf(row) ?? chanceContradiction(row, judged);
    if (found !== undefined) throw changed(path, row, found);
    const allowed = withOthers(row, judgeRow(row), audit);
    if (isBetter(row.verdict, allowed))
      throw changed(path, row, `expected the verdict ${allowed}, found ${row.verdict}`);
    return { ...row, verdict: worseVerdict(row.verdict, allowed) };
  });
  requireOwnVerdict(audit, path);
  return { ...audit, rows, verdict: overallVerdict({ ...audit, rows }), tests: judgeTests({ ...audit, rows }) };
}

/** Throws `input-changed` unless the verdicts written are those of the rows: of the model, and of each test where the file has them. */
export function requireOwnVerdict(audit: AuditReport, path: string): void {
  const expected = [overallVerdict(audit), ...Object.values(judgeTests(audit)).map((test) => test.verdict)];
  const written = [audit.verdict, audit.tests?.names?.verdict, audit.tests?.attacks?.verdict];
  const own = audit.tests === undefined ? written.slice(0, 1) : written;
  if (own.every((verdict, index) => verdict === expected[index])) return;
  throw new UnnameError(
    "input-changed",
    `${path}: expected the verdicts of its rows, ${expected.join(", ")} (model, names test, attack test), found ${own.map(printable).join(", ")}. No audit of this version writes this: audit the model again, and leave audit.json as it is.`,
    { details: { path } },
  );
}

/** What other rows and the evidence say of a row: attacks on groups that differ, rates of unknown names. */
function withOthers(row: AuditRow, allowed: RowVerdict, { rows, evidence }: AuditReport): RowVerdict {
  if (measureOf(row.measure).limit === undefined) return allowed;
  const isOff = rows.some((one) => one.measure.startsWith("gate-") && isOffGate(one));
  if (row.audit === "membership" && isOff) return "invalid";
  const looksAgain = row.measure === "looks" && evidence.looks.changedAfterFirstLook;
  const isUnknown =
    row.audit === "name-rate" &&
    row.n > 0 &&
    ((evidence.entries?.couldBeNames ?? 0) > 0 ||
      rows.some(({ measure, ...one }) => isGround(measure) && judgeRow({ measure, ...one }) === "invalid"));
  return allowed !== "fail" && (looksAgain || isUnknown) ? "invalid" : allowed;
}

/** Rows without which no name rate holds. */
function isGround(measure: AuditRow["measure"]): boolean {
  return measure === "list-coverage" || measure === "near-duplicates";
}

function changed(path: string, { measure, split, k }: AuditRow, found: string): UnnameError {
  const place = [printable(measure), printable(split), ...(k === undefined ? [] : [`k ${k}`])].join(", ");
  return new UnnameError(
    "input-changed",
    `${path}: row ${place}: ${found}. No audit writes this: audit the model again, and leave audit.json as it is.`,
    { details: { path, measure: printable(measure) } },
  );
}

/** Of a file that was changed anything may come. */
function printable(value: unknown): string {
  const text = String(value);
  return /^[a-z0-9-]{1,40}$/u.test(text) ? text : "(unknown)";
}
