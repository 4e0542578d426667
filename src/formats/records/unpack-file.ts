import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";

import { UnnameError } from "../../base/errors.ts";
import type { Compression } from "./record-codec.ts";
import { unpackZstd } from "./unpack-zstd.ts";

/** Bytes that come out at a time. */
const CHUNK_BYTES = 256 * 1024;

/** The unpacked bytes of a file of gzip members or zstd frames. Throws `input-format` if it is cut off or damaged. */
export async function* unpackFile(
  path: string,
  compression: Exclude<Compression, "none">,
): AsyncGenerator<Uint8Array, void, void> {
  try {
    yield* compression === "gzip" ? unpackGzip(path) : unpackZstd(path);
  } catch (cause) {
    if (!isDamage(cause)) throw cause;
    throw new UnnameError(
      "input-format",
      `${path}: expected a whole ${compression} file, found one that is cut off or damaged. Copy the file again.`,
      { cause, details: { path } },
    );
  }
}

async function* unpackGzip(path: string): AsyncGenerator<Uint8Array, void, void> {
  const source = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  source.on("error", (error) => gunzip.destroy(error));
  try {
    for await (const chunk of source.pipe(gunzip)) yield chunk as Buffer;
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

/** zlib's and zstd's errors, not those of reading the file. */
function isDamage(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return (
    error instanceof Error && syscall === undefined && !(error instanceof RangeError) && (code ?? "Z_").startsWith("Z_")
  );
}
