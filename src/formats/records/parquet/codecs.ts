import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";

import { Decoder, Encoder } from "@toondepauw/node-zstd";
import type { CompressionCodec, Compressors } from "hyparquet";
import { compressors as otherCompressors } from "hyparquet-compressors";
import { snappyCompress } from "hyparquet-writer/src/snappy.js";

const ZSTD_LEVEL = 3;

/** How the pages of each codec are unpacked. */
export const UNPACKERS: Compressors = {
  ...otherCompressors,
  GZIP: (bytes, length) => gunzipSync(bytes, { maxOutputLength: Math.max(1, length) }),
  BROTLI: (bytes, length) => brotliDecompressSync(bytes, { maxOutputLength: Math.max(1, length) }),
  ZSTD: (bytes) => new Decoder().decodeSync(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
};

const PACKERS: Partial<Record<CompressionCodec, (bytes: Buffer) => Uint8Array>> = {
  UNCOMPRESSED: (bytes) => bytes,
  SNAPPY: (bytes) => snappyCompress(bytes),
  GZIP: (bytes) => gzipSync(bytes),
  BROTLI: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ZSTD: (bytes) => new Encoder(ZSTD_LEVEL).encodeSync(bytes),
};

/** How a column is packed that was packed with `codec`: the same, or SNAPPY where no library writes it (LZ4, LZO). */
export function packerOf(codec: CompressionCodec): {
  readonly codec: CompressionCodec;
  pack(bytes: Buffer): Uint8Array;
} {
  const pack = PACKERS[codec];
  return pack === undefined ? { codec: "SNAPPY", pack: (bytes) => snappyCompress(bytes) } : { codec, pack };
}
