import { createHash } from "node:crypto";

import { readStretch } from "../../base/files/read-stretch.ts";

const BYTE_ORDER_MARK = Buffer.from("\uFEFF");

/** SHA-256 of a file's bytes without a byte-order mark that it begins with, in lower-case hexadecimal. */
export async function digestCorpusFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  let isFirst = true;
  for await (const bytes of readStretch(path)) {
    hash.update(isFirst && bytes.subarray(0, 3).equals(BYTE_ORDER_MARK) ? bytes.subarray(3) : bytes);
    isFirst = false;
  }
  return hash.digest("hex");
}
