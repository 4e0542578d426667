import type { CorpusRecord } from "../../formats/records/record-codec.ts";
import type { PlannedFile, Shard } from "../shards/shard.ts";
import { checkUnchanged } from "./digest-input.ts";
import { openPlanned, type Work } from "./work.ts";

/** The records of a shard's file, in batches. Throws what reading throws, and `input-changed` behind the last. */
export async function* readPlanned(
  file: PlannedFile,
  shard: Shard,
  work: Work,
): AsyncGenerator<readonly CorpusRecord[]> {
  const records = shard.kind === "range" ? await work.records(file) : await openPlanned(file, work.settings);
  try {
    const ranges = shard.kind === "range" ? [shard.range] : records.cut(Number.POSITIVE_INFINITY);
    for await (const range of ranges) yield* records.read(range);
    await checkUnchanged([file]);
  } finally {
    if (shard.kind === "batch") await records.close();
  }
}
