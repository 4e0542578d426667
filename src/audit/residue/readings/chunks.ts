/** A stretch of a stream, held whole. */
export interface Chunk {
  readonly bytes: Buffer;
  /** Whether what begins at a place of this chunk is in the next one, too. */
  readonly goesOn: (at: number) => boolean;
}

export const CHUNK_BYTES = 16 * 1024 * 1024;
/** What two chunks share, so that whatever is shorter than this is whole in one of them. */
export const OVERLAP_BYTES = 1024 * 1024;

/** Cuts a stream into chunks of 16 MiB that overlap by one, wherever its blocks begin. Memory: two chunks. */
export async function* chunksOf(blocks: AsyncIterable<Uint8Array>): AsyncGenerator<Chunk> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const block of blocks) {
    held.push(Buffer.from(block));
    bytes += block.length;
    while (bytes > CHUNK_BYTES) {
      const joined = Buffer.concat(held, bytes);
      const next = CHUNK_BYTES - OVERLAP_BYTES;
      yield { bytes: joined.subarray(0, CHUNK_BYTES), goesOn: (at) => at >= next };
      held = [joined.subarray(next)];
      bytes -= next;
    }
  }
  if (bytes > 0) yield { bytes: Buffer.concat(held, bytes), goesOn: () => false };
}
