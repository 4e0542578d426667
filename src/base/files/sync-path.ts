import { open } from "node:fs/promises";

/** Returns when the disk has it: of a file its bytes, of a folder the names in it (a rename is of the folder it happens in). */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
