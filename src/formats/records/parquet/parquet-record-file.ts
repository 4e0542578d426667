import { type FileHandle, open } from "node:fs/promises";

import type { RowGroup } from "hyparquet";
import { CompressionCodecs } from "hyparquet/src/constants.js";

import { readBetween } from "../../with-regular-file.ts";
import { type FieldRoles, MASK } from "../field-tree.ts";
import type { EditRecords, RecordFile, RecordRange } from "../record-codec.ts";
import { applyEdits } from "../text-edits.ts";
import { assembleParquet } from "./assemble-parquet.ts";
import { dropColumns } from "./drop-columns.ts";
import { FileField, type Footer, GroupField, PARQUET_MAGIC, readFooter, writeFooter } from "./footer.ts";
import { createPageWriter, type PageWriter } from "./page-writer.ts";
import { stretchOfChunk } from "./read-pages.ts";
import { findRoleColumns, type RoleColumn } from "./role-columns.ts";
import { readBatches, type RowBatch } from "./row-batches.ts";
import { copyChunk, describeGroup, describeWritten, moveChunk } from "./row-group-fields.ts";
import { readRowNumbers, type RowNumber } from "./row-numbers.ts";
import { selectRows } from "./select-rows.ts";
import { setStructs, structsOf, type ThriftStruct } from "./thrift-compact.ts";

export interface ParquetOptions {
  readonly roles: FieldRoles;
  readonly maxRecordBytes: number;
}

/** What is known of an open file. */
interface OpenParquet {
  readonly path: string;
  readonly handle: FileHandle;
  readonly footer: Footer;
  readonly columns: readonly RoleColumn[];
  readonly maxRecordBytes: number;
  readonly numberOf: RowNumber;
}

/**
 * A Parquet file, read by row groups and written back with the texts' columns written anew and all others copied as they lie. A part is a
 * Parquet file of its row groups. Throws what {@link readFooter} and {@link findRoleColumns} throw.
 */
export async function openParquetRecordFile(
  path: string,
  { roles, maxRecordBytes }: ParquetOptions,
): Promise<RecordFile> {
  const handle = await open(path, "r");
  let file: OpenParquet;
  try {
    const footer = await readFooter(handle, path);
    const columns = findRoleColumns(footer.leaves, roles, path);
    const numberOf = readRowNumbers(footer.struct, Number(footer.metadata.num_rows), path);
    file = { path, handle, footer, columns, maxRecordBytes, numberOf };
  } catch (error) {
    await handle.close();
    throw error;
  }
  return {
    path,
    paths: [path],
    format: "parquet",
    compression: "none",
    cut: (targetBytes) => cutGroups(file.footer.metadata.row_groups, targetBytes),
    read: async function* (range) {
      for await (const { batch } of readRange(file, range, ["text", "group"])) yield batch.records;
    },
    rewrite: (range, edit) => rewriteGroups(file, range, edit),
    select: (isKept) => selectRows({ ...file, columns: columnsOf(file, ["text", "group"]) }, isKept),
    assemble: (parts) => assembleParquet(parts),
    close: () => handle.close(),
  };
}

async function* cutGroups(groups: readonly RowGroup[], targetBytes: number): AsyncGenerator<RecordRange, void, void> {
  let [bytes, row] = [0, 1];
  let range: RecordRange = { start: 0, end: 0, firstRecord: 1 };
  for (const group of groups) {
    if (range.end > range.start && bytes >= targetBytes) {
      yield range;
      range = { start: range.end, end: range.end, firstRecord: row };
      bytes = 0;
    }
    bytes += Number(group.total_byte_size);
    row += Number(group.num_rows);
    range = { ...range, end: range.end + 1 };
  }
  yield range;
}

function groupsOf({ footer }: OpenParquet, { start, end }: RecordRange): [index: number, group: RowGroup][] {
  return footer.metadata.row_groups.slice(start, end).map((group, index): [number, RowGroup] => [start + index, group]);
}

function columnsOf({ columns }: OpenParquet, roles: readonly string[]): readonly RoleColumn[] {
  return columns.filter(({ role }) => roles.includes(role));
}

async function* readRange(file: OpenParquet, range: RecordRange, roles: readonly string[]) {
  const columns = columnsOf(file, roles);
  let row = range.firstRecord;
  for (const [index, group] of groupsOf(file, range)) {
    for await (const batch of readBatches(group, row, { ...file, columns })) yield { index, batch };
    row += Number(group.num_rows);
  }
}

async function* rewriteGroups(
  file: OpenParquet,
  range: RecordRange,
  edit: EditRecords,
): AsyncGenerator<Uint8Array, void, void> {
  let position = PARQUET_MAGIC.length;
  yield PARQUET_MAGIC;
  const written: ThriftStruct[] = [];
  let [row, rows] = [range.firstRecord, 0];
  for (const [index, group] of groupsOf(file, range)) {
    const described = new Map(structsOf(file.footer.struct, FileField.rowGroups)[index]);
    const start = position;
    for await (const bytes of rewriteGroup(file, group, described, { row, start }, edit)) {
      position += bytes.length;
      yield bytes;
    }
    written.push(described);
    row += Number(group.num_rows);
    rows += Number(group.num_rows);
  }
  const footer = new Map(file.footer.struct);
  dropColumns(footer, indexesOf(file, "drop"));
  yield writeFooter(footer, written, rows);
}

/** The bytes of a row group; brings `described` in line with them. */
async function* rewriteGroup(
  file: OpenParquet,
  group: RowGroup,
  described: ThriftStruct,
  at: { readonly row: number; readonly start: number },
  edit: EditRecords,
): AsyncGenerator<Uint8Array, void, void> {
  const dropped = indexesOf(file, "drop");
  const changed = new Map(
    file.columns.filter(({ role }) => role === "text" || role === "mask").map((column) => [column.index, column]),
  );
  const writers = new Map(
    [...changed.values()].map((column) => [column, createPageWriter(column, codecOf(group, column))]),
  );
  /** Pages of all changed columns but the first, which is streamed. */
  const waiting = new Map<RoleColumn, Buffer[]>([...writers.keys()].map((column) => [column, []]));
  const [first] = writers.keys();
  const chunks: ThriftStruct[] = [];
  let position = at.start;
  for (const [index, own] of structsOf(described, GroupField.columns).entries()) {
    if (dropped.has(index)) continue;
    const chunk = copyChunk(own);
    chunks.push(chunk);
    const column = changed.get(index);
    const start = position;
    if (column === undefined) {
      const stretch = stretchOfChunk(
        group.columns[index]?.meta_data as NonNullable<(typeof group.columns)[number]["meta_data"]>,
      );
      moveChunk(chunk, position - stretch.start);
      for await (const bytes of readBetween(file.handle, stretch.start, stretch.end)) {
        position += bytes.length;
        yield bytes;
      }
      continue;
    }
    if (column === first) {
      for await (const [owner, page] of writePages(file, group, at.row, edit, writers)) {
        if (owner !== first) waiting.get(owner)?.push(page);
        else {
          position += page.length;
          yield page;
        }
      }
    }
    for (const page of waiting.get(column) ?? []) {
      position += page.length;
      yield page;
    }
    waiting.delete(column);
    const { bytes, packedBytes, codec } = writers.get(column) as PageWriter;
    describeWritten(chunk, { start, bytes, packedBytes, codec: CompressionCodecs.indexOf(codec) });
  }
  setStructs(described, GroupField.columns, chunks);
  describeGroup(described, at.start, (index) => dropped.size > 0 || changed.has(index));
}

/** The pages of the changed columns of a row group, each as soon as it is full. */
async function* writePages(
  file: OpenParquet,
  group: RowGroup,
  firstRow: number,
  edit: EditRecords,
  writers: ReadonlyMap<RoleColumn, PageWriter>,
): AsyncGenerator<readonly [RoleColumn, Buffer], void, void> {
  const columns = file.columns.filter(({ role }) => role !== "drop");
  for await (const batch of readBatches(group, firstRow, { ...file, columns })) {
    const values = await editValues(batch, edit);
    for (const [column, writer] of writers) {
      const rows = batch.rows.get(column);
      const page = rows === undefined ? undefined : writer.add({ ...rows, values: values.get(column) ?? [] });
      if (page !== undefined) yield [column, page];
    }
  }
  for (const [column, writer] of writers) {
    const page = writer.finish();
    if (page !== undefined) yield [column, page];
  }
}

async function editValues(
  { records, places, rows }: RowBatch,
  edit: EditRecords,
): Promise<ReadonlyMap<RoleColumn, unknown[]>> {
  const edits = await edit(records);
  if (edits.length !== records.length) throw new RangeError(`${edits.length} edits for ${records.length} records`);
  const values = new Map<RoleColumn, unknown[]>();
  for (const [column, own] of rows) {
    const masked = (value: unknown) => (value === undefined ? undefined : Buffer.from(MASK));
    values.set(column, column.role === "mask" ? own.values.map(masked) : [...own.values]);
  }
  for (const [record, { texts }] of records.entries()) {
    for (const [index, { text }] of texts.entries()) {
      const made = edits[record]?.[index] ?? [];
      const place = places[record]?.[index];
      if (made.length === 0 || place === undefined) continue;
      (values.get(place.column) as unknown[])[place.entry] = Buffer.from(applyEdits(text, made));
    }
  }
  return values;
}

function codecOf(group: RowGroup, { index }: RoleColumn) {
  return group.columns[index]?.meta_data?.codec ?? "UNCOMPRESSED";
}

function indexesOf({ columns }: OpenParquet, role: string): ReadonlySet<number> {
  return new Set(columns.filter((column) => column.role === role).map(({ index }) => index));
}
