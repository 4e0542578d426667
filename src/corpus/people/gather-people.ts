import { toJsonLines } from "../../base/files.ts";
import { BatchFailed } from "../execute/batch-failed.ts";
import { digestInput, isOfShard, stampOf } from "../execute/digest-input.ts";
import { writePart } from "../execute/part-writer.ts";
import { findInBatch } from "../execute/find-in-batch.ts";
import { readPlanned } from "../execute/read-planned.ts";
import type { Work } from "../execute/work.ts";
import { type RunFolder, workPath } from "../run/run-folder.ts";
import { describeFailure } from "../shards/describe-failure.ts";
import type { ShardFailure } from "../shards/shard-entry.ts";
import { filesOf, type PlannedFile, type Shard } from "../shards/shard.ts";
import { addCertainNames, groupSettingsOf, type NamesByGroup } from "./group-names.ts";
import { readFirstValue } from "../run/read-values.ts";

/** The first line of a shard's names. */
interface GatheredHeader {
  readonly stamp: string;
  readonly input: string;
}

/** A further line. Private. */
export interface GatheredName {
  readonly group: string;
  readonly surface: string;
  readonly label: string;
  readonly score: number;
}

/**
 * The first pass with a group field: writes whom each group names with certainty in a shard. A file of a batch that cannot be read does not stop the
 * others; what was written is then not taken for whole. Throws as `executeShard` does.
 */
export async function gatherPeople(shard: Shard, work: Work): Promise<void> {
  const groups: NamesByGroup = new Map();
  const failures: ShardFailure[] = [];
  const { input } = await digestInput(shard).catch(() => ({ input: "" }));
  for (const file of filesOf(shard)) {
    try {
      await gatherFile(file, shard, work, groups);
    } catch (error) {
      failures.push(describeFailure(shard.id, error));
    }
  }
  const header: GatheredHeader = failures.length > 0 ? { stamp: "", input: "" } : { stamp: stampOf(shard), input };
  await writePart(workPath(work.folder, shard.id, "people"), async (file) => {
    await file.write(toJsonLines([header]));
    for (const [group, names] of groups) {
      const lines: GatheredName[] = [...names.values()].map((name) => ({ group, ...name }));
      await file.write(toJsonLines(lines));
    }
  });
  if (failures.length > 0) throw new BatchFailed(failures);
}

async function gatherFile(file: PlannedFile, shard: Shard, work: Work, groups: NamesByGroup): Promise<void> {
  const settings = groupSettingsOf(await work.recognisers());
  for await (const batch of readPlanned(file, shard, work)) {
    const { placed, found } = await findInBatch(batch, file, work);
    for (const [index, { document }] of placed.entries())
      addCertainNames(groups, document, found[index] ?? [], settings);
  }
}

/** Whether a shard's names were gathered, of what stands in it now. */
export async function isGathered(shard: Shard, folder: RunFolder): Promise<boolean> {
  const header = await readFirstValue<GatheredHeader>(workPath(folder, shard.id, "people"));
  return isOfShard(header, shard);
}
