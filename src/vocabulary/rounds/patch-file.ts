import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";

import { fileError, type UnnameError } from "../../base/errors.ts";

/** Before each stretch of bytes: where it goes (u64) and its length (u32), little-endian. */
const RECORD_BYTES = 12;
/** Collected before they are written. */
const BUFFER_BYTES = 1 << 20;

/** A patch that is being written: bytes that stand at given places of another file. Private: they are rows of names. */
export interface PatchWriter {
  /** Copies `bytes`. */
  add(offset: number, bytes: Uint8Array): Promise<void>;
  /** Returns when everything is in the file. */
  close(): Promise<void>;
}

/** Starts a patch file for its owner alone. Rejects with the system error if there is one. */
export async function createPatch(path: string): Promise<PatchWriter> {
  const file = await open(path, "wx", 0o600);
  let waiting: Buffer[] = [];
  let size = 0;
  const flush = async () => {
    if (size > 0) await file.writeFile(Buffer.concat(waiting));
    waiting = [];
    size = 0;
  };
  return {
    add: async (offset, bytes) => {
      const record = Buffer.alloc(RECORD_BYTES + bytes.length);
      record.writeBigUInt64LE(BigInt(offset));
      record.writeUInt32LE(bytes.length, 8);
      record.set(bytes, RECORD_BYTES);
      waiting.push(record);
      size += record.length;
      if (size >= BUFFER_BYTES) await flush();
    },
    close: async () => {
      try {
        await flush();
      } finally {
        await file.close();
      }
    },
  };
}

/**
 * Writes the stretches of a patch into `target`, in place. Throws `input-format` if the patch is cut short or reaches beyond the
 * file's end; `target` is then of no use.
 */
export async function applyPatch(patch: string, target: string): Promise<void> {
  const file = await open(target, "r+");
  try {
    const { size } = await file.stat();
    for await (const { offset, bytes } of readPatch(patch)) {
      if (offset + bytes.length > size) throw damaged(patch);
      await file.write(bytes, 0, bytes.length, offset);
    }
  } finally {
    await file.close();
  }
}

async function* readPatch(path: string): AsyncGenerator<{ readonly offset: number; readonly bytes: Buffer }> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: BUFFER_BYTES })) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    let at = 0;
    while (rest.length - at >= RECORD_BYTES) {
      const end = at + RECORD_BYTES + rest.readUInt32LE(at + 8);
      if (end > rest.length) break;
      yield { offset: Number(rest.readBigUInt64LE(at)), bytes: rest.subarray(at + RECORD_BYTES, end) };
      at = end;
    }
    rest = rest.subarray(at);
  }
  if (rest.length > 0) throw damaged(path);
}

function damaged(path: string): UnnameError {
  return fileError("input-format", path, "cut short or damaged. Copy the private folder again.");
}
