import { join } from "node:path";

import { type PartWriter, writePart } from "../execute/part-writer.ts";
import { type RunFolder, UNFINISHED_MARK } from "../run/run-folder.ts";
import type { Digested } from "../shards/shard-entry.ts";

/** Writes a file of the output: until it is whole it lies in the hidden folder that is removed at the end, so that none is left in the output. */
export function writeOutput(
  { unfinishedDirectory }: RunFolder,
  path: string,
  write: (part: PartWriter) => Promise<void>,
): Promise<Digested> {
  return writePart(join(unfinishedDirectory, path), write, join(unfinishedDirectory, UNFINISHED_MARK));
}
