import { readFile } from "node:fs/promises";

import { sha256File } from "../../base/hash.ts";
import { type RunFolder, workPath } from "../run/run-folder.ts";

/** What becomes of each unit of a shard, see `FATE`: a byte each. */
export async function readFates(path: string): Promise<Uint8Array> {
  return readFile(path);
}

/** SHA-256 of what becomes of the units of a shard. */
export function digestFates(id: string, folder: RunFolder): Promise<string> {
  return sha256File(workPath(folder, id, "fates"));
}
