import { createHash } from "node:crypto";
import { open } from "node:fs/promises";

import { readAhead } from "../../base/files/read-ahead.ts";

/** Blocks that differ are looked at in stretches of this length before single bytes are. */
const STRETCH_BYTES = 4096;
/** Equal bytes between two differences that are taken along: a record of its own takes 12 bytes more. */
const LARGEST_GAP = 12;

/** Two files of one length, and what they are to the byte. */
export interface ComparedFiles {
  readonly sha256Before: string;
  readonly sha256After: string;
  readonly isSame: boolean;
}

/**
 * Reads two files of one length side by side, once, and gives `onDifference` the bytes of the first wherever they differ, in
 * order: offset in the file, and a view that is only valid until it returns. Rejects with the system error if one cannot be
 * read.
 */
export async function compareFiles(
  before: string,
  after: string,
  onDifference: (offset: number, bytes: Uint8Array) => void | Promise<void>,
): Promise<ComparedFiles> {
  const [hashBefore, hashAfter] = [createHash("sha256"), createHash("sha256")];
  const first = await open(before, "r");
  try {
    const second = await open(after, "r");
    const blocks = readAhead(second);
    try {
      let isSame = true;
      for await (const { offset, bytes } of readAhead(first)) {
        const other = (await blocks.next()).value?.bytes ?? Buffer.alloc(0);
        hashBefore.update(bytes);
        hashAfter.update(other);
        if (bytes.equals(other)) continue;
        isSame = false;
        for (const [start, end] of differences(bytes, other))
          await onDifference(offset + start, bytes.subarray(start, end));
      }
      return { sha256Before: hashBefore.digest("hex"), sha256After: hashAfter.digest("hex"), isSame };
    } finally {
      await blocks.return();
      await second.close();
    }
  } finally {
    await first.close();
  }
}

/**
 * Where two blocks of one length differ, in order: from and to, in bytes. Stretches with a few equal bytes between them are taken for
 * one.
 */
export function* differences(a: Buffer, b: Buffer): Generator<readonly [start: number, end: number]> {
  let start = -1;
  let end = -1;
  for (let at = 0; at < a.length; at += STRETCH_BYTES) {
    const stretch = Math.min(at + STRETCH_BYTES, a.length);
    if (a.compare(b, at, stretch, at, stretch) === 0) continue;
    for (let i = at; i < stretch; i++) {
      if (a[i] === b[i]) continue;
      if (start >= 0 && i - end > LARGEST_GAP) {
        yield [start, end];
        start = i;
      }
      if (start < 0) start = i;
      end = i + 1;
    }
  }
  if (start >= 0) yield [start, end];
}
