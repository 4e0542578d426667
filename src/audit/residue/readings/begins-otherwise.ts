import { open } from "node:fs/promises";

import { isText } from "./is-text.ts";
import { beginsContainer } from "./open-containers.ts";

/** Looked at from the start of a file. */
const HEAD_BYTES = 512;
/** How pickles of protocol 2 and later begin. */
// oxlint-disable-next-line no-control-regex -- a pickle begins with bytes that are no letters
const PICKLE = /^\x80[\x02-\x05]/;

/** Whether a file begins as text, a pickle or something packed does: then it holds no tensors, whatever refers to it. Empty files do not. */
export async function beginsOtherwise(path: string): Promise<boolean> {
  const handle = await open(path, "r");
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    const bytes = head.subarray(0, bytesRead);
    const text = bytes.toString("latin1");
    return isText(bytes) || PICKLE.test(text) || beginsContainer(text);
  } finally {
    await handle.close();
  }
}
