import type { FileHandle } from "node:fs/promises";
import { open, stat } from "node:fs/promises";

import { fileError } from "../base/errors.ts";
import { decodeUtf8, requireExisting } from "../base/files.ts";

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
    throw fileError(
      "input-format",
      path,
      `expected a regular file (${what}), found a folder, pipe or device. Copy the file again.`,
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

/** Bytes copied at a time. */
const COPY_BYTES = 1024 * 1024;

/** The bytes from `start` to `end`, some at a time. */
export async function* readBetween(handle: FileHandle, start: number, end: number): AsyncGenerator<Buffer, void, void> {
  for (let from = start; from < end; from += COPY_BYTES)
    yield await readAt(handle, from, Math.min(COPY_BYTES, end - from));
}

/** Largest file read whole unless the caller says otherwise, in bytes: a tokenizer of a million entries takes a quarter. */
const MAX_WHOLE_BYTES = 256 * 1024 * 1024;

/** The bytes of a regular file of at most `maximumBytes`. Throws as {@link withRegularFile}; `input-format` for a larger one. */
export async function readBounded(path: string, what: string, maximumBytes = MAX_WHOLE_BYTES): Promise<Buffer> {
  return withRegularFile(path, what, async (handle, size) => {
    if (size <= maximumBytes) return handle.readFile();
    throw fileError(
      "input-format",
      path,
      `expected a ${what} of at most ${maximumBytes} bytes, found ${size}. Copy the file again.`,
      { expected: maximumBytes, found: size },
    );
  });
}

/** The text of such a file, without a byte-order mark. Throws `input-encoding` too. */
export async function readBoundedText(path: string, what: string): Promise<string> {
  return decodeUtf8(await readBounded(path, what), path);
}
