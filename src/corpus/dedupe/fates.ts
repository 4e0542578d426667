import { readFile } from "node:fs/promises";

import { writeFileAtomic } from "../../base/files.ts";
import { sha256File } from "../../base/hash.ts";
import { outputFailed } from "../execute/output-failed.ts";
import { type RunFolder, workPath } from "../run/run-folder.ts";

/** Writes what becomes of each unit of a shard, see `FATE`: a byte each. */
export async function writeFates(path: string, fates: Uint8Array): Promise<void> {
  try {
    await writeFileAtomic(path, fates, { private: true });
  } catch (error) {
    throw outputFailed(path, error);
  }
}

/** What becomes of each unit of a shard. */
export async function readFates(path: string): Promise<Uint8Array> {
  return readFile(path);
}

/** SHA-256 of what becomes of the units of a shard. */
export function digestFates(id: string, folder: RunFolder): Promise<string> {
  return sha256File(workPath(folder, id, "fates"));
}
