import { open } from "node:fs/promises";

import type { Compression } from "./record-codec.ts";
import { unpackFile } from "./unpack-file.ts";

/** Bytes read at a time: a batch of records. All that they become is held until the last of them is done. */
const CHUNK_BYTES = 128 * 1024;
/** The first time, and behind what ended early: most notes in files of their own are smaller, and room for them costs more than to read them. */
const FIRST_BYTES = 8 * 1024;

/** The unpacked bytes of a file in order, chunk by chunk. */
export interface ByteStream {
  /** Where the next chunk lies in the unpacked file. */
  readonly position: number;
  /** Undefined at the end. */
  next(): Promise<Buffer | undefined>;
  /** Passes over bytes up to `position`, or to the end if that comes before. */
  skipTo(position: number): Promise<void>;
  /** Gives back the last bytes of a chunk: the next one. */
  unread(rest: Buffer): void;
  close(): Promise<void>;
}

/**
 * The unpacked bytes of a file from `start` on. Of a packed file, everything before is unpacked and passed over.
 * `next` throws `input-format` for a packed file that is cut off or damaged.
 */
export async function openBytes(path: string, compression: Compression, start: number): Promise<ByteStream> {
  const stream = compression === "none" ? await openPlain(path, start) : openIterated(unpackFile(path, compression));
  await stream.skipTo(start);
  return stream;
}

/** What is in memory already, from `start` on. */
export function streamOf(content: Buffer, start: number): ByteStream {
  let rest: Buffer | undefined = start < content.length ? content.subarray(start) : undefined;
  const take = async () => {
    const chunk = rest;
    rest = undefined;
    return chunk;
  };
  return createStream(start, take, async () => undefined);
}

/** A stream of what comes from elsewhere. */
export function openIterated(chunks: AsyncIterable<Uint8Array>): ByteStream {
  const iterator = chunks[Symbol.asyncIterator]();
  return createStream(
    0,
    async () => {
      const { value, done } = await iterator.next();
      if (done === true) return undefined;
      return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    },
    async () => void (await iterator.return?.()),
  );
}

async function openPlain(path: string, start: number): Promise<ByteStream> {
  const handle = await open(path, "r");
  let position = start;
  let length = FIRST_BYTES;
  const readChunk = async (): Promise<Buffer | undefined> => {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafeSlow(length), 0, length, position);
    position += bytesRead;
    length = bytesRead === length ? CHUNK_BYTES : FIRST_BYTES;
    return bytesRead === 0 ? undefined : buffer.subarray(0, bytesRead);
  };
  return createStream(start, readChunk, () => handle.close());
}

function createStream(
  start: number,
  readChunk: () => Promise<Buffer | undefined>,
  close: () => Promise<void>,
): ByteStream {
  let position = start;
  let kept: Buffer | undefined;
  const next = async (): Promise<Buffer | undefined> => {
    const chunk = kept ?? (await readChunk());
    kept = undefined;
    position += chunk?.length ?? 0;
    return chunk;
  };
  const unread = (rest: Buffer): void => {
    if (rest.length === 0) return;
    kept = kept === undefined ? rest : Buffer.concat([rest, kept]);
    position -= rest.length;
  };
  return {
    get position() {
      return position;
    },
    next,
    unread,
    skipTo: async (target) => {
      for (;;) {
        const missing = target - position;
        const chunk = missing > 0 ? await next() : undefined;
        if (chunk === undefined) return;
        if (chunk.length > missing) unread(chunk.subarray(missing));
      }
    },
    close,
  };
}
