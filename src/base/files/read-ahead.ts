import type { FileHandle } from "node:fs/promises";

/** Read at a time: no block is longer. */
export const BLOCK_BYTES = 1 << 20;

/** Bytes of a file, and where they lie in it. The bytes are only valid until the next block is asked for. */
export interface FileBlock {
  readonly offset: number;
  readonly bytes: Buffer;
}

/** Reads a file from its begin to its end in blocks of 1 MiB, each while the one before is looked at. An empty file has none. */
export async function* readAhead(file: FileHandle): AsyncGenerator<FileBlock, void, undefined> {
  const blocks = [Buffer.allocUnsafe(BLOCK_BYTES), Buffer.allocUnsafe(BLOCK_BYTES)] as const;
  const read = (index: number) => fill(file, blocks[index % 2] as Buffer, index * BLOCK_BYTES);
  let reading = read(0);
  for (let index = 0; ; index++) {
    const bytes = await reading;
    const isLast = bytes.length < BLOCK_BYTES;
    if (!isLast) reading = read(index + 1);
    // Told by the next round, unless the caller stops first.
    reading.catch(() => undefined);
    try {
      if (bytes.length > 0) yield { offset: index * BLOCK_BYTES, bytes };
    } finally {
      // The caller closes the file when it stops.
      await reading.catch(() => undefined);
    }
    if (isLast) return;
  }
}

/** Fills the block with what stands in a file from `offset` on, and gives what is filled of it: less where the file ends before. */
export async function fill(file: FileHandle, block: Buffer, offset: number): Promise<Buffer> {
  let filled = 0;
  while (filled < block.length) {
    const { bytesRead } = await file.read(block, filled, block.length - filled, offset + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return block.subarray(0, filled);
}
