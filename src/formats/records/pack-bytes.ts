import { Readable } from "node:stream";
import { createGzip } from "node:zlib";

import type { Compression } from "./record-codec.ts";

/** Of gzip and of zstd: the programs' own defaults. */
const [GZIP_LEVEL, ZSTD_LEVEL] = [6, 3];
/** Bytes that become one zstd frame. */
const FRAME_BYTES = 1024 * 1024;
/** Where a gzip member names the operating system, and the number for "unknown": the same bytes everywhere. */
const [GZIP_SYSTEM_BYTE, UNKNOWN_SYSTEM] = [9, 0xff];

/**
 * Bytes as one gzip member, or as zstd frames of 1 MiB: a whole packed file, and a part of one, since both formats may be put one after
 * another. The same bytes give the same, however they are cut into chunks.
 */
export async function* packBytes(
  chunks: AsyncIterable<Uint8Array>,
  compression: Compression,
): AsyncGenerator<Uint8Array, void, void> {
  if (compression === "none") yield* chunks;
  else if (compression === "gzip") yield* packGzip(chunks);
  else yield* packZstd(chunks);
}

async function* packGzip(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
  const gzip = createGzip({ level: GZIP_LEVEL, chunkSize: 256 * 1024 });
  const source = Readable.from(chunks, { objectMode: true });
  source.on("error", (error) => gzip.destroy(error));
  try {
    let at = 0;
    for await (const chunk of source.pipe(gzip)) {
      const bytes = chunk as Buffer;
      const system = GZIP_SYSTEM_BYTE - at;
      if (system >= 0 && system < bytes.length) bytes[system] = UNKNOWN_SYSTEM;
      at += bytes.length;
      yield bytes;
    }
  } finally {
    source.destroy();
    gzip.destroy();
  }
}

async function* packZstd(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
  const { Encoder } = await import("@toondepauw/node-zstd");
  const encoder = new Encoder(ZSTD_LEVEL);
  let frames = 0;
  let waiting: Uint8Array[] = [];
  let length = 0;
  const encode = (bytes: Buffer): Buffer => {
    frames++;
    return encoder.encodeSync(bytes);
  };
  for await (const chunk of chunks) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < FRAME_BYTES) continue;
    const bytes = Buffer.concat(waiting);
    let start = 0;
    for (; bytes.length - start >= FRAME_BYTES; start += FRAME_BYTES)
      yield encode(bytes.subarray(start, start + FRAME_BYTES));
    waiting = [bytes.subarray(start)];
    length = bytes.length - start;
  }
  if (length > 0 || frames === 0) yield encode(Buffer.concat(waiting));
}
