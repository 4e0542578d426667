import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { privateDirectoryOf, readTextFile, writeFileAtomic } from "../../base/files.ts";
import { AUDIT_FILE, readAudit } from "../audit-file.ts";
import { digestRows, type EncodedValues, OUTCOMES_SCHEMA_VERSION, type OutcomesFile } from "./outcomes-file.ts";

/** Name of the file in an audit's private folder. */
export const OUTCOMES_FILE = "outcomes.json";

/** Writes an audit's outcomes into its private folder, for its owner alone. Returns the path. */
export async function writeOutcomes(auditDirectory: string, outcomes: OutcomesFile): Promise<string> {
  const path = join(privateDirectoryOf(auditDirectory), OUTCOMES_FILE);
  await writeFileAtomic(path, `${JSON.stringify(outcomes)}\n`, { private: true });
  return path;
}

/**
 * The outcomes of an audit, given its `audit.json` (they lie in the private folder beside it), that file itself, or a baseline.
 * Throws `input-missing`, `input-encoding`; `input-format` for another file, or one that contradicts itself; `input-changed` if the
 * private file belongs to another audit.
 */
export async function readOutcomes(path: string): Promise<OutcomesFile> {
  const value = parseJson(await readTextFile(path, "audit or baseline"));
  if (isObject(value) && value["kind"] === "unname outcomes") return checkOutcomes(value, path);
  const audit = await readAudit(path);
  if ("models" in audit)
    throw wrong(path, "an audit of one model, found one of several. Compare the audits that were made model by model");
  const beside = join(privateDirectoryOf(dirname(path)), OUTCOMES_FILE);
  if (basename(path) !== AUDIT_FILE || !existsSync(beside)) {
    const message = `${path}: comparing needs what each context gave: ${beside}, which "unname audit" writes. Audit the model again, or give a baseline.`;
    throw new UnnameError("input-missing", message, { details: { path, expected: beside } });
  }
  const outcomes = checkOutcomes(parseJson(await readTextFile(beside, "outcomes")), beside);
  if (outcomes.rowsSha256 === digestRows(audit)) return outcomes;
  const message = `${beside}: belongs to another audit than ${path}. Audit the model again.`;
  throw new UnnameError("input-changed", message, { details: { path, outcomes: beside } });
}

function checkOutcomes(value: unknown, path: string): OutcomesFile {
  if (!isObject(value) || value["schemaVersion"] !== OUTCOMES_SCHEMA_VERSION)
    throw wrong(path, `schemaVersion ${OUTCOMES_SCHEMA_VERSION} of outcomes`);
  const { model, basis, unitSets, rows } = value;
  if (!isObject(model) || !isObject(basis) || !Array.isArray(unitSets) || !Array.isArray(rows))
    throw wrong(path, '"model", "basis", "unitSets" and "rows"');
  const file = value as unknown as OutcomesFile;
  for (const [index, { n, clusterSizes }] of file.unitSets.entries()) {
    const total = clusterSizes?.reduce((sum, size) => sum + size, 0) ?? n;
    if (!Number.isSafeInteger(n) || total !== n)
      throw wrong(path, `unitSets[${index}] with ${n} units in its clusters, found ${total}`);
  }
  for (const [index, { unitSet, values, weights, positives }] of file.rows.entries()) {
    const n = file.unitSets[unitSet]?.n;
    const hasWeights = weights === undefined || typeof weights === "number" || holds(weights, n);
    if (!holds(values, n) || !hasWeights || !(positives === undefined || holds(positives, n)))
      throw wrong(path, `rows[${index}] with a number for each of ${n ?? "no"} units`);
  }
  return file;
}

function holds(values: EncodedValues, n: number | undefined): boolean {
  if (typeof values === "string") return values.length === n && /^[\d.]*$/.test(values);
  const isNumber = (value: unknown) => value === null || (typeof value === "number" && Number.isFinite(value));
  return Array.isArray(values) && values.length === n && values.every(isNumber);
}

function wrong(path: string, expected: string): UnnameError {
  return new UnnameError("input-format", `${path}: expected ${expected}. Is this an audit.json or a baseline?`, {
    details: { path },
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
