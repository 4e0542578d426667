import type { Comparison } from "../audit/compare/comparison.ts";
import type { LeakedName } from "../audit/leaked-names.ts";
import { CHANGE_TEXT, describeChange } from "../report/comparison-table.ts";
import { labelWithSplit } from "../report/describe-row.ts";
import type { LeakageCheck } from "./check-limits.ts";
import { describeLeaked } from "./describe-leaked.ts";

/** A check a row: only a significant increase, or evidence that is less than it was, is a problem. */
export function checkComparison(comparison: Comparison, leaked: readonly LeakedName[] = []): LeakageCheck[] {
  const rows = comparison.rows.map((row) => {
    const name = labelWithSplit(row);
    if (row.verdict === "not-worse") return { name };
    const lines = [`${name}: ${CHANGE_TEXT[row.verdict]}.`, describeChange(row), ...describeLeaked(row, leaked)];
    return { name, problem: lines.join("\n") };
  });
  const missing = comparison.notCompared.filter(({ isRequired }) => isRequired);
  const lacking = missing.map((row) => ({
    name: labelWithSplit(row),
    problem:
      "the baseline has this figure and the audit has not: give the audit what it had (originals, names, --only).",
  }));
  if (rows.length + lacking.length > 0) return [...rows, ...lacking];
  return [{ name: "compared", problem: "no figure of the baseline could be compared." }];
}
