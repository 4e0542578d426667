import { createReadStream } from "node:fs";

/** Read at a time: in the 64 KiB that streams read by themselves, a block's turn takes longer than what is done with it. */
const BLOCK_BYTES = 1 << 18;

/** The bytes of a file from `start` to before `end`, to its end unless that is given, in blocks. Throws the system error if it cannot be read. */
export async function* readStretch(
  path: string,
  start = 0,
  end = Number.POSITIVE_INFINITY,
): AsyncGenerator<Buffer, void, void> {
  if (end <= start) return;
  yield* createReadStream(path, { start, end: end - 1, highWaterMark: BLOCK_BYTES }) as AsyncIterable<Buffer>;
}
