import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { fileError } from "../../base/errors.ts";
import { RECORD_FILE, UNFINISHED_MARK, UNFINISHED_SUFFIX } from "./run-folder.ts";
import type { RunRecord } from "./run-record.ts";

/**
 * Throws `output-unfinished` for a folder that a run of `anonymise` has not finished: one that is being filled, one whose run has not
 * put it in its place yet, or the private folder of such a run.
 */
export function refuseUnfinished(directory: string): void {
  const place = directory.replace(/[/\\]+$/u, "");
  const isWaitedFor = !existsSync(place) && existsSync(place + UNFINISHED_SUFFIX);
  if (!isWaitedFor && !existsSync(join(place, UNFINISHED_MARK)) && !isPrivateOfUnfinished(place)) return;
  throw fileError(
    "output-unfinished",
    directory,
    '"unname anonymise" has not finished it. Run the same command again: it goes on where it stopped.',
  );
}

function isPrivateOfUnfinished(directory: string): boolean {
  const path = join(directory, RECORD_FILE);
  return existsSync(path) && !(JSON.parse(readFileSync(path, "utf8")) as RunRecord).isFinished;
}
