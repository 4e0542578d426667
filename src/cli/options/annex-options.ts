import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

import { type Command, InvalidArgumentError, Option } from "commander";

import type { AuditReport } from "../../audit/audit-report.ts";
import { fileError, type UnnameError } from "../../base/errors.ts";
import { isObject, type JsonObject, tryParseJson } from "../../base/json-values.ts";
import { readTextFile } from "../../base/files.ts";
import { collect } from "./parse-values.ts";
import type { AnnexFacts, ReleaseFacts } from "../../report/annex/annex.ts";
import { ANNEX_KINDS, type AnnexKind, BLANK_IDS, type BlankId } from "../../report/text/annexes/annex-texts.ts";

export interface AnnexFlags {
  readonly annex?: readonly AnnexKind[];
  /** `KEY=TEXT`, each checked. */
  readonly fill?: readonly string[];
  readonly manifest?: readonly string[];
  readonly release?: string;
}

/** The flags of annexes: which, and what they are filled from. */
export function addAnnexOptions(command: Command): Command {
  return command
    .addOption(
      new Option("--annex <kind>", "add an annex, and write it as Markdown beside the page; repeatable")
        .choices([...ANNEX_KINDS])
        .argParser(annexOption),
    )
    .option("--fill <key=text>", `fill a blank of the annexes; repeatable; keys: ${BLANK_IDS.join(", ")}`, fillOption)
    .option("--manifest <file>", "manifest.json of unname anonymise: the annexes count its documents; repeatable", collect)
    .option("--release <file>", "release.json of the model (default: the one beside the audit)"); // prettier-ignore
}

/** What the annexes are filled from, read from the files that the flags name. Throws `input-format` for a file that is none, or of another model. */
export async function readAnnexFacts(
  flags: AnnexFlags,
  audit: string,
  models: readonly AuditReport[],
): Promise<AnnexFacts> {
  const beside = join(dirname(audit), "release.json");
  const release = flags.release ?? (existsSync(beside) ? beside : undefined);
  const documents = await Promise.all((flags.manifest ?? []).map(readDocuments));
  return {
    ...(flags.fill && { filled: Object.fromEntries(flags.fill.map(parseFill)) }),
    ...(documents.length > 0 && { documents: documents.reduce((sum, n) => sum + n, 0) }),
    ...(release !== undefined && { release: await readRelease(release, models) }),
  };
}

function annexOption(value: string, before: readonly AnnexKind[] = []): readonly AnnexKind[] {
  const kind = ANNEX_KINDS.find((one) => one === value);
  if (kind === undefined) throw new InvalidArgumentError(`Allowed choices are ${ANNEX_KINDS.join(", ")}.`);
  return [...before, kind];
}

function fillOption(value: string, before: readonly string[] = []): readonly string[] {
  parseFill(value);
  return [...before, value];
}

function parseFill(value: string): readonly [BlankId, string] {
  const [, key = "", text = ""] = /^([^=]*)=(.*)$/s.exec(value) ?? [];
  const id = BLANK_IDS.find((one) => one === key);
  if (id === undefined || text.trim() === "")
    throw new InvalidArgumentError(`Expected KEY=TEXT, with a key of: ${BLANK_IDS.join(", ")}.`);
  return [id, text.trim()];
}

async function readDocuments(path: string): Promise<number> {
  const manifest = await readObject(path, "manifest");
  const n = (manifest["counts"] as { documents?: unknown } | undefined)?.documents;
  if (manifest["stage"] !== "anonymise" || typeof n !== "number" || !Number.isSafeInteger(n) || n < 0)
    throw formatError(path, 'the manifest.json of "unname anonymise", with "counts.documents"');
  return n;
}

async function readRelease(path: string, models: readonly AuditReport[]): Promise<ReleaseFacts> {
  const release = await readObject(path, "release file");
  const { files, required, acceptedRisk, audited, released } = release as Partial<{
    files: unknown;
    required: ReleaseFacts["required"];
    acceptedRisk: ReleaseFacts["acceptedRisk"];
    audited: { modelSha256?: unknown };
    released: { modelSha256?: unknown };
  }>;
  if (release["schemaVersion"] !== 1 || !Array.isArray(files) || !isRequirement(required) || !isRisk(acceptedRisk))
    throw formatError(path, 'the release.json of "unname release", schemaVersion 1');
  const sums = [audited?.modelSha256, released?.modelSha256];
  // Another model's release would say that this one was released, and why.
  const [only, ...others] = models;
  if (only === undefined || others.length > 0 || !sums.includes(only.model.sha256))
    throw formatError(path, "the release of the one model that was audited; give its own with --release");
  return { files: files.length, ...(required && { required }), ...(acceptedRisk && { acceptedRisk }) };
}

function isRequirement(value: unknown): boolean {
  return value === undefined || value === "names" || value === "attacks" || value === "all";
}

function isRisk(value: unknown): boolean {
  if (value === undefined) return true;
  const { reason, missed } = (value ?? {}) as { reason?: unknown; missed?: unknown };
  return typeof reason === "string" && Array.isArray(missed) && missed.every((line) => typeof line === "string");
}

async function readObject(path: string, what: string): Promise<JsonObject> {
  const value = tryParseJson(await readTextFile(path, what));
  if (isObject(value)) return value;
  throw formatError(path, "a JSON object");
}

function formatError(path: string, expected: string): UnnameError {
  return fileError("input-format", path, `expected ${expected}.`);
}
