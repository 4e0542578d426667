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

import { toJsonLines } from "./files.ts";

/**
 * Adds values, a JSON line each, to a file that is only ever appended to; it and its folder are made, private to their owner, if they
 * are not there. Returns when the lines are on the disk: synchronous, so that a key press is safe before the next question shows. The
 * lines are one write to a file opened for appending, so that two programs do not lose each other's.
 */
export function appendJsonLines(path: string, values: readonly unknown[]): void {
  if (!existsSync(dirname(path))) mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = openSync(path, "a+", 0o600);
  try {
    fchmodSync(file, 0o600);
    const lines = Buffer.from((endsInNewline(file) ? "" : "\n") + toJsonLines(values));
    // Less than all is written where a disk is full: the rest then fails, and is an error.
    for (let written = 0; written < lines.length;) written += writeSync(file, lines, written);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** How often, and after how many milliseconds, a last line without its end is looked at again. */
const LOOKS = 4;
const PAUSE_MS = 20;

/**
 * A file edited by hand may lack its last newline; a line added to it would be glued to the one before. Another program's line may be seen before all of
 * it is written: then it has its end a moment later.
 */
function endsInNewline(file: number): boolean {
  for (let look = 1; ; look++) {
    const { size } = fstatSync(file);
    const last = Buffer.alloc(1);
    if (size > 0) readSync(file, last, 0, 1, size - 1);
    if (size === 0 || last[0] === 0x0a) return true;
    if (look === LOOKS) return false;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
}
