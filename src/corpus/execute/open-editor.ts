import type { EditRecords } from "../../formats/records/record-codec.ts";
import { openRepeatsEditor } from "../dedupe/edit-repeats.ts";
import type { PlannedFile, Shard } from "../shards/shard.ts";
import { editBatch } from "./edit-batch.ts";
import type { Tally } from "./tally.ts";
import type { Work } from "./work.ts";
import { isDedupe } from "../run/kind-of-run.ts";

/** Makes the edits of a file's records, batch by batch in order; counts what is done, and writes spans. */
export type OpenEdit = (
  file: PlannedFile,
  work: Work,
  tally: Tally,
  writeSpans: (lines: string) => Promise<void>,
) => EditRecords;

/** What is done to the files of a shard: names are replaced, or repeated text is taken out. */
export async function openEditor(shard: Shard, work: Work): Promise<OpenEdit> {
  if (isDedupe(work.settings)) return openRepeatsEditor(shard, work);
  return (file, own, tally, writeSpans) => (batch) => editBatch(batch, file, own, tally, writeSpans);
}
