import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";

import { sha256, sha256File } from "../../base/hash.ts";
import { readEntry } from "../execute/read-entry.ts";
import { writePrivateFile } from "../execute/output-failed.ts";
import { readJson } from "../run/read-json.ts";
import { type RunFolder, workPath } from "../run/run-folder.ts";
import type { OutputFile, ShardEntry } from "../shards/shard-entry.ts";
import type { Unit, WholeRecord } from "./unit.ts";

/** The entries of a unit's shards, in order; undefined unless all are there. */
export async function readEntries(unit: Unit, folder: RunFolder): Promise<ShardEntry[] | undefined> {
  const entries: ShardEntry[] = [];
  for (const { id } of unit.shards) {
    const entry = await readEntry(folder, id);
    if (entry === undefined) return undefined;
    entries.push(entry);
  }
  return entries;
}

/** The hash of what a unit is made of. */
export function digestParts(entries: readonly ShardEntry[]): string {
  return sha256(entries.map(({ output, input }) => `${input} ${output.sha256}`).join("\n"));
}

/** The record of a unit that was put together of these parts; undefined if it was not. */
export async function readWhole(unit: Unit, entries: readonly ShardEntry[], folder: RunFolder) {
  const whole = await readJson<WholeRecord>(workPath(folder, unit.id, "whole"));
  return whole?.of === digestParts(entries) ? whole : undefined;
}

/** Writes a unit's record: what says that its files are in the output. */
export async function writeWhole(whole: WholeRecord, folder: RunFolder): Promise<void> {
  await writePrivateFile(workPath(folder, whole.id, "whole"), `${JSON.stringify(whole)}\n`);
}

/** Whether a folder has this file, with these bytes. */
export async function holds(directory: string, { path, bytes, sha256: digest }: OutputFile): Promise<boolean> {
  const file = join(directory, path);
  if (!existsSync(file) || (await stat(file)).size !== bytes) return false;
  return (await sha256File(file)) === digest;
}
