import { createHash } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";

/** Read at a time, of each file. */
const BLOCK_BYTES = 1 << 20;
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
    try {
      let isSame = true;
      // Two pairs of blocks: one is read while the other is looked at.
      const blocks = [0, 1].map(() => [Buffer.alloc(BLOCK_BYTES), Buffer.alloc(BLOCK_BYTES)] as const);
      const read = (index: number) => {
        const [left, right] = blocks[index % 2] as (typeof blocks)[number];
        const offset = index * BLOCK_BYTES;
        return Promise.all([readBlock(first, left, offset), readBlock(second, right, offset)]);
      };
      let reading = read(0);
      for (let index = 0; ; index++) {
        const [a, b] = await reading;
        const isLast = a.length < BLOCK_BYTES;
        if (!isLast) reading = read(index + 1);
        // Told by the next round, unless this one fails first.
        reading.catch(() => undefined);
        hashBefore.update(a);
        hashAfter.update(b);
        if (!a.equals(b)) {
          isSame = false;
          for (const [start, end] of differences(a, b)) {
            await onDifference(index * BLOCK_BYTES + start, a.subarray(start, end));
          }
        }
        if (isLast) break;
      }
      return { sha256Before: hashBefore.digest("hex"), sha256After: hashAfter.digest("hex"), isSame };
    } finally {
      await second.close();
    }
  } finally {
    await first.close();
  }
}

/** Fills the block unless the file ends in it. */
async function readBlock(file: FileHandle, block: Buffer, offset: number): Promise<Buffer> {
  let filled = 0;
  while (filled < block.length) {
    const { bytesRead } = await file.read(block, filled, block.length - filled, offset + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return block.subarray(0, filled);
}

function* differences(a: Buffer, b: Buffer): Generator<readonly [start: number, end: number]> {
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
