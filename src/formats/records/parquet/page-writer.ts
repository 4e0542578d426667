import type { CompressionCodec, ParquetType } from "hyparquet";
import { ByteWriter } from "hyparquet-writer";
import { writePageHeader } from "hyparquet-writer/src/datapage.js";
import { writeRleBitPackedHybrid } from "hyparquet-writer/src/encoding.js";

import { packerOf } from "./codecs.ts";
import type { ColumnRows } from "./column-cursor.ts";
import type { LeafColumn } from "./leaf-columns.ts";
import { plainOf } from "./plain-values.ts";

/** Bytes of values that make a page: what other writers take. */
const PAGE_BYTES = 1024 * 1024;

/** Writes a column chunk page by page. */
export interface PageWriter {
  /** As the pages are packed. */
  readonly codec: CompressionCodec;
  /** Bytes of the pages so far, their headers included: packed, and unpacked. */
  readonly packedBytes: number;
  readonly bytes: number;
  /** Adds rows, whose values are as `readPages` gives them; returns the page that is full with them. */
  add(rows: ColumnRows): Buffer | undefined;
  /** The last page, if rows are left. */
  finish(): Buffer | undefined;
}

/** Pages of the first version with plain values, which every reader supports. A page begins with a row. */
export function createPageWriter(column: LeafColumn, originalCodec: CompressionCodec): PageWriter {
  const { codec, pack } = packerOf(originalCodec);
  const { bitsOf, encode } = plainOf(typeOf(column));
  let [packedBytes, bytes, waitingBits] = [0, 0, 0];
  let repetitions: number[] = [];
  let definitions: number[] = [];
  let values: unknown[] = [];
  const flush = (): Buffer | undefined => {
    if (definitions.length === 0) return undefined;
    const body = Buffer.concat([
      encodeLevels(repetitions, column.maxRepetition),
      encodeLevels(definitions, column.maxDefinition),
      encode(values),
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
    [repetitions, definitions, values, waitingBits] = [[], [], [], 0];
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
        const value = rows.values[entry];
        if (value === undefined) continue;
        values.push(value);
        waitingBits += bitsOf(value);
      }
      return waitingBits >= 8 * PAGE_BYTES ? flush() : undefined;
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

function typeOf({ schemaPath, field }: LeafColumn): ParquetType {
  const type = schemaPath.at(-1)?.element.type;
  if (type === undefined) throw new RangeError(`${field}: no type`);
  return type;
}
