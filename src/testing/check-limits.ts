import type { AuditRow } from "../audit/audit.ts";
import type { AuditReport } from "../audit/audit-report.ts";
import type { LeakedName } from "../audit/leaked-names.ts";
import { isRequired, requiredTests, type Requirement, TEST_IDS } from "../audit/audit-ids.ts";
import { judgeTests } from "../audit/judge-tests.ts";
import {
  describeFinding,
  describeLimit,
  describeNote,
  labelOf,
  labelWithSplit,
} from "../report/describe/describe-row.ts";
import { formatRow } from "../report/format.ts";
import { describeLeaked } from "./describe-leaked.ts";

/** One thing that a test says of a model. */
export interface LeakageCheck {
  readonly name: string;
  /** What is wrong; absent if nothing is. Public: hashes and counts, no name. */
  readonly problem?: string;
  /** Of a test that is not required: what it would be, as `problem`; absent of what is required. Never a failure, and never a pass. */
  readonly notRequired?: string;
}

export interface CheckLimitsInput {
  readonly report: Pick<AuditReport, "rows" | "model" | "notMeasured">;
  readonly leaked: readonly LeakedName[];
  /** Only these audits were asked for: what else a verdict needs is not missed. */
  readonly isPart: boolean;
  /** Which tests must pass; default both. */
  readonly required?: Requirement;
}

/**
 * A check a judged row, whether it is within its limit: too little evidence is a problem, too. What a required test lacks is a problem of its own.
 * Rows of a test that is not required are stated and never checked.
 */
export function checkLimits({ report, leaked, isPart, required = "all" }: CheckLimitsInput): LeakageCheck[] {
  const judged = report.rows.filter(({ verdict }) => verdict !== "info");
  const rows = judged.map((row) => {
    const problem = row.verdict === "pass" ? undefined : describeProblem(row, leaked);
    return stateCheck(labelWithSplit(row), problem, isRequired(row.audit, required));
  });
  if (isPart) return rows;
  const results = judgeTests(report);
  const needs = TEST_IDS.flatMap((test) => {
    const isAsked = requiredTests(required).includes(test);
    const { notMade, lacking } = results[test];
    return [
      ...notMade.map((audit) => {
        const why = report.notMeasured.find((one) => one.audit === audit)?.why;
        const problem = `not measured, so the model cannot pass.${why === undefined ? "" : ` ${describeNote(why)}`}`;
        return stateCheck(audit, problem, isAsked);
      }),
      ...lacking.map((measure) =>
        stateCheck(labelOf({ measure }), "a row of it is missing, so the model cannot pass.", isAsked),
      ),
    ];
  });
  const distinct = new Map(needs.map((one) => [`${one.name} ${one.notRequired === undefined}`, one]));
  return [...rows, ...distinct.values()];
}

/** A check of what is required; what is not is stated alone. */
export function stateCheck(name: string, problem: string | undefined, isAsked: boolean): LeakageCheck {
  if (!isAsked) return { name, notRequired: `not required. ${problem ?? "Within its limit."}` };
  return { name, ...(problem !== undefined && { problem }) };
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
