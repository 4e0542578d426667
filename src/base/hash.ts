import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

/** SHA-256 of text (as UTF-8) or bytes, in lower-case hexadecimal. */
export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** Read at a time: in the 64 KiB that streams read by themselves, reading takes longer than the sum. */
const BLOCK_BYTES = 1 << 18;

/** SHA-256 of a file's bytes, streamed, in lower-case hexadecimal. Rejects with the system error if it cannot be read. */
export async function sha256File(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path, { highWaterMark: BLOCK_BYTES }), hash);
  return hash.digest("hex");
}
