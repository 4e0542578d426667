import type { RunSettings } from "../run/settings.ts";
import type { RunFolder } from "../run/run-folder.ts";
import type { Shard } from "../shards/shard.ts";
import { workPath } from "../run/run-folder.ts";
import { digestInput, stampOf } from "./digest-input.ts";
import { writeEntry } from "./execute-shard.ts";
import { readEntry } from "./read-entry.ts";

/** What a shard was done with, to be done still. */
export interface ShardDemands {
  /** Digest of the names of all groups. */
  readonly people: string | undefined;
  readonly otherLanguages: RunSettings["otherLanguages"];
  /** Digest of what becomes of its units. */
  readonly fates: string | undefined;
}

/** `missing`: never done. `changed`: done, of other bytes, with other people of the groups, or with other treatment of other languages. */
export type ShardState = "done" | "missing" | "changed";

/**
 * Whether a shard is done, of what stands in its files now. Files that were only touched are read to see it, and the entry says so.
 */
export async function checkShard(
  shard: Shard,
  folder: RunFolder,
  { people, otherLanguages, fates }: ShardDemands,
): Promise<ShardState> {
  const entry = await readEntry(folder, shard.id);
  if (entry === undefined) return "missing";
  if (entry.people !== people || entry.fates !== fates) return "changed";
  if (entry.otherLanguages !== undefined && entry.otherLanguages !== otherLanguages) return "changed";
  const stamp = stampOf(shard);
  if (entry.stamp === stamp) return "done";
  const digested = await digestInput(shard).catch(() => undefined);
  if (digested?.input !== entry.input) return "changed";
  await writeEntry(workPath(folder, shard.id, "entry"), { ...entry, stamp });
  return "done";
}
