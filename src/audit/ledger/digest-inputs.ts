import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";

import { listFiles } from "../../base/files.ts";
import { sha256, sha256File } from "../../base/hash.ts";
import { EACH_DOCUMENT } from "../../corpus/patients/read-patients.ts";
import { digestCheckpoint } from "../../model/digest-checkpoint.ts";
import type { AuditContexts } from "../audit-input.ts";
import type { AuditSources } from "../audit-sources.ts";

/** One thing that an audit was given or read by itself. Private. */
export interface InputDigest {
  /** What it was given as: the option of the command, or `spans` of a corpus. */
  readonly kind: string;
  /** Name of the file or folder without what it lies in. */
  readonly file: string;
  readonly sha256: string;
}

/** What an audit is made with, to the byte: files, models compared with, and the spans of the corpora that say what a name is. */
export async function digestInputs(
  sources: AuditSources & { readonly mappingFile?: string },
  { originalFiles, privateDirectories }: Pick<AuditContexts, "originalFiles" | "privateDirectories">,
): Promise<InputDigest[]> {
  const spans = privateDirectories
    .map((directory) => join(directory, "spans.jsonl"))
    .filter((path) => existsSync(path));
  const files: readonly (readonly [kind: string, paths: readonly (string | undefined)[]])[] = [
    ["contexts", sources.contextFiles],
    ["originals", originalFiles],
    ["spans", spans],
    ["names", [sources.namesFile]],
    ["decisions", [sources.decisionsFile]],
    ["judgements", [sources.judgementsFile]],
    ["allow", [sources.allowFile]],
    ["mapping", [sources.mappingFile]],
    ["canaries", [sources.canariesFile]],
    ["patients", [sources.patientsFile === EACH_DOCUMENT ? undefined : sources.patientsFile]],
    ["gold", [sources.goldDirectory]],
  ];
  const models: readonly (readonly [kind: string, directories: readonly (string | undefined)[]])[] = [
    ["baseline", [sources.baselineDirectory]],
    ["reference", sources.referenceDirectories ?? []],
    ["shadow", sources.shadowDirectories ?? []],
  ];
  const digests: InputDigest[] = [];
  for (const [kind, paths] of files)
    for (const path of paths)
      if (path !== undefined) digests.push({ kind, file: nameOf(path), sha256: await digestPath(path) });
  for (const [kind, directories] of models)
    for (const directory of directories)
      if (directory !== undefined)
        digests.push({ kind, file: nameOf(directory), sha256: await digestModel(directory) });
  return digests;
}

function nameOf(path: string): string {
  return basename(resolve(path));
}

/** Of a file, or of the names and digests of a folder's files. */
async function digestPath(path: string): Promise<string> {
  if (!(await stat(path)).isDirectory()) return sha256File(path);
  const lines: string[] = [];
  for (const file of await listFiles(path)) lines.push(`${await sha256File(join(path, file))}  ${file}\n`);
  return sha256(lines.join(""));
}

async function digestModel(directory: string): Promise<string> {
  return sha256(JSON.stringify(await digestCheckpoint({ directory })));
}
