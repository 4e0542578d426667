import type { CompressionCodec } from "hyparquet";
import { ByteWriter } from "hyparquet-writer";
import { writePageHeader } from "hyparquet-writer/src/datapage.js";
import { writeRleBitPackedHybrid } from "hyparquet-writer/src/encoding.js";

import { packerOf } from "./codecs.ts";
import type { ColumnRows } from "./column-cursor.ts";
import type { LeafColumn } from "./leaf-columns.ts";

/** Bytes of values that make a page: what other writers take. */
const PAGE_BYTES = 1024 * 1024;

/** Writes a column chunk of texts page by page. */
export interface PageWriter {
  /** As the pages are packed. */
  readonly codec: CompressionCodec;
  /** Bytes of the pages so far, their headers included: packed, and unpacked. */
  readonly packedBytes: number;
  readonly bytes: number;
  /** Adds rows, whose values are UTF-8; returns the page that is full with them. */
  add(rows: ColumnRows): Buffer | undefined;
  /** The last page, if rows are left. */
  finish(): Buffer | undefined;
}

/** Pages of the first version with plain values, as every reader knows them. A page begins with a row. */
export function createPageWriter(column: LeafColumn, originalCodec: CompressionCodec): PageWriter {
  const { codec, pack } = packerOf(originalCodec);
  let [packedBytes, bytes, waitingBytes] = [0, 0, 0];
  let repetitions: number[] = [];
  let definitions: number[] = [];
  let values: Uint8Array[] = [];
  const flush = (): Buffer | undefined => {
    if (definitions.length === 0) return undefined;
    const body = Buffer.concat([
      encodeLevels(repetitions, column.maxRepetition),
      encodeLevels(definitions, column.maxDefinition),
      encodeValues(values, waitingBytes),
    ]);
    const packed = pack(body);
    const header = new ByteWriter();
    writePageHeader(header, {
      type: "DATA_PAGE",
      uncompressed_page_size: body.length,
      compressed_page_size: packed.length,
      data_page_header: {
        num_values: definitions.length,
        encoding: "PLAIN",
        definition_level_encoding: "RLE",
        repetition_level_encoding: "RLE",
      },
    });
    packedBytes += header.offset + packed.length;
    bytes += header.offset + body.length;
    [repetitions, definitions, values, waitingBytes] = [[], [], [], 0];
    return Buffer.concat([header.getBytes(), packed]);
  };
  return {
    codec,
    get packedBytes() {
      return packedBytes;
    },
    get bytes() {
      return bytes;
    },
    add: (rows) => {
      for (const [entry, definition] of rows.definitions.entries()) {
        repetitions.push(rows.repetitions[entry] as number);
        definitions.push(definition);
        const value = rows.values[entry] as Uint8Array | undefined;
        if (value === undefined) continue;
        values.push(value);
        waitingBytes += value.length + 4;
      }
      return waitingBytes >= PAGE_BYTES ? flush() : undefined;
    },
    finish: flush,
  };
}

function encodeLevels(levels: readonly number[], maximum: number): Buffer {
  if (maximum === 0) return Buffer.alloc(0);
  const writer = new ByteWriter();
  writeRleBitPackedHybrid(writer, [...levels], 32 - Math.clz32(maximum));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(writer.offset, 0);
  return Buffer.concat([length, writer.getBytes()]);
}

function encodeValues(values: readonly Uint8Array[], length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  let at = 0;
  for (const value of values) {
    at = bytes.writeUInt32LE(value.length, at);
    bytes.set(value, at);
    at += value.length;
  }
  return bytes;
}
