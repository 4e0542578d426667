import { isUtf8 } from "node:buffer";

import { firstInvalidByte } from "../../base/files.ts";
import { readStretch } from "../../base/files/read-stretch.ts";
import { ByteSheet } from "./byte-sheet.ts";
import { openBytes, streamOf, type ByteStream } from "./open-bytes.ts";
import { packBytes } from "./pack-bytes.ts";
import { readBlocks, type RecordBlock } from "./read-blocks.ts";
import { lineLength } from "./line-scanner.ts";
import {
  type Compression,
  type CorpusRecord,
  type EditRecords,
  type RecordFile,
  type RecordFormat,
  type RecordRange,
  WHOLE_FILE,
} from "./record-codec.ts";
import { encodingError, refuseUtf16 } from "./record-error.ts";
import type { ParsedRecord, RecordSyntax } from "./record-syntax.ts";

export interface ByteFileOptions {
  readonly format: RecordFormat;
  readonly compression: Compression;
  readonly syntax: RecordSyntax;
  readonly maxRecordBytes: number;
  /** See `RecordFileOptions.content`. */
  readonly content?: Buffer;
}

const BYTE_ORDER_MARK = Buffer.from("\uFEFF");

/** A file that is a row of records in bytes, packed or not. A byte-order mark at its beginning is in no record, and kept. */
export function createByteRecordFile(path: string, options: ByteFileOptions): RecordFile {
  const { format, compression, content } = options;
  const source = createSource(path, compression, content);
  const blocksOf = (range: RecordRange) =>
    source.use(range.start, (stream) => readBlocks(stream, range, { path, ...options }));
  return {
    path,
    paths: [path],
    format,
    compression,
    cut: (targetBytes) => cutFile(blocksOf, targetBytes),
    read: async function* (range) {
      for await (const block of blocksOf(range)) {
        const records = parseBlock(block, path, options.syntax).flatMap(({ parsed }) => parsed?.record ?? []);
        if (records.length > 0) yield records;
      }
    },
    rewrite: (range, edit) => packBytes(rewriteBlocks(blocksOf(range), edit, path, options.syntax), compression),
    select: (isKept) => packBytes(selectBlocks(blocksOf(WHOLE_FILE), isKept, path, options.syntax), compression),
    assemble: async function* (parts) {
      for (const part of parts) yield* readStretch(part);
    },
    close: () => source.close(),
  };
}

/** Keeps the place in a packed file between stretches. */
function createSource(path: string, compression: Compression, content: Buffer | undefined) {
  let parked: ByteStream | undefined;
  const take = async (start: number): Promise<ByteStream> => {
    const stream = parked;
    parked = undefined;
    if (stream !== undefined && stream.position <= start) {
      await stream.skipTo(start);
      return stream;
    }
    await stream?.close();
    return content === undefined ? openBytes(path, compression, start) : streamOf(content, start);
  };
  return {
    async *use(
      start: number,
      read: (stream: ByteStream) => AsyncIterable<RecordBlock>,
    ): AsyncGenerator<RecordBlock, void, void> {
      const stream = await take(start);
      let isWhole = false;
      try {
        yield* read(stream);
        isWhole = true;
      } finally {
        // At the end of the file there is nothing to keep the place for.
        const rest = isWhole && compression !== "none" ? await stream.next() : undefined;
        if (rest === undefined || parked !== undefined) await stream.close();
        else {
          stream.unread(rest);
          parked = stream;
        }
      }
    },
    close: async () => {
      const stream = parked;
      parked = undefined;
      await stream?.close();
    },
  };
}

async function* cutFile(
  blocksOf: (range: RecordRange) => AsyncIterable<RecordBlock>,
  targetBytes: number,
): AsyncGenerator<RecordRange, void, void> {
  let [start, end, firstRecord] = [0, 0, 1];
  for await (const block of blocksOf({ start, end: Number.POSITIVE_INFINITY, firstRecord })) {
    for (let index = 0; index < block.ends.length; index++) {
      if (end - start >= targetBytes) {
        yield { start, end, firstRecord };
        [start, firstRecord] = [end, block.firstRecord + index];
      }
      end = block.byteOffset + (block.ends[index] as number);
    }
  }
  yield { start, end, firstRecord };
}

interface BlockRecord {
  /** Undefined for a blank line. */
  readonly parsed: ParsedRecord | undefined;
  /** In the block's bytes, without a byte-order mark. */
  readonly start: number;
  readonly end: number;
}

function parseBlock(
  { bytes, ends, byteOffset, firstRecord }: RecordBlock,
  path: string,
  syntax: RecordSyntax,
): BlockRecord[] {
  const records: BlockRecord[] = [];
  refuseUtf16(bytes, { path, noun: syntax.noun, number: firstRecord });
  const isValid = isUtf8(bytes);
  let start = byteOffset === 0 && bytes.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0;
  for (const [index, end] of ends.entries()) {
    const own = bytes.subarray(start, end);
    const place = { path, noun: syntax.noun, number: firstRecord + index, byteOffset: byteOffset + start };
    if (!isValid && !isUtf8(own)) {
      const invalidAt = firstInvalidByte(own);
      throw encodingError(place, invalidAt, own[invalidAt] ?? 0);
    }
    records.push({ parsed: syntax.parse(own, place), start, end });
    start = end;
  }
  return records;
}

async function* rewriteBlocks(
  blocks: AsyncIterable<RecordBlock>,
  edit: EditRecords,
  path: string,
  syntax: RecordSyntax,
): AsyncGenerator<Uint8Array, void, void> {
  for await (const block of blocks) {
    const read = parseBlock(block, path, syntax);
    const records = read.flatMap(({ parsed }) => parsed?.record ?? []);
    const edits = records.length === 0 ? [] : await edit(records);
    if (edits.length !== records.length) throw new RangeError(`${edits.length} edits for ${records.length} records`);
    yield rewriteBlock(block.bytes, read, edits);
  }
}

async function* selectBlocks(
  blocks: AsyncIterable<RecordBlock>,
  isKept: (record: CorpusRecord) => boolean,
  path: string,
  syntax: RecordSyntax,
): AsyncGenerator<Uint8Array, void, void> {
  for await (const block of blocks) {
    const result = new ByteSheet(block.bytes.length);
    let copied = 0;
    for (const { parsed, start, end } of parseBlock(block, path, syntax)) {
      if (parsed?.record === undefined || isKept(parsed.record)) continue;
      result.copy(block.bytes, copied, start);
      copied = start + lineLength(block.bytes.subarray(start, end));
    }
    result.copy(block.bytes, copied, block.bytes.length);
    yield result.bytes();
  }
}

function rewriteBlock(
  bytes: Buffer,
  read: readonly BlockRecord[],
  edits: Awaited<ReturnType<EditRecords>>,
): Uint8Array {
  // Into one buffer: a corpus has too many records for one each.
  const result = new ByteSheet(bytes.length);
  let [copied, next] = [0, 0];
  for (const { parsed, start, end } of read) {
    const changed = parsed?.rewrite((parsed.record === undefined ? undefined : edits[next++]) ?? []);
    if (changed === undefined) continue;
    result.copy(bytes, copied, start);
    result.write(changed);
    copied = end;
  }
  if (copied === 0) return bytes;
  result.copy(bytes, copied, bytes.length);
  return result.bytes();
}
