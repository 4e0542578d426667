import { UnnameError } from "../base/errors.ts";
import type { MaskedLanguageModel } from "../model/session.ts";
import type { AuditContexts } from "./audit-input.ts";
import { auditLeaks, type LeakOptions } from "./audit-leaks.ts";
import type { Measurement } from "./verdicts.ts";
import { rowKey } from "./compare/outcomes-file.ts";

/**
 * The leak rows of the model compared with. It may have another vocabulary, which decisions do not fit: then names alone tell its
 * names. Throws what `auditLeaks` throws otherwise.
 */
export async function baselineRows(
  baseline: MaskedLanguageModel,
  input: AuditContexts,
  options: LeakOptions,
): Promise<readonly Measurement[]> {
  try {
    return (await auditLeaks(baseline, input, options)).rows;
  } catch (error) {
    if (!(error instanceof UnnameError && error.code === "decisions-mismatch")) throw error;
    const { decisions: _, ...names } = options.names;
    return (await auditLeaks(baseline, input, { ...options, names })).rows;
  }
}

/** The rows with the estimate of the same measure, split and k of the model compared with as their `baseline`. */
export function withBaselines(rows: readonly Measurement[], before: readonly Measurement[]): Measurement[] {
  const estimates = new Map(before.map((row) => [rowKey(row), row.estimate]));
  return rows.map((row) => {
    const baseline = estimates.get(rowKey(row));
    return baseline === undefined ? row : { ...row, baseline };
  });
}
