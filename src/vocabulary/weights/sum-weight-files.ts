import { join } from "node:path";

import { listWeightFiles } from "./list-weight-files.ts";
import { type FileSum, stampAt, sumFile } from "./stored-file.ts";

/** Sums of a folder's weight files, by path within it. */
export type FileSums = ReadonlyMap<string, FileSum>;

/** Takes the sums of all weight files of a folder. Throws what listing and `sumFile` throw. */
export async function sumWeightFiles(directory: string): Promise<FileSums> {
  const sums = new Map<string, FileSum>();
  const { all, pickled } = await listWeightFiles(directory);
  for (const file of [...all, ...pickled]) {
    const path = join(directory, file);
    const stamp = await stampAt(path);
    sums.set(file, { sha256: await sumFile(path, stamp), stamp });
  }
  return sums;
}
