import { join } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { tryParseJson } from "../base/json-values.ts";
import { readTextFile } from "../base/files.ts";
import { stageFolder } from "../base/files/staged-folder.ts";
import { AUDIT_SCHEMA_VERSION, type AuditComparison, type AuditReport } from "./audit-report.ts";

/** Name of the audit's JSON in its folder. */
export const AUDIT_FILE = "audit.json";
/** Name of the page rendered from it. */
export const REPORT_FILE = "report.html";

/**
 * Writes `audit.json` and `report.html` as a folder, whole or not at all; a folder there is replaced, so callers refuse that
 * first (`refuseExisting`). `page` is what `renderReport` made of the same audit. Returns the path of `audit.json`.
 */
export async function writeAudit(
  directory: string,
  audit: AuditReport | AuditComparison,
  page: string,
): Promise<string> {
  const folder = await stageFolder(directory);
  try {
    await folder.write(REPORT_FILE, page);
    await folder.write(AUDIT_FILE, `${JSON.stringify(audit, null, 2)}\n`);
    await folder.commit();
  } finally {
    await folder.discard();
  }
  return join(directory, AUDIT_FILE);
}

/**
 * Reads an audit of one model or of several.
 * Throws `input-missing`, `input-encoding`, or `input-format` if it is no audit or has a schema version we do not know.
 */
export async function readAudit(path: string): Promise<AuditReport | AuditComparison> {
  const audit = tryParseJson(await readTextFile(path, "audit file"));
  const version = (audit as { schemaVersion?: unknown } | undefined)?.schemaVersion;
  const isKnown = version === AUDIT_SCHEMA_VERSION;
  if (isKnown && (isReport(audit) || isComparison(audit))) return audit;
  const expected = isKnown ? `"rows" or "models"` : `schemaVersion ${AUDIT_SCHEMA_VERSION}`;
  throw new UnnameError(
    "input-format",
    `${path}: expected an audit with ${expected}, as "unname audit" writes. Is this its audit.json?`,
    {
      details: { path },
    },
  );
}

function isReport(value: unknown): value is AuditReport {
  const { model, tokenizer, contexts, rows, evidence, notMeasured, details, settings, verdict } = (value ??
    {}) as Record<keyof AuditReport, unknown>;
  const isObject = (part: unknown) => typeof part === "object" && part !== null;
  const { names, looks } = (evidence ?? {}) as Record<string, unknown>;
  const { sources } = (names ?? {}) as Record<string, unknown>;
  return (
    [model, tokenizer, details, settings, looks].every(isObject) &&
    [contexts, rows, notMeasured, sources].every((part) => Array.isArray(part) && part.every(isObject)) &&
    typeof verdict === "string"
  );
}

function isComparison(value: unknown): value is AuditComparison {
  const { models } = (value ?? {}) as Record<string, unknown>;
  return Array.isArray(models) && models.length > 0 && models.every(isReport);
}
