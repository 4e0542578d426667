import type { FileHandle } from "node:fs/promises";

import type { RowGroup } from "hyparquet";
import { CompressionCodecs } from "hyparquet/src/constants.js";

import type { CorpusRecord } from "../record-codec.ts";
import { type ColumnRows, createColumnCursor } from "./column-cursor.ts";
import { ChunkField, FileField, type Footer, GroupField, MetadataField, PARQUET_MAGIC, writeFooter } from "./footer.ts";
import { createPageWriter } from "./page-writer.ts";
import { readPages } from "./read-pages.ts";
import { type BatchSource, readBatches } from "./row-batches.ts";
import { copyChunk, describeGroup, describeWritten } from "./row-group-fields.ts";
import { setRowNumbers } from "./row-numbers.ts";
import { setInteger, setStructs, structOf, structsOf, type ThriftStruct } from "./thrift-compact.ts";

/** Rows of a column that are chosen from at a time. */
const ROWS_AT_ONCE = 1024;

export interface SelectedFile extends BatchSource {
  readonly handle: FileHandle;
  readonly footer: Footer;
}

/**
 * The bytes of a file of the rows that `isKept` says, with every column and the same schema; a row group is chosen from at a time, a column at a time. The file
 * says which number each row had, so that a record keeps its number. Throws what {@link readBatches} throws.
 */
export async function* selectRows(
  file: SelectedFile,
  isKept: (record: CorpusRecord) => boolean,
): AsyncGenerator<Uint8Array, void, void> {
  let position = PARQUET_MAGIC.length;
  yield PARQUET_MAGIC;
  const { footer, numberOf } = file;
  const written: ThriftStruct[] = [];
  const numbers: number[] = [];
  let firstRow = 1;
  for (const [index, group] of footer.metadata.row_groups.entries()) {
    const kept: boolean[] = [];
    for await (const { records } of readBatches(group, firstRow, file)) kept.push(...records.map(isKept));
    const own = kept.flatMap((is, row) => (is ? [numberOf(firstRow + row)] : []));
    for (const number of own) numbers.push(number);
    firstRow += kept.length;
    if (own.length === 0) continue;
    const described = new Map(structsOf(footer.struct, FileField.rowGroups)[index]);
    setInteger(described, GroupField.rows, own.length);
    described.delete(GroupField.ordinal);
    const start = position;
    for await (const bytes of selectGroup(file, group, described, { kept, start })) {
      position += bytes.length;
      yield bytes;
    }
    written.push(described);
  }
  const struct = new Map(footer.struct);
  setRowNumbers(struct, numbers);
  yield writeFooter(struct, written, numbers.length);
}

/** The bytes of a row group's chosen rows; brings `described` in line with them. */
async function* selectGroup(
  { handle, path, footer }: SelectedFile,
  group: RowGroup,
  described: ThriftStruct,
  { kept, start }: { readonly kept: readonly boolean[]; readonly start: number },
): AsyncGenerator<Uint8Array, void, void> {
  const chunks = structsOf(described, GroupField.columns).map(copyChunk);
  let position = start;
  for (const leaf of footer.leaves) {
    const metadata = group.columns[leaf.index]?.meta_data;
    const chunk = chunks[leaf.index];
    if (metadata === undefined || chunk === undefined) throw new RangeError(`no chunk of column ${leaf.index}`);
    const writer = createPageWriter(leaf, metadata.codec);
    const chunkStart = position;
    let entries = 0;
    const add = (rows: ColumnRows) => {
      entries += rows.definitions.length;
      return writer.add(rows);
    };
    const cursor = createColumnCursor(readPages(handle, path, leaf, metadata), leaf.maxDefinition);
    for (let row = 0; row < kept.length; row += ROWS_AT_ONCE) {
      const page = add(chosen(await cursor.take(Math.min(ROWS_AT_ONCE, kept.length - row)), kept, row));
      if (page === undefined) continue;
      position += page.length;
      yield page;
    }
    const last = writer.finish();
    if (last !== undefined) {
      position += last.length;
      yield last;
    }
    const { bytes, packedBytes, codec } = writer;
    describeWritten(chunk, { start: chunkStart, bytes, packedBytes, codec: CompressionCodecs.indexOf(codec) });
    setInteger(structOf(chunk, ChunkField.metadata), MetadataField.values, entries);
  }
  setStructs(described, GroupField.columns, chunks);
  describeGroup(described, start, () => false);
}

/** The entries of the rows that are kept; the first is row `first` of `kept`. */
function chosen({ repetitions, definitions, values }: ColumnRows, kept: readonly boolean[], first: number): ColumnRows {
  let row = first - 1;
  const isOfKept = repetitions.map((repetition) => {
    if (repetition === 0) row++;
    return kept[row] === true;
  });
  const only = <Value>(all: readonly Value[]) => all.filter((_, entry) => isOfKept[entry]);
  return { repetitions: only(repetitions), definitions: only(definitions), values: only(values) };
}
