import { inOrder } from "../../base/in-order.ts";
import { readStretch } from "../../base/read-stretch.ts";
import { openOutput } from "./open-output.ts";
import { type RunFolder, workPath } from "../run/run-folder.ts";
import type { OutputFile, ShardEntry } from "../shards/shard-entry.ts";

/** Files of a batch that are synced at a time: the disk syncs many for the price of one. */
const AT_A_TIME = 16;

/** Writes the files of a batch, whose part holds them one after the other, into the unfinished folder. */
export async function splitPart(entry: ShardEntry, folder: RunFolder): Promise<readonly OutputFile[]> {
  const { files = [], id } = entry;
  const part = workPath(folder, id, "part");
  let start = 0;
  const places = files.map((file) => {
    const place = { file, start };
    start += file.bytes;
    return place;
  });
  const copied = inOrder(places, (place) => copyOut(part, place, folder), { atATime: AT_A_TIME });
  for await (const _ of copied);
  return files;
}

async function copyOut(part: string, place: { file: OutputFile; start: number }, folder: RunFolder): Promise<void> {
  const { file, start } = place;
  const writer = await openOutput(folder, file.path);
  try {
    for await (const block of readStretch(part, start, start + file.bytes)) await writer.write(block);
    await writer.commit();
  } finally {
    await writer.discard();
  }
}
