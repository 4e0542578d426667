import { type FileHandle, open } from "node:fs/promises";

import { inOrder } from "../../base/in-order.ts";
import { fill } from "../../base/files/read-ahead.ts";
import { writeOutput } from "./write-output.ts";
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
  const handle = await open(part, "r");
  try {
    const copied = inOrder(places, (place) => copyOut(handle, place, folder), { atATime: AT_A_TIME });
    for await (const _ of copied);
  } finally {
    await handle.close();
  }
  return files;
}

async function copyOut(part: FileHandle, place: { file: OutputFile; start: number }, folder: RunFolder): Promise<void> {
  const { file, start } = place;
  await writeOutput(folder, file.path, async (output) => {
    // A file of a batch was held whole when it was made, too.
    await output.write(await fill(part, Buffer.allocUnsafe(file.bytes), start));
  });
}
