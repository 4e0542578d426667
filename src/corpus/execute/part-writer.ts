import { createHash } from "node:crypto";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { makeDirectory } from "../../base/files.ts";
import { temporaryName, trackTemporary } from "../../base/files/temporary.ts";
import type { Digested } from "../shards/shard-entry.ts";
import { outputFailed } from "./output-failed.ts";

/** Bytes gathered before they are written: calls of the system cost more than copies. */
const GATHERED_BYTES = 256 * 1024;

/** A private file that is written as its bytes come and appears whole or not at all. Errors of the disk are `output-failed`. */
export interface PartWriter {
  /** Bytes so far. */
  bytes(): number;
  /** Takes bytes, which must not change any more. */
  write(data: Uint8Array | string): Promise<void>;
  /** Syncs the file, puts it in its place and says what is in it. */
  commit(): Promise<Digested>;
  /** Removes what was written. Does nothing after `commit`. */
  discard(): Promise<void>;
}

/** Does something in a folder, which is made if it is not there: for nearly all files it is. */
async function orInFolder<T>(folder: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    await makeDirectory(folder, { private: true });
    return action();
  }
}

async function writeAll(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.length;) at += (await handle.write(chunk, at)).bytesWritten;
}

/** Opens a {@link PartWriter} for `path`, whose folder is made; it is written in `scratch`, a folder of the same disk, if that is given. */
export async function openPart(path: string, scratch = dirname(path)): Promise<PartWriter> {
  const guard = async <T>(action: () => Promise<T>): Promise<T> => {
    try {
      return await action();
    } catch (error) {
      throw outputFailed(path, error);
    }
  };
  const temporary = temporaryName(join(scratch, basename(path)));
  const handle = await guard(() => orInFolder(scratch, () => open(temporary, "wx", 0o600)));
  const forget = trackTemporary(temporary);
  const hash = createHash("sha256");
  let gathered: Uint8Array[] = [];
  let gatheredBytes = 0;
  let bytes = 0;
  let isOpen = true;
  let writing = Promise.resolve();
  const flush = async () => {
    if (gatheredBytes === 0) return;
    const chunk = gathered.length === 1 ? (gathered[0] as Uint8Array) : Buffer.concat(gathered, gatheredBytes);
    gathered = [];
    gatheredBytes = 0;
    // One chunk at a time is on its way to the disk while the next is made; the next flush or `commit` throws its error.
    await writing;
    writing = writeAll(handle, chunk);
    writing.catch(() => undefined);
    hash.update(chunk);
  };
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await handle.close();
    forget();
  };
  return {
    bytes: () => bytes,
    write: async (data) => {
      const chunk = typeof data === "string" ? Buffer.from(data) : data;
      gathered.push(chunk);
      gatheredBytes += chunk.length;
      bytes += chunk.length;
      if (gatheredBytes >= GATHERED_BYTES) await guard(flush);
    },
    commit: () =>
      guard(async () => {
        await flush();
        await writing;
        await handle.sync();
        await orInFolder(dirname(path), () => rename(temporary, path));
        await close();
        return { bytes, sha256: hash.digest("hex") };
      }),
    discard: async () => {
      if (!isOpen) return;
      await writing.catch(() => undefined);
      await close().catch(() => undefined);
      await rm(temporary, { force: true }).catch(() => undefined);
    },
  };
}

/** Writes a whole file as {@link openPart} does: what `write` writes. */
export async function writePart(
  path: string,
  write: (part: PartWriter) => Promise<void>,
  scratch?: string,
): Promise<Digested> {
  const part = await openPart(path, scratch);
  try {
    await write(part);
    return await part.commit();
  } finally {
    await part.discard();
  }
}
