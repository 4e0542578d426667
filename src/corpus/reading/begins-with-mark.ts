import { open } from "node:fs/promises";

import type { FoundFile } from "./find-corpus-files.ts";

const BYTE_ORDER_MARK = Buffer.from("\uFEFF");

/** Whether a file that is one document begins with a byte-order mark, which an annotation of it counts as a character. */
export async function beginsWithMark({ file, format, compression }: FoundFile): Promise<boolean> {
  if (compression !== "none" || (format !== "txt" && format !== "brat")) return false;
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BYTE_ORDER_MARK.length), 0, BYTE_ORDER_MARK.length, 0);
    return buffer.subarray(0, bytesRead).equals(BYTE_ORDER_MARK);
  } finally {
    await handle.close();
  }
}
