import { open } from "node:fs/promises";

import type { Compression } from "./record-codec.ts";

/** How gzip members and zstd frames begin; zstd's skippable frames in their last three bytes (RFC 1952, RFC 8878). */
const GZIP = Buffer.from([0x1f, 0x8b]);
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
const ZSTD_SKIPPABLE = Buffer.from([0x2a, 0x4d, 0x18]);

/** How a file is packed, by its first bytes: text in UTF-8 begins with none of these. */
export async function detectCompression(path: string): Promise<Compression> {
  const handle = await open(path, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return compressionOf(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** As {@link detectCompression}, of the first bytes: four, or all there are. */
export function compressionOf(bytes: Buffer): Compression {
  if (bytes.subarray(0, 2).equals(GZIP)) return "gzip";
  const isSkippable = bytes.subarray(1, 4).equals(ZSTD_SKIPPABLE) && ((bytes[0] as number) & 0xf0) === 0x50;
  return isSkippable || bytes.subarray(0, 4).equals(ZSTD) ? "zstd" : "none";
}
