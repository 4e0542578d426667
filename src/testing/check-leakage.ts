import { existsSync } from "node:fs";

import type { Requirement } from "../audit/audit-ids.ts";
import { writeBaseline } from "../audit/compare/baseline.ts";
import { compareOutcomes } from "../audit/compare/compare-outcomes.ts";
import { readOutcomes } from "../audit/compare/read-outcomes.ts";
import { requireSigned } from "../audit/compare/require-signed.ts";
import { describeBaseline } from "../report/tables/comparison-table.ts";
import { auditLeakage, type LeakageAudit, type LeakageOptions } from "./audit-leakage.ts";
import { checkComparison } from "./check-comparison.ts";
import { checkLimits, type LeakageCheck } from "./check-limits.ts";

export interface LeakageTestOptions extends LeakageOptions {
  /**
   * A file that `unname compare baseline` wrote: what got significantly worse fails then, and limits that its model kept. It must be there; with the
   * environment variable `UNNAME_BASELINE=write` the tests write it instead.
   */
  readonly baseline?: string | undefined;
  /** With a baseline: every limit must be kept, too, whatever the baseline says. Default: those that the baseline's model kept. */
  readonly absoluteLimits?: boolean | undefined;
  /** Which tests must pass, or get no worse: `names`, `attacks` or both (`all`, the default). With it `only` leaves nothing out of what is required. */
  readonly require?: Requirement | undefined;
}

/**
 * What tests say of a model, a check a row: held against a baseline where one is given, against the limits otherwise. Throws what
 * `auditLeakage`, `readOutcomes`, `compareOutcomes` and `writeBaseline` throw.
 */
export async function checkLeakage(options: LeakageTestOptions): Promise<LeakageCheck[]> {
  const { baseline, absoluteLimits = false, require: required = "all" } = options;
  if (baseline === undefined) return limitsOf(await auditLeakage(options), options);
  if (process.env["UNNAME_BASELINE"] === "write") {
    const audit = await auditLeakage(options);
    await writeBaseline(baseline, audit.outcomes, audit.names, audit.digestKey);
    return [{ name: `is written to ${baseline}: ${describeBaseline(audit.outcomes)}` }];
  }
  if (!existsSync(baseline)) {
    const problem = `${baseline}: there is no baseline, so nothing can be held against it. Run the tests once with UNNAME_BASELINE=write and commit the file.`;
    return [{ name: "has a baseline", problem }];
  }
  const before = await readOutcomes(baseline);
  const { outcomes, leaked, digestKey } = await auditLeakage(options);
  await requireSigned(baseline, digestKey);
  return checkComparison(compareOutcomes(before, outcomes, { absoluteLimits, required }), leaked);
}

function limitsOf({ report, leaked }: LeakageAudit, options: LeakageTestOptions): LeakageCheck[] {
  const { only, require: required } = options;
  const isPart = only !== undefined && required === undefined;
  return checkLimits({ report, leaked, isPart, ...(required !== undefined && { required }) });
}
