import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

import { PACKAGE_ROOT } from "../../../base/package-root.ts";
import { fileError } from "../../../base/errors.ts";
import { shareMade } from "../../../base/files/shared-bytes.ts";
import { unpackListFile } from "./packed-list-file.ts";

/** Where the build puts a file of compiled lists. */
export function listFilePath(file: string): string {
  return join(PACKAGE_ROOT, "dist", "lists", file);
}

/** Its bytes, unpacked where `packListFile` packed them, which all threads share. Throws `input-missing` where it is not there. */
export function readListFile(path: string): Uint8Array {
  requireListFile(path);
  return shareMade(path, () => unpackListFile(readFileSync(path), path));
}

/** The same of a file that gzip packed; bytes that gzip does not know are given as they are, for who reads them to refuse. */
export function readPackedListFile(path: string): Uint8Array {
  requireListFile(path);
  return shareMade(path, () => {
    const bytes = readFileSync(path);
    try {
      return gunzipSync(bytes);
    } catch {
      return bytes;
    }
  });
}

function requireListFile(path: string): void {
  if (existsSync(path)) return;
  throw fileError(
    "input-missing",
    path,
    'expected the word lists that the build compiles, found no such file. Install unname again, or run "npm run build" in its sources.',
  );
}
