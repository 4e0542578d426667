import {
  closeSync,
  existsSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  realpathSync,
  rmSync,
  truncateSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";

import { UnnameError } from "../errors.ts";
import { toJsonLines } from "../files.ts";
import { blockFor, withFileLock } from "./file-lock.ts";
import { isTorn, LINE_FEED, LOOKS, PAUSE_MS } from "./torn-line.ts";
import { describeWriteFailure } from "./write-failure.ts";

/**
 * Adds values, a JSON line each, to a file that is only ever appended to; it and its folder are made, private to their owner, if they
 * are not there. Returns when the lines are on the disk: synchronous, so that a key press is safe before the next question shows. All
 * lines are added or none: what a full disk cut is taken back. Programs that append to one file take turns (`<path>.lock`).
 * A last line that was cut earlier is moved to `<path>.torn` first.
 *
 * Throws `output-failed`, which says whether anything of it is left in the file.
 */
export function appendJsonLines(path: string, values: readonly unknown[]): void {
  const lines = Buffer.from(toJsonLines(values));
  try {
    if (!existsSync(dirname(path))) mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    // Programs that reach the file through a link take turns with those that do not.
    const real = existsSync(path) ? realpathSync(path) : path;
    withFileLock(real, () => append(real, lines));
  } catch (error) {
    throw notRecorded(path, error);
  }
}

function append(path: string, lines: Buffer): void {
  const isNew = !existsSync(path);
  const file = openSync(path, "a+", 0o600);
  try {
    fchmodSync(file, 0o600);
    const isEnded = mendEnd(path, file);
    const { size } = fstatSync(file);
    const added = isEnded ? lines : Buffer.concat([Buffer.of(LINE_FEED), lines]);
    try {
      writeAll(file, added);
      fsyncSync(file);
    } catch (error) {
      if (!takeBack(path, file, size, added)) throw new LeftInFile(error);
      if (isNew && size === 0) rmSync(path, { force: true });
      throw error;
    }
  } finally {
    closeSync(file);
  }
}

/** Lines could not be written, nor what was written of them be removed. */
class LeftInFile extends Error {
  constructor(cause: unknown) {
    super("written in part", { cause });
  }
}

/** Less than all is written where a disk is full: the rest then fails, and is an error. */
function writeAll(file: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
}

/** Cuts off what was written of `added` behind `size`, unless something else stands there. Returns whether nothing of it is left. */
function takeBack(path: string, file: number, size: number, added: Buffer): boolean {
  try {
    const tail = readFrom(file, size);
    if (!tail.equals(added.subarray(0, tail.length))) return false;
    // By its path: Windows lets no file be cut that is open for appending.
    truncateSync(path, size);
    fsyncSync(file);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes sure that a line can be added. A file edited by hand may lack its last newline: then it returns false. A line that was cut is moved
 * to a file beside it: it would be an error in the middle of the file. It is waited for first: where no lock can be had another program's
 * line may be seen before all of it is written.
 */
function mendEnd(path: string, file: number): boolean {
  for (let look = 1; ; look++) {
    const start = lastLineStart(file);
    const tail = readFrom(file, start);
    if (tail.length === 0) return true;
    if (!isTorn(tail)) return false;
    if (look < LOOKS) {
      blockFor(PAUSE_MS);
      continue;
    }
    keep(`${path}.torn`, tail);
    truncateSync(path, start);
    return true;
  }
}

/** Adds what was cut off to a file of its own, so that a person can look at it. Private. */
function keep(path: string, tail: Buffer): void {
  const file = openSync(path, "a", 0o600);
  try {
    writeAll(file, Buffer.concat([tail, Buffer.of(LINE_FEED)]));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

const BLOCK_BYTES = 65_536;

/** Where the last line begins, in bytes: behind the last newline. */
function lastLineStart(file: number): number {
  const block = Buffer.alloc(BLOCK_BYTES);
  for (let end = fstatSync(file).size; end > 0; end = Math.max(0, end - BLOCK_BYTES)) {
    const start = Math.max(0, end - BLOCK_BYTES);
    const read = readSync(file, block, 0, end - start, start);
    const newline = block.subarray(0, read).lastIndexOf(LINE_FEED);
    if (newline >= 0) return start + newline + 1;
  }
  return 0;
}

function readFrom(file: number, start: number): Buffer {
  const bytes = Buffer.alloc(Math.max(0, fstatSync(file).size - start));
  return bytes.subarray(0, bytes.length === 0 ? 0 : readSync(file, bytes, 0, bytes.length, start));
}

function notRecorded(path: string, error: unknown): unknown {
  const isLeft = error instanceof LeftInFile;
  const cause = isLeft ? error.cause : error;
  const failure = describeWriteFailure(cause);
  if (failure === undefined) return cause;
  const state = isLeft
    ? "not recorded, and what was written of it could not be removed: the end of the file may be cut"
    : "nothing was recorded of this; what was recorded before is whole";
  return new UnnameError("output-failed", `${path}: ${state}: ${failure.reason}, then run the same command again.`, {
    cause,
    details: { path, errno: failure.errno, isTakenBack: !isLeft },
  });
}
