import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { hasEnded, removeLeftovers, writerOf } from "../../base/files/temporary.ts";
import type { RunFolder } from "../run/run-folder.ts";

/** Removes what a finished run no longer needs, and what killed programs left: parts and temporary files. Entries and spans stay. */
export async function cleanWork({ workDirectory, outputDirectory }: RunFolder): Promise<void> {
  await removeLeftovers(outputDirectory, "old");
  for (const folder of await readdir(workDirectory).catch(() => [])) {
    for (const name of await readdir(join(workDirectory, folder)).catch(() => [])) {
      const writer = writerOf(name);
      const isLeftover = writer !== undefined && hasEnded(writer);
      if (isLeftover || name.endsWith(".part")) await rm(join(workDirectory, folder, name), { force: true });
    }
  }
}
