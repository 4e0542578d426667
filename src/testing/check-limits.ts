import type { AuditRow } from "../audit/audit.ts";
import type { AuditReport } from "../audit/audit-report.ts";
import type { LeakedName } from "../audit/leaked-names.ts";
import { LEAK_AUDITS } from "../audit/audit-ids.ts";
import { describeFinding, describeLimit, describeNote, labelWithSplit } from "../report/describe-row.ts";
import { formatRow } from "../report/format.ts";
import { describeLeaked } from "./describe-leaked.ts";

/** One thing that a test says of a model. */
export interface LeakageCheck {
  readonly name: string;
  /** What is wrong; absent if nothing is. Public: hashes and counts, no name. */
  readonly problem?: string;
}

export interface CheckLimitsInput {
  readonly report: Pick<AuditReport, "rows" | "notMeasured">;
  readonly leaked: readonly LeakedName[];
  /** Only these audits were asked for: what else a verdict needs is not missed. */
  readonly isPart: boolean;
}

/**
 * A check a judged row, whether it is within its limit: too little evidence is a problem, too. Without name-rate and recovery there is
 * no verdict on a model, so a check says that one is missing.
 */
export function checkLimits({ report, leaked, isPart }: CheckLimitsInput): LeakageCheck[] {
  const judged = report.rows.filter(({ verdict }) => verdict !== "info");
  const rows = judged.map((row) => ({
    name: labelWithSplit(row),
    ...(row.verdict !== "pass" && { problem: describeProblem(row, leaked) }),
  }));
  const missing = LEAK_AUDITS.filter((audit) => !isPart && !judged.some((row) => row.audit === audit));
  const needs = missing.map((audit) => {
    const why = report.notMeasured.find((one) => one.audit === audit)?.why;
    return {
      name: audit,
      problem: `not measured, so the model cannot pass.${why === undefined ? "" : ` ${describeNote(why)}`}`,
    };
  });
  return [...rows, ...needs];
}

const VERDICT_TEXT: Readonly<Record<Exclude<AuditRow["verdict"], "pass" | "info">, string>> = {
  fail: "over the limit",
  underpowered: "the evidence does not suffice",
  invalid: "the figure does not hold",
};

/** A row that is not within its limit: how much, the limit, why, and what leaked by hash. */
export function describeProblem(row: AuditRow, leaked: readonly LeakedName[]): string {
  const { verdict } = row;
  const limit = describeLimit(row);
  const judged = verdict === "pass" || verdict === "info" ? "" : `: ${VERDICT_TEXT[verdict]}`;
  return [
    `${labelWithSplit(row)}${judged}.`,
    `${formatRow(row)}; limit: ${limit ?? "none set"}.`,
    describeFinding(row),
    ...(row.notes ?? []).map((note) => describeNote(note)),
    ...describeLeaked(row, leaked),
  ].join("\n");
}
