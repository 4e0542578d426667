import { closeSync, openSync, readSync } from "node:fs";
import type { ZSTDDecoder } from "zstddec/stream";

/** Packed bytes read at a time. */
const CHUNK_BYTES = 64 * 1024;
/**
 * Times that the decoder may give nothing while it is on one chunk: more than a chunk can hold empty frames, which have at least 8 bytes.
 * It does not report damaged data, it stands still.
 */
const MAX_EMPTY = CHUNK_BYTES / 8 + 16;

let decoder: ZSTDDecoder | undefined;

/**
 * The unpacked bytes of a file of zstd frames, whose check sums are verified where they have one. Throws an Error for a file that is cut off
 * or damaged.
 */
export async function* unpackZstd(path: string): AsyncGenerator<Uint8Array, void, void> {
  if (decoder === undefined) {
    const made = new (await import("zstddec/stream")).ZSTDDecoder();
    await made.init();
    decoder = made;
  }
  const file = openSync(path, "r");
  try {
    let empty = 0;
    function* read(): Generator<Uint8Array> {
      for (;;) {
        const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
        const count = readSync(file, chunk, 0, CHUNK_BYTES, null);
        if (count === 0) return;
        empty = 0;
        yield chunk.subarray(0, count);
      }
    }
    for (const chunk of decoder.decodeStreaming(read())) {
      empty = chunk.length === 0 ? empty + 1 : 0;
      if (empty > MAX_EMPTY) throw new Error("zstd data is damaged");
      if (chunk.length > 0) yield chunk;
    }
  } finally {
    closeSync(file);
  }
}
