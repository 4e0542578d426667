import { join } from "node:path";

import { openPart, type PartWriter } from "../execute/part-writer.ts";
import { type RunFolder, UNFINISHED_MARK } from "../run/run-folder.ts";

/** A file of the output: while it is not whole it lies in the hidden folder that is removed at the end, so that none is left in the output. */
export function openOutput({ unfinishedDirectory }: RunFolder, path: string): Promise<PartWriter> {
  return openPart(join(unfinishedDirectory, path), join(unfinishedDirectory, UNFINISHED_MARK));
}
