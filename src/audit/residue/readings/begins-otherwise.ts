import { open } from "node:fs/promises";

import { numpyHeader } from "../records/numpy.ts";
import { recordFormatOf } from "../records/read-records.ts";
import { isText } from "./is-text.ts";
import { beginsContainer } from "./open-containers.ts";

/** Looked at from the start of a file. */
const HEAD_BYTES = 512;
/** As an Arrow stream begins, and integers may, too. */
const MINUS_ONE = 0xff;

/** Whether a file begins as text, a known format of records or something packed does: then it holds no tensors, whatever refers to it. Empty files do not. */
export async function beginsOtherwise(path: string): Promise<boolean> {
  const handle = await open(path, "r");
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    const bytes = head.subarray(0, bytesRead);
    const text = bytes.toString("latin1");
    const isNumbers = numpyHeader(bytes)?.isNumbers === true || bytes[0] === MINUS_ONE;
    const isRecords = recordFormatOf(bytes) !== undefined && !isNumbers;
    return isText(bytes) || isRecords || beginsContainer(text);
  } finally {
    await handle.close();
  }
}
