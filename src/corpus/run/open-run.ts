import { readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";

import { fileError, type UnnameError } from "../../base/errors.ts";
import { makePrivateDirectory, refuseExisting } from "../../base/files.ts";
import { writerOf } from "../../base/files/temporary.ts";
import { outputFailed } from "../execute/output-failed.ts";
import type { RunFolder } from "./run-folder.ts";
import {
  changesBetween,
  type Components,
  fingerprintOf,
  readRunRecord,
  type RunRecord,
  writeRunRecord,
} from "./run-record.ts";
import type { RunSettings } from "./settings.ts";

export interface OpenRunOptions {
  /** Do everything again and replace what is at the output's place, whosever it is. */
  readonly force: boolean;
  /** One of several machines: it never throws away what others did. */
  readonly isShare: boolean;
}

export interface OpenedRun {
  readonly record: RunRecord;
  /** What was there before, in a sentence; undefined for a new run. */
  readonly note?: string;
}

/**
 * Takes up the run that a private folder holds, or begins one. Where anything that decides on the output has changed, what was
 * done is removed, and the note says why. Throws `output-exists` if output or private folder are not a run's, and `usage` if a share of
 * a run has other settings than the run.
 */
export async function openRun(
  folder: RunFolder,
  settings: RunSettings,
  components: Components,
  { force, isShare }: OpenRunOptions,
): Promise<OpenedRun> {
  const fingerprint = fingerprintOf(components);
  const found = await readRunRecord(folder);
  if (found === undefined) {
    await refuseExisting(folder.outputDirectory, force);
    await removeUnborn(folder);
    await refuseExisting(folder.privateDirectory, force);
  } else if (!found.ownsOutput) await refuseExisting(folder.outputDirectory, force);
  const isSame = found?.fingerprint === fingerprint;
  if (found !== undefined && isSame && !force) return { record: takeUp(found, settings), note: resumeNote(found) };
  const changes = found === undefined ? [] : changesBetween(found.components, components);
  if (found !== undefined && isShare && !isSame) throw otherRun(folder, changes);
  const record: RunRecord = {
    schemaVersion: 1,
    fingerprint,
    components,
    settings,
    isFinished: false,
    ownsOutput: force || (found?.ownsOutput ?? false),
    plan: null,
  };
  try {
    await makePrivateDirectory(folder.privateDirectory);
    const done = [
      folder.workDirectory,
      folder.peopleDirectory,
      folder.unfinishedDirectory,
      folder.planPath,
      folder.choicePath,
    ];
    for (const path of done) await rm(path, { recursive: true, force: true });
    await writeRunRecord(folder, record);
  } catch (error) {
    throw outputFailed(folder.privateDirectory, error);
  }
  if (found === undefined) return { record };
  return {
    record,
    note: force ? "--force: everything is done again" : `everything is done again: ${describe(changes)} changed`,
  };
}

/** What a run that was killed while it wrote its first record has left: the caller holds the lock, so no process is writing it. */
async function removeUnborn({ privateDirectory, recordPath }: RunFolder): Promise<void> {
  const names = await readdir(privateDirectory).catch(() => []);
  const isUnborn = (name: string) => name.startsWith(`${basename(recordPath)}.`) && writerOf(name) !== undefined;
  for (const name of names.filter(isUnborn)) await rm(join(privateDirectory, name), { force: true });
}

/** The run with the paths of now, and the names that its files have already. */
function takeUp(found: RunRecord, settings: RunSettings): RunRecord {
  return { ...found, settings: { ...settings, renameKey: found.settings.renameKey } };
}

function resumeNote({ isFinished }: RunRecord): string {
  return isFinished ? "done before: verifying it" : "continuing where an earlier run stopped";
}

function describe(changes: readonly string[]): string {
  return changes.map((name) => NAMES[name] ?? name).join(", ");
}

/** As a user calls it. */
const NAMES: Readonly<Record<string, string>> = {
  version: "the version of unname",
  recognisers: "the recognisers",
  models: "a model or list",
  annotations: "the annotations",
  lean: "--lean",
  always: "--always",
  never: "--never",
  names: "the names of --names-from",
  otherLanguages: "--other-languages",
  entities: "--entities",
  format: "--format",
  textFields: "--text-field",
  dropFields: "--drop-field",
  maskFields: "--mask-field",
  renameFiles: "--rename-files",
  groupField: "--group-field",
  replace: "--replace",
  keyFingerprint: "the key",
  shardBytes: "--shard-bytes",
  dedupe: "--by, --keep, --threshold, --keep-templates or the spans of the notes",
};

function otherRun({ recordPath }: RunFolder, changes: readonly string[]): UnnameError {
  return fileError(
    "usage",
    recordPath,
    `the run of this folder is another one: ${describe(changes)} differ. Give every machine the same settings, models and version; to begin anew, remove the folder or run once without --shard.`,
    { changes },
  );
}
