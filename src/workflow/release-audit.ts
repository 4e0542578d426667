import type { AuditRow } from "../audit/audit.ts";
import { readAudit } from "../audit/audit-file.ts";
import type { AuditReport, RecognitionFigures } from "../audit/audit-report.ts";
import { formatRow } from "../audit/format-row.ts";
import { overallVerdict } from "../audit/judge.ts";
import { UnnameError } from "../base/errors.ts";
import type { CheckpointDigests } from "../model/digest-checkpoint.ts";

/** The audit that a release stands on. */
export interface ReleaseAudit {
  readonly audit: AuditReport;
  readonly recognition?: RecognitionFigures;
  /** What speaks against a release, a line each; empty if nothing does. */
  readonly missed: readonly string[];
}

/**
 * Reads the audit of the very files that are to be published: of several models in one file, the one with these digests. What
 * failed is judged by its rows, whatever the file says of itself; an audit that did not ask whether the model says names
 * counts as failed. Throws what `readAudit` throws, and `checkpoint-mismatch` if it is about other weights or another tokenizer.
 */
export async function readReleaseAudit(path: string, digests: CheckpointDigests): Promise<ReleaseAudit> {
  const file = await readAudit(path);
  const models = "models" in file ? file.models : [file];
  const audit = models.find((model) => isOf(model, digests));
  if (audit === undefined) {
    const sameWeights = models.some(({ model }) => model.sha256 === digests.modelSha256);
    const found = sameWeights ? "another tokenizer" : "other weights";
    throw new UnnameError(
      "checkpoint-mismatch",
      `${path}: expected the audit of this model (weights ${digests.modelSha256.slice(0, 12)}, tokenizer ${digests.tokenizerSha256.slice(0, 12)}), found one of ${found}. Run "unname audit" on the folder that is to be released, as it is now.`,
      { details: { path, ...digests } },
    );
  }
  const recognition = "models" in file ? file.recognition : undefined;
  return { audit, missed: missedOf(audit), ...(recognition && { recognition }) };
}

function isOf({ model, tokenizer, rows }: AuditReport, digests: CheckpointDigests): boolean {
  const isRow = (row: AuditRow) =>
    row.modelSha256 === digests.modelSha256 && row.tokenizerSha256 === digests.tokenizerSha256;
  return model.sha256 === digests.modelSha256 && tokenizer.sha256 === digests.tokenizerSha256 && rows.every(isRow);
}

function missedOf({ rows, verdict }: AuditReport): string[] {
  // The folder is searched anew, without what stays behind.
  const failed = rows.filter((row) => row.verdict === "fail" && row.audit !== "residue").map(describeRow);
  const unasked = rows.some(({ audit }) => audit === "name-rate") ? [] : ["name-rate: not measured"];
  const disagrees = verdict !== overallVerdict(rows.map((row) => row.verdict));
  return [...failed, ...unasked, ...(disagrees ? ["the audit's verdict is not that of its rows"] : [])];
}

/** A row on one line: audit, figure, split, value with bounds. */
export function describeRow(row: AuditRow): string {
  const split = row.split === "both" ? "" : ` (${row.split})`;
  return `${row.audit}: ${row.measure}${row.k === undefined ? "" : ` @${row.k}`}${split}: ${formatRow(row)}`;
}
