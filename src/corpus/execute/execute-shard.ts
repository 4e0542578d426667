import { rm } from "node:fs/promises";

import { sha256 } from "../../base/hash.ts";
import { type WorkFile, workPath } from "../run/run-folder.ts";
import { digestFates } from "../dedupe/fates.ts";
import type { ShardEntry } from "../shards/shard-entry.ts";
import type { BatchShard, RangeShard, Shard } from "../shards/shard.ts";
import { BatchFailed } from "./batch-failed.ts";
import { checkUnchanged, digestInput, stampOf } from "./digest-input.ts";
import { openEditor } from "./open-editor.ts";
import { writePrivateFile } from "./output-failed.ts";
import { openPart, type PartWriter } from "./part-writer.ts";
import { createTally } from "./tally.ts";
import type { Work } from "./work.ts";
import { writeBatch } from "./write-batch.ts";
import { countedOf, isDedupe } from "../run/kind-of-run.ts";

/**
 * Does a shard: reads it, writes its part and spans, syncs them and puts them in their places, and then writes its entry. Throws what reading and
 * the recognisers throw, `input-changed`, `output-failed`, and {@link BatchFailed} when the other files of the batch are done.
 */
export async function executeShard(shard: Shard, work: Work): Promise<ShardEntry> {
  const place = (kind: WorkFile) => workPath(work.folder, shard.id, kind);
  const part = await openPart(place("part"));
  const spans = await openPart(place("spans"));
  try {
    const { failures, ...written } =
      shard.kind === "batch" ? await doBatch(shard, work, part, spans) : await doRange(shard, work, part, spans);
    const people = await work.people();
    const entry: ShardEntry = {
      id: shard.id,
      stamp: stampOf(shard),
      ...(people !== undefined && { people: people.digest }),
      ...(isDedupe(work.settings) && { fates: await digestFates(shard.id, work.folder) }),
      ...written,
      ...(written.others.length > 0 && { otherLanguages: work.settings.otherLanguages }),
      output: await part.commit(),
      spans: await spans.commit(),
    };
    if (failures.length > 0) {
      await writeEntry(place("partial"), entry);
      throw new BatchFailed(failures);
    }
    await writeEntry(place("entry"), entry);
    for (const kind of ["failure", "partial"] as const) await rm(place(kind), { force: true });
    return entry;
  } finally {
    await part.discard();
    await spans.discard();
  }
}

async function doBatch(shard: BatchShard, work: Work, part: PartWriter, spans: PartWriter) {
  const scratchPath = `${workPath(work.folder, shard.id, "part")}.one`;
  const { tally, inputs, failures, ...rest } = await writeBatch(shard, work, { part, spans, scratchPath });
  const input = sha256(inputs.map((one) => one.sha256).join("\n"));
  return { input, inputs, ...rest, ...tally, failures };
}

async function doRange(shard: RangeShard, work: Work, part: PartWriter, spans: PartWriter) {
  const { file, range } = shard;
  const tally = createTally(countedOf(work.settings));
  const { input } = await digestInput(shard);
  const records = await work.records(file);
  const edit = (await openEditor(shard, work))(file, work, tally, spans.write);
  for await (const bytes of records.rewrite(range, edit)) await part.write(bytes);
  await checkUnchanged([file]);
  return { input, ...tally, failures: [] };
}

/** Writes an entry: what says that a shard is done. */
export async function writeEntry(path: string, entry: ShardEntry): Promise<void> {
  await writePrivateFile(path, `${JSON.stringify(entry)}\n`);
}
