import { existsSync, statSync } from "node:fs";
import { copyFile, link, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { makeDirectory } from "../../base/files.ts";
import { sha256File } from "../../base/hash.ts";
import { temporaryName } from "../../base/files/temporary.ts";
import { checkUnchanged } from "../execute/digest-input.ts";
import { executeShard } from "../execute/execute-shard.ts";
import { outputFailed } from "../execute/output-failed.ts";
import { readEntry } from "../execute/read-entry.ts";
import { outputsOf, type Work } from "../execute/work.ts";
import { readJson } from "../run/read-json.ts";
import { type RunFolder, UNFINISHED_MARK, workPath } from "../run/run-folder.ts";
import type { OutputFile, ShardEntry } from "../shards/shard-entry.ts";
import type { Shard } from "../shards/shard.ts";
import { digestInputs } from "./digest-inputs.ts";
import { splitPart } from "./split-part.ts";
import { inputsOf, type Unit, type WholeRecord } from "./unit.ts";
import { writeOutput } from "./write-output.ts";
import { digestParts, holds, readEntries, readWhole, writeWhole } from "./whole-record.ts";

/** Behind the name of a folder that was being filled for another plan: what still holds of it is taken from there. */
export const BEFORE_SUFFIX = ".before";

/**
 * Puts the output files of a unit into the unfinished folder: those that are somewhere already, with the digests they should have, are linked;
 * others are put together of the parts. Of a batch with files that failed it is the others. A part that is gone or damaged is done again. Doing it twice, or on two machines at once,
 * gives the same. Throws as `executeShard` does.
 */
export async function assembleUnit(unit: Unit, work: Work): Promise<void> {
  const { folder } = work;
  const known = await readEntries(unit, folder);
  if (known === undefined && unit.kind === "batch") {
    const partial = await readJson<ShardEntry>(workPath(folder, unit.id, "partial"));
    if (partial !== undefined) return void (await splitPart(partial, folder));
  }
  const before = known === undefined ? undefined : await readWhole(unit, known, folder);
  if (before !== undefined && hasSpans(known ?? [], folder) && (await placeAll(before, folder))) return;
  const entries: ShardEntry[] = [];
  for (const shard of unit.shards) entries.push(await requirePart(shard, work));
  await checkUnchanged(inputsOf(unit));
  const inputs = await digestInputs(unit, entries);
  const outputs =
    unit.kind === "batch" ? await splitPart(entries[0] as ShardEntry, folder) : await joinParts(unit, work);
  const whole = { id: unit.id, of: digestParts(entries), inputs, outputs };
  await writeWhole(whole, folder);
}

/** Whether a unit's files are all in the output folder, with the digests that they should have. */
export async function verifyUnit(unit: Unit, { folder }: Work): Promise<boolean> {
  const entries = await readEntries(unit, folder);
  const whole = entries === undefined ? undefined : await readWhole(unit, entries, folder);
  if (whole === undefined) return false;
  for (const output of whole.outputs) if (!(await holds(folder.outputDirectory, output))) return false;
  return true;
}

async function placeAll(whole: WholeRecord, folder: RunFolder): Promise<boolean> {
  const { unfinishedDirectory, outputDirectory } = folder;
  for (const output of whole.outputs) {
    if (await holds(unfinishedDirectory, output)) continue;
    let isPlaced = false;
    for (const directory of [unfinishedDirectory + BEFORE_SUFFIX, outputDirectory]) {
      if (isPlaced || !(await holds(directory, output))) continue;
      const to = join(unfinishedDirectory, output.path);
      await linkInto(join(directory, output.path), to, join(unfinishedDirectory, UNFINISHED_MARK));
      isPlaced = true;
    }
    if (!isPlaced) return false;
  }
  return true;
}

async function linkInto(from: string, to: string, scratch: string): Promise<void> {
  const temporary = temporaryName(join(scratch, basename(to)));
  try {
    for (const folder of [dirname(to), scratch]) await makeDirectory(folder, { private: true });
    // File systems without links: a copy.
    await link(from, temporary).catch(() => copyFile(from, temporary));
    await rename(temporary, to);
  } catch (error) {
    await rm(temporary, { force: true });
    throw outputFailed(to, error);
  }
}

async function requirePart(shard: Shard, work: Work): Promise<ShardEntry> {
  const entry = await readEntry(work.folder, shard.id);
  const path = workPath(work.folder, shard.id, "part");
  const isWhole = entry !== undefined && existsSync(path) && hasSpans([entry], work.folder);
  if (isWhole && (await sha256File(path)) === entry.output.sha256) return entry;
  return executeShard(shard, work);
}

function hasSpans(entries: readonly ShardEntry[], folder: RunFolder): boolean {
  return entries.every(({ id, spans }) => {
    const path = workPath(folder, id, "spans");
    return existsSync(path) && statSync(path).size === spans.bytes;
  });
}

async function joinParts(unit: Extract<Unit, { kind: "file" }>, work: Work): Promise<OutputFile[]> {
  const { folder } = work;
  const records = await work.records(unit.file);
  const parts = unit.shards.map(({ id }) => workPath(folder, id, "part"));
  const written: OutputFile[] = [];
  for (const { path, of } of outputsOf(unit.file, records)) {
    const digested = await writeOutput(folder, path, async (file) => {
      for await (const chunk of records.assemble(parts, of)) await file.write(chunk);
    });
    written.push({ path, ...digested });
  }
  return written;
}
