import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { isObject, tryParseJson } from "../../base/json-values.ts";
import { privateDirectoryOf, readTextFile, writeFileAtomic } from "../../base/files.ts";
import { AUDIT_FILE, readAudit } from "../audit-file.ts";
import { digestOutcomes, type SealedOutcomes, sealOutcomes } from "./digest-outcomes.ts";
import { digestRows, type EncodedValues, OUTCOMES_SCHEMA_VERSION, type OutcomesFile, rowKey } from "./outcomes-file.ts";

/** Name of the file in an audit's private folder. */
export const OUTCOMES_FILE = "outcomes.json";

const KIND: OutcomesFile["kind"] = "unname outcomes";

/** Writes an audit's outcomes into its private folder, for its owner alone. Returns the path. */
export async function writeOutcomes(auditDirectory: string, outcomes: OutcomesFile): Promise<string> {
  const path = join(privateDirectoryOf(auditDirectory), OUTCOMES_FILE);
  await writeFileAtomic(path, `${JSON.stringify(sealOutcomes(outcomes))}\n`, { private: true });
  return path;
}

/**
 * The outcomes of an audit, given its `audit.json` (they lie in the private folder beside it), that file itself, or a baseline.
 * Throws `input-missing`, `input-encoding`; `input-format` for another file, one of an earlier version, or one that contradicts itself;
 * `input-changed` if it is not as it was written, or if the private file belongs to another audit.
 */
export async function readOutcomes(path: string): Promise<OutcomesFile> {
  const value = tryParseJson(await readTextFile(path, "audit or baseline"));
  if (isObject(value) && value["kind"] === KIND) return checkOutcomes(value, path);
  const audit = await readAudit(path);
  if ("models" in audit)
    throw wrong(path, "an audit of one model, found one of several. Compare the audits that were made model by model");
  const beside = join(privateDirectoryOf(dirname(path)), OUTCOMES_FILE);
  if (basename(path) !== AUDIT_FILE || !existsSync(beside)) {
    const message = `${path}: comparing needs what each context gave: ${beside}, which "unname audit" writes. Audit the model again, or give a baseline.`;
    throw new UnnameError("input-missing", message, { details: { path, expected: beside } });
  }
  const outcomes = checkOutcomes(tryParseJson(await readTextFile(beside, "outcomes")), beside, "outcomes");
  if (outcomes.rowsSha256 === digestRows(audit)) return outcomes;
  const message = `${beside}: belongs to another audit than ${path}. Audit the model again.`;
  throw new UnnameError("input-changed", message, { details: { path, outcomes: beside } });
}

const MAKE_ANEW = '("unname compare baseline", or the tests with UNNAME_BASELINE=write)';
/** What to do about a file of an earlier version, or one that was changed. */
const REMEDIES = {
  baseline: {
    outdated: `Audit that model again and make the baseline anew ${MAKE_ANEW}.`,
    changed: `Take the baseline from version control again, or make it anew from an audit ${MAKE_ANEW}.`,
  },
  outcomes: { outdated: "Audit that model again.", changed: "Audit the model again." },
} as const;

function checkOutcomes(value: unknown, path: string, of: keyof typeof REMEDIES = "baseline"): OutcomesFile {
  if (isObject(value) && value["schemaVersion"] === 1 && value["kind"] === KIND)
    throw outdated(path, REMEDIES[of].outdated);
  if (!isObject(value) || value["schemaVersion"] !== OUTCOMES_SCHEMA_VERSION)
    throw wrong(path, `schemaVersion ${OUTCOMES_SCHEMA_VERSION} of outcomes`);
  const { model, basis, audits, judged, unitSets, rows } = value;
  const lists = [audits, judged, unitSets, rows];
  if (
    !isObject(model) ||
    !isObject(basis) ||
    !lists.every((list) => Array.isArray(list) && list.every((one) => one !== null))
  )
    throw wrong(path, '"model", "basis", "audits", "judged", "unitSets" and "rows"');
  const { digest, signature: _, ...file } = value as unknown as SealedOutcomes;
  if (digest !== digestOutcomes(file)) throw changed(path, REMEDIES[of].changed);
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
  if (hasTwice(file.rows) || hasTwice(file.judged)) throw wrong(path, "each figure once");
  return file;
}

function hasTwice(rows: readonly Parameters<typeof rowKey>[0][]): boolean {
  return new Set(rows.map(rowKey)).size < rows.length;
}

function outdated(path: string, remedy: string): UnnameError {
  const message = `${path}: was made by an earlier version of unname, and holds less than a comparison needs. ${remedy}`;
  return new UnnameError("input-format", message, { details: { path, schemaVersion: 1 } });
}

function changed(path: string, remedy: string): UnnameError {
  const message = `${path}: is not as it was written: its digest is of other content. It is not to be edited or merged by hand. ${remedy}`;
  return new UnnameError("input-changed", message, { details: { path } });
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
