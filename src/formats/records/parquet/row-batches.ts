import { isUtf8 } from "node:buffer";
import type { FileHandle } from "node:fs/promises";

import type { RowGroup } from "hyparquet";

import { fileError, type UnnameError } from "../../../base/errors.ts";
import { firstInvalidByte } from "../../../base/files.ts";
import type { CorpusRecord, RecordText } from "../record-codec.ts";
import { encodingError, recordError, type RecordPlace } from "../record-error.ts";
import { type ColumnRows, createColumnCursor } from "./column-cursor.ts";
import { readPages } from "./read-pages.ts";
import type { RoleColumn } from "./role-columns.ts";
import type { RowNumber } from "./row-numbers.ts";

/** Rows worked on at a time. */
const BATCH_ROWS = 128;

/** Some rows of a row group. */
export interface RowBatch {
  readonly records: readonly CorpusRecord[];
  /** For each text of each record, where it stands: a column, and an entry of its rows. */
  readonly places: readonly (readonly { readonly column: RoleColumn; readonly entry: number }[])[];
  /** The entries of each column that is read. */
  readonly rows: ReadonlyMap<RoleColumn, ColumnRows>;
}

export interface BatchSource {
  readonly handle: FileHandle;
  readonly path: string;
  /** Those that are read: of texts, masked ones, and that of the group. */
  readonly columns: readonly RoleColumn[];
  readonly maxRecordBytes: number;
  readonly numberOf: RowNumber;
}

/** The rows of a row group in batches. Throws `input-format` and `input-encoding` with the row's number. */
export async function* readBatches(
  group: RowGroup,
  firstRow: number,
  { handle, path, columns, maxRecordBytes, numberOf }: BatchSource,
): AsyncGenerator<RowBatch, void, void> {
  const cursors = columns.map((column) => {
    const metadata = group.columns[column.index]?.meta_data;
    if (metadata === undefined) throw new RangeError(`no chunk of column ${column.index}`);
    return { column, cursor: createColumnCursor(readPages(handle, path, column, metadata), column.maxDefinition) };
  });
  const count = Number(group.num_rows);
  for (let done = 0; done < count; done += BATCH_ROWS) {
    const size = Math.min(BATCH_ROWS, count - done);
    const rows = new Map<RoleColumn, ColumnRows>();
    for (const { column, cursor } of cursors) {
      const taken = await cursor.take(size);
      const found = taken.repetitions.reduce((sum, repetition) => sum + (repetition === 0 ? 1 : 0), 0);
      if (found !== size) throw tooFewRows(path, column.field, count, done + found);
      rows.set(column, taken);
    }
    yield toBatch(rows, size, (row) => numberOf(firstRow + done + row), path, maxRecordBytes);
  }
}

function tooFewRows(path: string, field: string, expected: number, found: number): UnnameError {
  return fileError(
    "input-format",
    path,
    `expected ${expected} rows in a row group of the column ${field}, found ${found}. Copy the file again.`,
    { column: field, expected, found },
  );
}

function toBatch(
  rows: ReadonlyMap<RoleColumn, ColumnRows>,
  size: number,
  numberOf: RowNumber,
  path: string,
  maxRecordBytes: number,
): RowBatch {
  const texts: RecordText[][] = Array.from({ length: size }, () => []);
  const places: { column: RoleColumn; entry: number }[][] = Array.from({ length: size }, () => []);
  const groups: (string | undefined)[] = [];
  const bytes: number[] = Array.from({ length: size }, () => 0);
  for (const [column, { repetitions, definitions, values }] of rows) {
    if (column.role === "mask") continue;
    let row = -1;
    const indexes: number[] = [];
    for (const entry of definitions.keys()) {
      const repetition = repetitions[entry] as number;
      if (repetition === 0) row++;
      // A level that repeats goes one further, those below it begin again.
      for (let level = 0; level < column.maxRepetition; level++) {
        if (level + 1 === repetition) indexes[level] = (indexes[level] as number) + 1;
        else if (level + 1 > repetition) indexes[level] = 0;
      }
      const place: RecordPlace = { path, noun: "row", number: numberOf(row) };
      const value = values[entry];
      if (column.role === "group") groups[row] = readGroup(value, column, place);
      else if (value !== undefined) {
        if (!(value instanceof Uint8Array))
          throw recordError(
            place,
            `expected a text in the column ${column.field}, found another. Copy the file again.`,
          );
        bytes[row] = (bytes[row] as number) + value.length;
        if ((bytes[row] as number) > maxRecordBytes)
          throw recordError(
            place,
            `expected texts of at most ${maxRecordBytes} bytes, found larger ones. Cut them up.`,
          );
        texts[row]?.push({
          field: column.field,
          at: nameElement(column.field, indexes),
          text: decode(value, place),
        });
        places[row]?.push({ column, entry });
      }
    }
  }
  const records = texts.map((own, row) => {
    const group = groups[row];
    return { number: numberOf(row), texts: own, ...(group !== undefined && { group }) };
  });
  return { records, places, rows };
}

function readGroup(value: unknown, { field }: RoleColumn, place: RecordPlace): string {
  const text = value instanceof Uint8Array ? decode(value, place) : value === undefined ? "" : String(value);
  if (text !== "") return text;
  throw recordError(place, `expected a text or number in the field "${field}" (see --group-field), found none.`);
}

function decode(bytes: Uint8Array, place: RecordPlace): string {
  if (!isUtf8(bytes)) {
    const at = firstInvalidByte(bytes);
    throw encodingError(place, at, bytes[at] ?? 0);
  }
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
}

function nameElement(field: string, indexes: readonly number[]): string {
  let next = 0;
  return indexes.length === 0 ? field : field.replace(/\[\]/gu, () => `[${indexes[next++]}]`);
}
