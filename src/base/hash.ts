import { createHash } from "node:crypto";
import { open } from "node:fs/promises";

import { readStretch } from "./files/read-stretch.ts";

/** SHA-256 of text (as UTF-8) or bytes, in lower-case hexadecimal. */
export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** A file of fewer bytes is read at once: a stream, and room for its block, cost more than all else. */
const SMALL_BYTES = 1 << 14;

/** SHA-256 of a file's bytes, streamed, in lower-case hexadecimal. Rejects with the system error if it cannot be read. */
export async function sha256File(path: string): Promise<string> {
  const small = await readSmall(path);
  if (small !== undefined) return sha256(small);
  const hash = createHash("sha256");
  for await (const block of readStretch(path)) hash.update(block);
  return hash.digest("hex");
}

/** All of a small file; undefined of any other. */
async function readSmall(path: string): Promise<Buffer | undefined> {
  const block = Buffer.allocUnsafe(SMALL_BYTES);
  const file = await open(path, "r");
  try {
    for (let length = 0; length < block.length;) {
      const { bytesRead } = await file.read(block, length, block.length - length, null);
      if (bytesRead === 0) return block.subarray(0, length);
      length += bytesRead;
    }
    return undefined;
  } finally {
    await file.close();
  }
}
