import { unitsOf } from "../../base/statistics/beta-binomial-bounds.ts";
import { clopperPearson } from "../../base/statistics/clopper-pearson.ts";
import { boundsBySizes } from "../../base/statistics/clustered-share.ts";
import type { AuditRow } from "../audit.ts";
import { NOTES } from "../remarks.ts";
import { DEFAULT_K, type MeasureId, MEASURES, measureOf } from "../measures.ts";

/** Intervals are computed alike everywhere, but for last digits. */
const TOLERANCE = 1e-9;

/**
 * What in a row contradicts the registry or itself, in words; undefined if nothing does: another audit, unit or limit than its measure has,
 * hits out of their range, a share that is not hits of n, an exact interval that is not that of the counts.
 */
export function contradictionOf(row: AuditRow): string | undefined {
  const { measure, hits, n, estimate, ciLow, ciHigh, notes = [] } = row;
  if (!Object.hasOwn(MEASURES, measure)) return "expected a measure of this version";
  if (!Array.isArray(notes) || !notes.every((one) => Object.hasOwn(NOTES, one?.id)))
    return "expected remarks of this version";
  const { audit, unit, limit, format } = measureOf(measure);
  if (row.audit !== audit || row.unit !== unit) return `expected audit ${audit} and unit ${unit}`;
  if (row.threshold !== (limit?.value ?? null)) return `expected the limit ${limit?.value ?? "null"}`;
  if (![n, estimate, ciLow, ciHigh, hits ?? 0].every(Number.isFinite) || !Number.isInteger(n) || n < 0)
    return "expected numbers";
  if (ciLow > ciHigh) return "expected a lower bound under the upper one";
  if (hits === undefined) return format === "count" ? "expected a count of hits" : undefined;
  if (!Number.isInteger(hits) || hits < 0 || hits > n) return `expected 0 to ${n} hits`;
  if (n > 0 && Math.abs(estimate - hits / n) > TOLERANCE) return `expected the estimate ${hits}/${n}`;
  return intervalContradiction(row, hits);
}

/** Shares of contexts that are judged: those of one patient go together. */
const CLUSTERED: ReadonlySet<MeasureId> = new Set(["name-rate", "contexts-with-name", "recovered"]);

function areSizes(sizes: AuditRow["clusterSizes"]): sizes is NonNullable<AuditRow["clusterSizes"]> {
  const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) > 0;
  return Array.isArray(sizes) && sizes.every((one) => isCount(one?.size) && isCount(one?.clusters));
}

function intervalContradiction(row: AuditRow, hits: number): string | undefined {
  const { ciLow, ciHigh, ciMethod, n, unit, clusterSizes, k = DEFAULT_K } = row;
  if (CLUSTERED.has(row.measure) && ciMethod !== "exact-each-documents")
    return "expected an interval by patients or documents";
  const is = (low: number, high: number) => Math.abs(ciLow - low) <= TOLERANCE && Math.abs(ciHigh - high) <= TOLERANCE;
  switch (ciMethod) {
    case "exact-each": {
      const { low, high } = clopperPearson(hits, n, { sided: "each" });
      return is(low, high) ? undefined : "expected the exact interval of its counts";
    }
    case "exact-two-sided": {
      const { low, high } = clopperPearson(hits, n);
      return is(low, high) ? undefined : "expected the exact interval of its counts";
    }
    case "exact-each-documents": {
      if (!areSizes(clusterSizes)) return "expected the sizes of its clusters";
      // A prediction is a part of a context.
      const parts = unit === "prediction" ? k : 1;
      if (unitsOf(clusterSizes) * parts !== n) return `expected clusters of ${n / parts} contexts`;
      // What the clusters show only ever makes it wider.
      const { low, high } = boundsBySizes(hits / parts, clusterSizes);
      const isWider = ciLow <= low + TOLERANCE && ciHigh >= high - TOLERANCE;
      return isWider ? undefined : "expected an interval at least as wide as that of its counts";
    }
    case "census":
      return is(row.estimate, row.estimate) ? undefined : "expected no interval of a census";
    default:
      return undefined;
  }
}
