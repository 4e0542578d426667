import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

import { fileError, type UnnameError } from "../../base/errors.ts";
import { readAhead } from "../../base/files/read-ahead.ts";

/** A file's sum, and what tells that the file has not been written to since it was taken. */
export interface FileSum {
  readonly sha256: string;
  /** See {@link stampOf}. */
  readonly stamp: string;
}

/** Device, number, length and time of the last change of a file: another one after a change. */
export async function stampOf(handle: FileHandle): Promise<string> {
  const { dev, ino, size, mtimeNs } = await handle.stat({ bigint: true });
  return [dev, ino, size, mtimeNs].join(" ");
}

/** Throws `checkpoint-mismatch` if a file has another stamp than it had. */
export async function requireStamp(handle: FileHandle, stamp: string, path: string): Promise<void> {
  if ((await stampOf(handle)) !== stamp) throw changedSince(path);
}

/** The error for a file that has another stamp than it had. */
export function changedSince(path: string): UnnameError {
  return fileError(
    "checkpoint-mismatch",
    path,
    "expected the file as it was when it was opened, found that it has changed since. Start again when nothing writes to it.",
  );
}

/**
 * SHA-256 of all of a file. Throws `checkpoint-mismatch` if it has changed since its stamp was taken or changes meanwhile, and the system error
 * if it cannot be read.
 */
export async function sumFile(path: string, stamp: string): Promise<string> {
  const handle = await open(path, "r");
  try {
    await requireStamp(handle, stamp, path);
    const hash = createHash("sha256");
    for await (const { bytes } of readAhead(handle)) hash.update(bytes);
    await requireStamp(handle, stamp, path);
    return hash.digest("hex");
  } finally {
    await handle.close();
  }
}

/** {@link stampOf} a file by its path. */
export async function stampAt(path: string): Promise<string> {
  const handle = await open(path, "r");
  return stampOf(handle).finally(() => handle.close());
}

/** The sum of a file as it had a stamp. Throws `checkpoint-mismatch` if it was taken of another. */
export function requireSum(sum: FileSum | undefined, stamp: string, path: string): string {
  if (sum?.stamp !== stamp) throw changedSince(path);
  return sum.sha256;
}
