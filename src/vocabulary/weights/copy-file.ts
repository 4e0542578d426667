import { constants } from "node:fs";
import { chmod, copyFile, mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Copies a file into a folder that is made if it is not there; where the file system can, the copy shares the original's blocks until
 * it is written to. The copy is writable by its owner.
 */
export async function copyWeightFile(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await copyFile(source, target, constants.COPYFILE_FICLONE);
  await chmod(target, 0o644);
}

/** Waits until what was written to a file is on disk. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
