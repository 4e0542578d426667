import { readJson } from "../run/read-json.ts";
import { type RunFolder, workPath } from "../run/run-folder.ts";
import type { ShardEntry, ShardFailure } from "../shards/shard-entry.ts";

/** What is known of a shard that is done; undefined if it is not. */
export function readEntry(folder: RunFolder, id: string): Promise<ShardEntry | undefined> {
  return readJson<ShardEntry>(workPath(folder, id, "entry"));
}

/** Why a shard could not be done when it was tried last; empty if it was not tried, or is done. */
export async function readFailures(folder: RunFolder, id: string): Promise<readonly ShardFailure[]> {
  return (await readJson<ShardFailure[]>(workPath(folder, id, "failure"))) ?? [];
}
