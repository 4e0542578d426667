import {
  closeSync,
  existsSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";

import { toJsonLines } from "../base/files.ts";

/**
 * Adds JSON lines to a file, which is made, private to its owner, if it is not there. Returns when they are on the disk:
 * synchronous, so that a key press is safe before the next candidate shows.
 */
export function appendLines(path: string, values: readonly unknown[]): void {
  if (!existsSync(dirname(path))) mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = openSync(path, "a+", 0o600);
  try {
    fchmodSync(file, 0o600);
    writeSync(file, (endsInNewline(file) ? "" : "\n") + toJsonLines(values));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** A file edited by hand may lack its last newline; a line added to it would be glued to the one before. */
function endsInNewline(file: number): boolean {
  const { size } = fstatSync(file);
  const last = Buffer.alloc(1);
  if (size > 0) readSync(file, last, 0, 1, size - 1);
  return size === 0 || last[0] === 0x0a;
}
