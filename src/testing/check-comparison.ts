import type { Comparison } from "../audit/compare/comparison.ts";
import type { LeakedName } from "../audit/leaked-names.ts";
import { CHANGE_TEXT, describeChange, describeLimitChange, WHY_NOT } from "../report/comparison-table.ts";
import { labelWithSplit } from "../report/describe-row.ts";
import type { LeakageCheck } from "./check-limits.ts";
import { describeLeaked } from "./describe-leaked.ts";

/**
 * A check a row: a significant increase, evidence that is less than it was and a figure that one audit lacks are problems. So are limits
 * that are not kept any more.
 */
export function checkComparison(comparison: Comparison, leaked: readonly LeakedName[] = []): LeakageCheck[] {
  const rows = comparison.rows.map((row) => {
    const name = labelWithSplit(row);
    if (row.verdict === "not-worse") return { name };
    const lines = [`${name}: ${CHANGE_TEXT[row.verdict]}.`, describeChange(row), ...describeLeaked(row, leaked)];
    return { name, problem: lines.join("\n") };
  });
  const missing = comparison.notCompared.filter(({ isRequired }) => isRequired);
  const lacking = missing.map((row) => {
    const name = labelWithSplit(row);
    return { name, problem: `${name}: not compared.\n${WHY_NOT[row.why]}.` };
  });
  const limits = comparison.limits
    .filter(({ verdict }) => verdict !== "not-worse")
    .map((one) => {
      const name = `${labelWithSplit(one)}: limit`;
      const lines = [`${labelWithSplit(one)}: ${describeLimitChange(one)}.`, ...describeLeaked(one, leaked)];
      return { name, problem: lines.join("\n") };
    });
  const checks = [...rows, ...lacking, ...limits];
  if (rows.length > 0 || lacking.length > 0) return checks;
  return [...checks, { name: "compared", problem: "no figure of the baseline could be compared." }];
}
