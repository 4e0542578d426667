import { existsSync } from "node:fs";
import { join } from "node:path";

import { appendJsonLines } from "../../base/files/append-lines.ts";
import { privateDirectoryOf } from "../../base/files.ts";
import { readAppendedLines } from "../../base/files/read-appended-lines.ts";
import { sha256 } from "../../base/hash.ts";
import { VERSION } from "../../base/version.ts";
import type { AuditReport } from "../audit-report.ts";
import { digestRows } from "../compare/outcomes-file.ts";
import type { ModelFile } from "../model-files/model-file.ts";
import type { InputDigest } from "./digest-inputs.ts";

/** Name of the ledger in an audit's private folder. */
export const LEDGER_FILE = "ledger.jsonl";
const SCHEMA_VERSION = 1;

/**
 * What one model's audit measured, a line of the ledger: an audit of several models has a line for each. Private, since its digests are not keyed:
 * names can be guessed from them with a list.
 */
export interface LedgerEntry {
  readonly schemaVersion: typeof SCHEMA_VERSION;
  /** Of unname. */
  readonly version: string;
  /** ISO 8601. */
  readonly at: string;
  readonly modelSha256: string;
  readonly tokenizerSha256: string;
  readonly networkSha256: string;
  /** {@link digestRows}: of the rows as they were written. */
  readonly rowsSha256: string;
  /** SHA-256 over all that was written of the model, evidence and remarks too. */
  readonly reportSha256: string;
  /** What the audit was made with. */
  readonly inputs: readonly InputDigest[];
  /** Every file of the model that holds numbers, and what came of it. */
  readonly files: readonly ModelFile[];
}

/** The line of an audit that was made. */
export function ledgerEntry(
  report: AuditReport,
  { inputs, files, at }: Pick<LedgerEntry, "inputs" | "files"> & { readonly at: Date },
): LedgerEntry {
  return {
    schemaVersion: SCHEMA_VERSION,
    version: VERSION,
    at: at.toISOString(),
    modelSha256: report.model.sha256,
    tokenizerSha256: report.tokenizer.sha256,
    networkSha256: report.model.networkSha256,
    rowsSha256: digestRows(report),
    reportSha256: digestReport(report),
    inputs,
    files,
  };
}

/** Adds lines to the ledger in the private folder of an audit, for its owner alone. */
export function appendLedger(auditDirectory: string, entries: readonly LedgerEntry[]): void {
  appendJsonLines(join(privateDirectoryOf(auditDirectory), LEDGER_FILE), entries);
}

/**
 * The lines of the ledger in a private folder, in the order of writing; undefined if there is no ledger.
 * Throws `input-format` with file and line: a ledger that cannot be read vouches for nothing.
 */
export async function readLedger(privateDirectory: string): Promise<LedgerEntry[] | undefined> {
  const path = join(privateDirectory, LEDGER_FILE);
  return existsSync(path) ? readAppendedLines(path, "ledger of an audit", checkEntry) : undefined;
}

/** What a ledger says of an audit: the last line with its very rows, and whether all else is as it was written, too. */
export function findInLedger(
  entries: readonly LedgerEntry[],
  report: AuditReport,
): { readonly entry: LedgerEntry; readonly isWhole: boolean } | undefined {
  const rows = digestRows(report);
  const whole = digestReport(report);
  const own = entries.filter(
    (entry) =>
      entry.rowsSha256 === rows &&
      entry.modelSha256 === report.model.sha256 &&
      entry.tokenizerSha256 === report.tokenizer.sha256 &&
      entry.networkSha256 === report.model.networkSha256,
  );
  const entry = own.findLast(({ reportSha256 }) => reportSha256 === whole) ?? own.at(-1);
  return entry && { entry, isWhole: entry.reportSha256 === whole };
}

/** The same for a report and for what was read of its file. */
function digestReport(report: AuditReport): string {
  return sha256(JSON.stringify(report));
}

const EXPECTED =
  '{"schemaVersion": 1, "modelSha256", "tokenizerSha256", "networkSha256", "rowsSha256", "reportSha256", "inputs", "files"}';

function checkEntry(value: unknown): LedgerEntry | string {
  const entry = (value ?? {}) as Record<keyof LedgerEntry, unknown>;
  const digests = [entry.modelSha256, entry.tokenizerSha256, entry.networkSha256, entry.rowsSha256, entry.reportSha256];
  const isFile = (file: unknown) => {
    const { file: name, sha256: digest, outcome } = (file ?? {}) as Record<string, unknown>;
    return [name, digest, outcome].every((part) => typeof part === "string");
  };
  const isWhole =
    entry.schemaVersion === SCHEMA_VERSION &&
    digests.every((digest) => typeof digest === "string") &&
    Array.isArray(entry.inputs) &&
    Array.isArray(entry.files) &&
    entry.files.every(isFile);
  return isWhole ? (value as LedgerEntry) : EXPECTED;
}
