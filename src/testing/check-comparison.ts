import { isAskedFor } from "../audit/compare/compare-outcomes.ts";
import type { ChangedRow, Comparison } from "../audit/compare/comparison.ts";
import type { LeakedName } from "../audit/leaked-names.ts";
import { CHANGE_TEXT, describeChange, describeLimitChange, WHY_NOT } from "../report/tables/comparison-table.ts";
import { labelWithSplit } from "../report/describe/describe-row.ts";
import { type LeakageCheck, stateCheck } from "./check-limits.ts";
import { describeLeaked } from "./describe-leaked.ts";

/**
 * A check a row: a significant increase, evidence that is less than it was and a figure that one audit lacks are problems. So are limits
 * that are not kept any more. What is not required is stated alone.
 */
export function checkComparison(comparison: Comparison, leaked: readonly LeakedName[] = []): LeakageCheck[] {
  const isAsked = (one: Pick<ChangedRow, "measure">) => isAskedFor(one, comparison.required);
  const rows = comparison.rows.map((row) => {
    const name = labelWithSplit(row);
    const lines = [`${name}: ${CHANGE_TEXT[row.verdict]}.`, describeChange(row), ...describeLeaked(row, leaked)];
    return stateCheck(name, row.verdict === "not-worse" ? undefined : lines.join("\n"), isAsked(row));
  });
  const missing = comparison.notCompared.filter(({ isRequired }) => isRequired);
  const lacking = missing.map((row) => {
    const name = labelWithSplit(row);
    return stateCheck(name, `${name}: not compared.\n${WHY_NOT[row.why]}.`, isAsked(row));
  });
  const limits = comparison.limits
    .filter(({ verdict }) => verdict !== "not-worse")
    .map((one) => {
      const name = `${labelWithSplit(one)}: limit`;
      const lines = [`${labelWithSplit(one)}: ${describeLimitChange(one)}.`, ...describeLeaked(one, leaked)];
      return stateCheck(name, lines.join("\n"), isAsked(one));
    });
  const checks = [...rows, ...lacking, ...limits];
  if ([...rows, ...lacking].some((one) => one.notRequired === undefined)) return checks;
  return [...checks, { name: "compared", problem: "no figure of the baseline could be compared." }];
}
