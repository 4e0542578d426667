import { existsSync } from "node:fs";
import { join } from "node:path";

import { PACKAGE_ROOT } from "../../../base/package-root.ts";
import { UnnameError } from "../../../base/errors.ts";
import { readShared } from "../../../base/shared-bytes.ts";

/** Where the build puts a file of compiled lists. */
export function listFilePath(file: string): string {
  return join(PACKAGE_ROOT, "dist", "lists", file);
}

/** Its bytes, which all threads share. Throws `input-missing` where it is not there. */
export function readListFile(path: string): Uint8Array {
  if (existsSync(path)) return readShared(path);
  throw new UnnameError(
    "input-missing",
    `${path}: expected the word lists that the build compiles, found no such file. Install unname again, or run "npm run build" in its sources.`,
    { details: { path } },
  );
}
