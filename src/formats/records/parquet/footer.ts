import type { FileHandle } from "node:fs/promises";

import { parquetMetadata, type FileMetaData } from "hyparquet";

import { fileError, UnnameError } from "../../../base/errors.ts";
import { readAt } from "../../with-regular-file.ts";
import { type LeafColumn, listLeafColumns } from "./leaf-columns.ts";
import { readThrift, setInteger, setStructs, type ThriftStruct, writeThrift } from "./thrift-compact.ts";

/** What a Parquet file begins and ends with; with an encrypted footer it is another word. */
const MAGIC = Buffer.from("PAR1");
const ENCRYPTED_MAGIC = Buffer.from("PARE");
/** The length of the footer and the magic word, in bytes. */
const TAIL_BYTES = 8;
/** Largest footer read, in bytes: that of some hundred thousand column chunks. */
const MAX_FOOTER_BYTES = 256 * 1024 * 1024;

/** Ids of the fields that are changed (parquet.thrift). */
export const FileField = { schema: 2, rows: 3, rowGroups: 4, keyValues: 5, columnOrders: 7, encryption: 8 } as const;
export const SchemaField = { name: 4, children: 5 } as const;
export const GroupField = {
  columns: 1,
  bytes: 2,
  rows: 3,
  sorting: 4,
  fileOffset: 5,
  packedBytes: 6,
  ordinal: 7,
} as const;
export const ChunkField = { fileOffset: 2, metadata: 3, indexes: [4, 5, 6, 7], encrypted: [8, 9] } as const;
export const MetadataField = {
  encodings: 2,
  path: 3,
  codec: 4,
  values: 5,
  bytes: 6,
  packedBytes: 7,
  dataPage: 9,
  indexPage: 10,
  dictionaryPage: 11,
  statistics: 12,
  encodingStatistics: 13,
  bloomFilter: [14, 15],
  sizeStatistics: 16,
  geospatial: 17,
} as const;

/** A Parquet file's footer, as values to read and as fields to write back. */
export interface Footer {
  readonly metadata: FileMetaData;
  readonly struct: ThriftStruct;
  readonly leaves: readonly LeafColumn[];
  /** Where it begins in the file: all data lies before. */
  readonly start: number;
}

/** Reads the footer of a file. Throws `input-format` for a file that is no Parquet, damaged, or encrypted. */
export async function readFooter(handle: FileHandle, path: string): Promise<Footer> {
  const { size } = await handle.stat();
  const fail = (problem: string, cause?: unknown) =>
    new UnnameError("input-format", `${path}: expected a whole Parquet file, found ${problem}. Copy the file again.`, {
      ...(cause !== undefined && { cause }),
      details: { path },
    });
  const tail = size < TAIL_BYTES + MAGIC.length ? Buffer.alloc(0) : await readAt(handle, size - TAIL_BYTES, TAIL_BYTES);
  if (tail.subarray(4).equals(ENCRYPTED_MAGIC)) throw encrypted(path);
  if (!tail.subarray(4).equals(MAGIC)) throw fail("another end");
  const length = tail.readUInt32LE(0);
  const start = size - TAIL_BYTES - length;
  if (start < MAGIC.length || length > MAX_FOOTER_BYTES) throw fail(`a footer of ${length} bytes`);
  const bytes = await readAt(handle, start, length + TAIL_BYTES);
  let footer: Footer;
  try {
    const metadata = parquetMetadata(bytes, { geoparquet: false });
    footer = { metadata, struct: readThrift(bytes).struct, leaves: listLeafColumns(metadata), start };
  } catch (cause) {
    throw fail("a damaged footer", cause);
  }
  const isEncrypted = footer.metadata.row_groups.some(({ columns }) =>
    columns.some(({ meta_data }) => meta_data === undefined),
  );
  if (isEncrypted || footer.struct.has(FileField.encryption)) throw encrypted(path);
  return footer;
}

function encrypted(path: string): UnnameError {
  return fileError("input-format", path, "encrypted Parquet is not read. Write it without encryption.");
}

/** A footer as a file ends with it, of other row groups with so many rows. */
export function writeFooter(footer: ThriftStruct, rowGroups: ThriftStruct[], rows: number): Buffer {
  const struct = new Map(footer);
  setStructs(struct, FileField.rowGroups, rowGroups);
  setInteger(struct, FileField.rows, rows);
  const bytes = writeThrift(struct);
  const tail = Buffer.alloc(TAIL_BYTES);
  tail.writeUInt32LE(bytes.length, 0);
  MAGIC.copy(tail, 4);
  return Buffer.concat([bytes, tail]);
}

export { MAGIC as PARQUET_MAGIC };
