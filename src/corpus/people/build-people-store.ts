import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import { makeDirectory, toJsonLines, writeFileAtomic } from "../../base/files.ts";
import { openPart, type PartWriter, writePart } from "../execute/part-writer.ts";
import { type RunFolder, workPath } from "../run/run-folder.ts";
import { readValues } from "../run/read-values.ts";
import { bucketOf, hashOf, type PeopleStoreHeader, storePaths } from "./people-store-files.ts";
import { addGroupName, type NamesByGroup } from "./group-names.ts";
import type { GatheredName } from "./gather-people.ts";

/** Stretches that names are sorted into before each is ordered in memory: one of them is held at a time. */
const PARTITION_BITS = 6;
/** Bytes of names that are read for a group: of its bucket. */
const BUCKET_BYTES = 64 * 1024;
const MOST_BUCKET_BITS = 22;

/**
 * Puts together whom each group names, from what the shards of a plan gathered, in order; memory holds a small share of it at a time.
 * Returns the digest of the whole.
 */
export async function buildPeopleStore(folder: RunFolder, shardIds: AsyncIterable<string>): Promise<string> {
  const paths = storePaths(folder.peopleDirectory);
  await makeDirectory(folder.peopleDirectory, { private: true });
  const partitions = Array.from({ length: 2 ** PARTITION_BITS }, (_, index) =>
    join(folder.peopleDirectory, `sort-${index}`),
  );
  const bytes = await partition(folder, shardIds, partitions);
  const bits = Math.min(MOST_BUCKET_BITS, Math.max(PARTITION_BITS, Math.ceil(Math.log2(bytes / BUCKET_BYTES + 1))));
  const offsets = new Float64Array(2 ** bits + 1).fill(-1);
  const digest = createHash("sha256");
  await writePart(paths.names, async (names) => {
    for (const path of partitions) await sortPartition(path, bits, names, offsets, digest);
    offsets[2 ** bits] = names.bytes();
    for (let bucket = 2 ** bits - 1; bucket >= 0; bucket--) {
      // A bucket without groups begins where the next one does.
      if (offsets[bucket] === -1) offsets[bucket] = offsets[bucket + 1] as number;
    }
  });
  await writeFileAtomic(paths.index, Buffer.from(offsets.buffer), { private: true });
  const header: PeopleStoreHeader = { bits, digest: digest.digest("hex") };
  await writeFileAtomic(paths.header, `${JSON.stringify(header)}\n`, { private: true });
  for (const path of partitions) await rm(path, { force: true });
  return header.digest;
}

async function partition(
  folder: RunFolder,
  shardIds: AsyncIterable<string>,
  paths: readonly string[],
): Promise<number> {
  const writers: PartWriter[] = [];
  try {
    for (const path of paths) writers.push(await openPart(path));
    for await (const id of shardIds) {
      let isHeader = true;
      for await (const name of readValues<GatheredName>(workPath(folder, id, "people"))) {
        if (!isHeader) await writers[hashOf(name.group) >>> (32 - PARTITION_BITS)]?.write(toJsonLines([name]));
        isHeader = false;
      }
    }
    let bytes = 0;
    for (const writer of writers) bytes += (await writer.commit()).bytes;
    return bytes;
  } finally {
    for (const writer of writers) await writer.discard();
  }
}

async function sortPartition(
  path: string,
  bits: number,
  names: PartWriter,
  offsets: Float64Array,
  digest: ReturnType<typeof createHash>,
): Promise<void> {
  const groups: NamesByGroup = new Map();
  for await (const { group, ...name } of readValues<GatheredName>(path)) addGroupName(groups, group, name);
  const sorted = [...groups].sort(([a], [b]) => bucketOf(a, bits) - bucketOf(b, bits) || (a < b ? -1 : a > b ? 1 : 0));
  let last = -1;
  for (const [group, ofGroup] of sorted) {
    const bucket = bucketOf(group, bits);
    if (bucket !== last) offsets[bucket] = names.bytes();
    last = bucket;
    const line = toJsonLines([{ group, names: [...ofGroup.values()] }]);
    digest.update(line);
    await names.write(line);
  }
}
