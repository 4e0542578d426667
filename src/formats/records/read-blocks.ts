import { fileError, type UnnameError } from "../../base/errors.ts";
import type { ByteStream } from "./open-bytes.ts";
import type { RecordRange } from "./record-codec.ts";
import { recordError } from "./record-error.ts";
import type { RecordSyntax } from "./record-syntax.ts";

/** Whole records that lie together. */
export interface RecordBlock {
  readonly bytes: Buffer;
  /** Where each record ends in `bytes`; the last one at their end. */
  readonly ends: readonly number[];
  /** Of `bytes` in the unpacked file. */
  readonly byteOffset: number;
  readonly firstRecord: number;
}

export interface BlockOptions {
  /** For messages. */
  readonly path: string;
  readonly syntax: RecordSyntax;
  readonly maxRecordBytes: number;
}

/**
 * The records of a stretch in blocks, from a stream that is at its start: about as large as the stream's chunks, larger only for a record
 * that is. Leaves the stream at the stretch's end. Throws `input-format` for a record larger than the bound, and for a file that ends
 * before a stretch that is bounded does.
 */
export async function* readBlocks(
  stream: ByteStream,
  range: RecordRange,
  { path, syntax, maxRecordBytes }: BlockOptions,
): AsyncGenerator<RecordBlock, void, void> {
  const scanner = syntax.createScanner(range.start === 0);
  let number = range.firstRecord;
  let open: Buffer[] = [];
  let openBytes = 0;
  const placeOfOpen = () => ({ path, noun: syntax.noun, number, byteOffset: stream.position - openBytes });
  for (;;) {
    const chunk = stream.position < range.end ? await stream.next() : undefined;
    if (chunk === undefined) break;
    const excess = stream.position - range.end;
    if (excess > 0) stream.unread(chunk.subarray(chunk.length - excess));
    const bytes = excess > 0 ? chunk.subarray(0, chunk.length - excess) : chunk;
    const ends = scanner.scan(bytes);
    const last = ends.at(-1);
    if (last !== undefined) {
      const block = {
        bytes: openBytes === 0 ? bytes.subarray(0, last) : Buffer.concat([...open, bytes.subarray(0, last)]),
        ends: openBytes === 0 ? ends : ends.map((end) => end + openBytes),
        byteOffset: stream.position - bytes.length - openBytes,
        firstRecord: number,
      };
      checkSizes(block, path, syntax.noun, maxRecordBytes);
      yield block;
      number += ends.length;
      open = [];
      openBytes = 0;
    }
    const rest = bytes.subarray(last ?? 0);
    if (rest.length > 0) open.push(rest);
    openBytes += rest.length;
    if (openBytes > maxRecordBytes) {
      syntax.checkEnd?.(scanner, placeOfOpen());
      throw tooLarge(placeOfOpen(), maxRecordBytes);
    }
  }
  if (Number.isFinite(range.end) && stream.position < range.end) throw cutOff(path, range.end, stream.position);
  if (openBytes === 0) return;
  syntax.checkEnd?.(scanner, placeOfOpen());
  yield {
    bytes: open.length === 1 ? (open[0] as Buffer) : Buffer.concat(open),
    ends: [openBytes],
    byteOffset: stream.position - openBytes,
    firstRecord: number,
  };
}

function checkSizes(block: RecordBlock, path: string, noun: string, maxRecordBytes: number): void {
  if (block.bytes.length <= maxRecordBytes) return;
  let start = 0;
  for (const [index, end] of block.ends.entries()) {
    const place = { path, noun, number: block.firstRecord + index, byteOffset: block.byteOffset + start };
    if (end - start > maxRecordBytes) throw tooLarge(place, maxRecordBytes);
    start = end;
  }
}

function tooLarge(place: Parameters<typeof recordError>[0], maxRecordBytes: number): UnnameError {
  return recordError(
    place,
    `expected a ${place.noun} of at most ${maxRecordBytes} bytes, found a larger one. Is this the right --format? Else cut the file up.`,
  );
}

function cutOff(path: string, expected: number, found: number): UnnameError {
  return fileError(
    "input-format",
    path,
    `expected ${expected} bytes, found ${found}: the file became shorter while it was read. Start again.`,
    { expected, found },
  );
}
