import type { Requirement } from "../audit/audit-ids.ts";
import { compareOutcomes } from "../audit/compare/compare-outcomes.ts";
import { readOutcomes } from "../audit/compare/read-outcomes.ts";
import { requireSigned } from "../audit/compare/require-signed.ts";
import { limitOf, type MeasureId, measureOf } from "../audit/measures.ts";
import { boundExcess, recoveryEvidence } from "../audit/recovery/judge-recovery.ts";
import { isShallow } from "../audit/verdicts.ts";
import { labelWithSplit } from "../report/describe/describe-row.ts";
import { formatValue } from "../report/format.ts";
import type { LeakageAudit } from "./audit-leakage.ts";
import { checkComparison } from "./check-comparison.ts";
import { describeProblem, type LeakageCheck } from "./check-limits.ts";

export interface RecoverNoNameOptions {
  /** Largest upper bound of the share of names that could come back beyond chance; default 0.001, as the audit's limit. */
  readonly upperBound?: number;
}

/** Most of each measure, in its own unit: the upper end of its interval must lie at or under it. */
export type LeakageLimits = Readonly<Partial<Record<MeasureId, number>>>;

export interface LeakNoMoreThanOptions {
  /** Which tests a baseline's figures are held against: `names`, `attacks` or both (`all`, the default). Limits by measure say it themselves. */
  readonly require?: Requirement;
}

/**
 * What speaks against "no name came back but by chance": more in the seen split than chance explains, no row, a figure that does not hold, fewer predictions
 * looked at than the limit is about, or so few contexts that the upper bound is over `upperBound`. Nothing if none does.
 */
export function findRecovery({ report, leaked }: LeakageAudit, options: RecoverNoNameOptions = {}): string[] {
  const { upperBound = limitOf("recovered") } = options;
  const rows = report.rows.filter(({ measure, split }) => measure === "recovered" && split === "seen");
  if (rows.length === 0) return ["recovery was not measured: give the originals of the contexts."];
  return rows.flatMap((row) => {
    if (row.verdict === "fail" || row.verdict === "invalid" || isShallow(row)) return [describeProblem(row, leaked)];
    const bound = boundExcess(recoveryEvidence(row));
    if (bound <= upperBound) return [];
    const found = row.hits === 0 ? "no name came back" : `${row.hits} came back, as may be chance`;
    const allowed = `at most ${formatValue(row, upperBound)} is allowed`;
    return [`${labelWithSplit(row)}: ${found}, but of ${row.n} contexts ${formatValue(row, bound)} could; ${allowed}.`];
  });
}

/**
 * What leaks more than it may: than a baseline or audit file, compared unit by unit, or than limits by measure. A measure that was not
 * measured counts as leaking. Nothing if nothing does. Throws what reading and comparing throw.
 */
export async function findExcess(
  audit: LeakageAudit,
  limit: string | LeakageLimits,
  { require: required = "all" }: LeakNoMoreThanOptions = {},
): Promise<string[]> {
  if (typeof limit === "string") {
    const before = await readOutcomes(limit);
    await requireSigned(limit, audit.digestKey);
    const comparison = compareOutcomes(before, audit.outcomes, { required });
    return checkComparison(comparison, audit.leaked).flatMap(({ problem }: LeakageCheck) => problem ?? []);
  }
  return Object.entries(limit).flatMap(([id, most]) => {
    const measure = id as MeasureId;
    const rows = audit.report.rows.filter((row) => row.measure === measure && row.k === largestK(audit, measure));
    if (rows.length === 0) return [`${measure}: not measured.`];
    return rows.flatMap((row) => {
      const isInvalid = row.verdict === "invalid";
      const isLess = measureOf(measure).limit?.side === "at-least" ? row.ciLow >= most : row.ciHigh <= most;
      if (isLess && !isInvalid) return [];
      return [`${describeProblem(row, audit.leaked)}\nAsked for: ${formatValue(row, most)}.`];
    });
  });
}

function largestK({ report }: LeakageAudit, measure: MeasureId): number | undefined {
  const depths = report.rows.flatMap((row) => (row.measure === measure ? (row.k ?? []) : []));
  return depths.length === 0 ? undefined : Math.max(...depths);
}
