import { existsSync } from "node:fs";
import {
  access,
  constants,
  lstat,
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";

import { closePrivateFolder, privateFolderAbove } from "./files/close-private-folder.ts";
import { tryParseJson } from "./json-values.ts";
import { fileError, UnnameError } from "./errors.ts";
import { describeUtf16, guessUtf16 } from "./files/guess-utf16.ts";
import { temporaryName, trackTemporary } from "./files/temporary.ts";

/** Mode of a private folder: its owner alone. */
const PRIVATE_DIRECTORY_MODE = 0o700;
/** Mode of a private file: its owner alone. */
const PRIVATE_FILE_MODE = 0o600;

export interface WriteOptions {
  /** The file holds names or note text: readable by its owner alone. */
  readonly private?: boolean;
}

/**
 * Writes a file whole or not at all: a temporary file beside it, synced, then renamed. Makes the folder it lies in. A stream is
 * written as it comes.
 * An existing file is replaced; callers that must not do so call {@link refuseExisting} first.
 */
export async function writeFileAtomic(
  path: string,
  data: string | Uint8Array | AsyncIterable<string>,
  options: WriteOptions = {},
): Promise<void> {
  await makeDirectory(dirname(path), options);
  const temporary = temporaryName(path);
  const forget = trackTemporary(temporary);
  try {
    const handle = await open(temporary, "wx", options.private ? PRIVATE_FILE_MODE : 0o644);
    try {
      await writeFile(handle, data);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    forget();
  }
}

/**
 * Makes a folder and its parents; a private one is closed to all but its owner. One that was there before is closed if it is called a
 * private folder, or lies in one; another may be shared for a reason. Throws `usage` where it cannot be closed.
 */
export async function makeDirectory(path: string, options: WriteOptions = {}): Promise<void> {
  await mkdir(path, { recursive: true, ...(options.private && { mode: PRIVATE_DIRECTORY_MODE }) });
  const folder = options.private ? privateFolderAbove(path) : undefined;
  if (folder !== undefined) await closePrivateFolder(folder);
}

/** Makes a private folder that a user or a command named as such, and closes it if it was there. Throws `usage` where that cannot be done. */
export async function makePrivateDirectory(path: string): Promise<void> {
  await makeDirectory(path, { private: true });
  await closePrivateFolder(path);
}

/**
 * Throws `output-exists` if there is something at `path` and `force` is off, and what {@link requireMakeable} throws. An empty folder
 * counts as nothing.
 */
export async function refuseExisting(path: string, force = false): Promise<void> {
  await requireMakeable(path);
  if (force || !existsSync(path)) return;
  if ((await stat(path)).isDirectory() && (await readdir(path)).length === 0) return;
  throw fileError("output-exists", path, "already exists. Name another output, or pass --force to replace it.");
}

/** Throws `usage` if nothing can be made at `path`: a link that leads nowhere, a file where its folder should be, a folder that may not be written. */
export async function requireMakeable(path: string): Promise<void> {
  let place = resolve(path);
  for (; !existsSync(place); place = dirname(place)) {
    if ((await lstat(place).catch(() => undefined))?.isSymbolicLink() === true)
      throw unmakeable(path, place, "is a link that leads nowhere. Remove it, or make what it leads to.");
  }
  const folder = place === resolve(path) ? dirname(place) : place;
  if (!(await stat(folder)).isDirectory())
    throw unmakeable(path, folder, "is a file, expected a folder. Name another output.");
  const isWritable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable)
    throw unmakeable(path, folder, "may not be written to. Name another output, or change its permissions.");
}

function unmakeable(path: string, place: string, problem: string): UnnameError {
  return fileError("usage", path, `cannot be written: ${place} ${problem}`, { place });
}

/** Throws `input-missing` unless `path` exists; `what` names it in the message ("corpus", "decisions file"). */
export function requireExisting(path: string, what: string): void {
  if (existsSync(path)) return;
  throw fileError("input-missing", path, `no such ${what}. Check the path.`);
}

/**
 * The text of a UTF-8 file, without a byte-order mark.
 * Throws `input-missing`, or `input-encoding` with the byte offset of the first byte that is not UTF-8.
 */
export async function readTextFile(path: string, what = "file"): Promise<string> {
  requireExisting(path, what);
  return decodeUtf8(await readFile(path), path);
}

/** Decodes UTF-8 strictly, and refuses what looks like UTF-16; `path` is only used in the `input-encoding` error. */
export function decodeUtf8(bytes: Uint8Array, path: string): string {
  const other = guessUtf16(bytes);
  if (other !== undefined) throw fileError("input-encoding", path, `${describeUtf16(other)}`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    const offset = firstInvalidByte(bytes);
    const found = `0x${(bytes[offset] ?? 0).toString(16).padStart(2, "0")}`;
    throw new UnnameError(
      "input-encoding",
      `${path}: not UTF-8 at byte ${offset} (line ${lineOf(bytes, offset)}): found ${found}. Convert it, for example: iconv -f windows-1252 -t utf-8.`,
      { cause, details: { path, byteOffset: offset, line: lineOf(bytes, offset) } },
    );
  }
}

/** Where the first sequence that is not UTF-8 begins, in bytes; the bytes hold one. */
export function firstInvalidByte(bytes: Uint8Array): number {
  let low = 0;
  let high = bytes.length;
  // The longest prefix that more bytes could complete, by bisection; the sequence it may end inside began at most 3 bytes before.
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (isUtf8(bytes.subarray(0, middle), { stream: true })) low = middle;
    else high = middle - 1;
  }
  while (low > 0 && !isUtf8(bytes.subarray(0, low), { stream: false })) low--;
  return low;
}

function isUtf8(bytes: Uint8Array, options: { stream: boolean }): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, options);
    return true;
  } catch {
    return false;
  }
}

function lineOf(bytes: Uint8Array, offset: number): number {
  let line = 1;
  for (let i = 0; i < offset; i++) if (bytes[i] === 0x0a) line++;
  return line;
}

/** All files under a folder, as sorted paths relative to it with `/` between parts; hidden files and folders are left out. */
export async function listFiles(directory: string, extension = ""): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => path.endsWith(extension) && !path.split("/").some((part) => part.startsWith(".")))
    .sort();
}

/** One JSON value a line, with a final newline. */
export function toJsonLines(values: Iterable<unknown>): string {
  let text = "";
  for (const value of values) text += `${JSON.stringify(value)}\n`;
  return text;
}

/**
 * The values of a JSON Lines file that was written whole; empty lines are skipped. `check` turns a parsed value into the caller's type (it
 * is told the line, from 1), or returns a sentence saying what was expected, which becomes an `input-format` error with file and line.
 * For a file that lines are appended to: `readAppendedLines`.
 */
export async function readJsonLines<T>(
  path: string,
  what: string,
  check: (value: unknown, line: number) => T | string,
): Promise<T[]> {
  return parseJsonLines(await readTextFile(path, what), path, what, check);
}

/** The same of a text; `path` is only used in the error. */
export function parseJsonLines<T>(
  text: string,
  path: string,
  what: string,
  check: (value: unknown, line: number) => T | string,
): T[] {
  const values: T[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const value = tryParseJson(line);
    const checked = value === undefined ? "one JSON value" : check(value, index + 1);
    if (typeof checked === "string") {
      throw new UnnameError("input-format", `${path}, line ${index + 1}: expected ${checked}. Is this a ${what}?`, {
        details: { path, line: index + 1 },
      });
    }
    values.push(checked as T);
  }
  return values;
}

/** Where the private files of an output folder lie unless the user names another folder. */
export function privateDirectoryOf(outputDirectory: string): string {
  return `${outputDirectory.replace(/[/\\]+$/, "")}.private`;
}
