import type { FileHandle } from "node:fs/promises";
import { open, stat } from "node:fs/promises";

import { UnnameError } from "../base/errors.ts";
import { requireExisting } from "../base/files.ts";

/**
 * Opens a file for reading, hands it with its size in bytes to `use`, and closes it.
 * Throws `input-missing` if there is nothing at `path`, and `input-format` if it is no regular file: a folder has no bytes,
 * and opening a pipe would wait for a writer for ever. `what` names the file in the message.
 */
export async function withRegularFile<T>(
  path: string,
  what: string,
  use: (handle: FileHandle, size: number) => Promise<T>,
): Promise<T> {
  requireExisting(path, what);
  const stats = await stat(path);
  if (!stats.isFile()) {
    throw new UnnameError(
      "input-format",
      `${path}: expected a regular file (${what}), found a folder, pipe or device. Copy the file again.`,
      { details: { path } },
    );
  }
  const handle = await open(path, "r");
  try {
    return await use(handle, stats.size);
  } finally {
    await handle.close();
  }
}

/** The bytes from `position` on; fewer than `length` if the file ends before. */
export async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
