import { editCell } from "./cell-text.ts";
import type { RoleColumn } from "./delimited-syntax.ts";
import { parseFieldPath } from "./field-path.ts";
import { readHeader, readHeaderRow } from "./read-header.ts";
import type { Compression, RecordFormat } from "./record-codec.ts";
import { packBytes } from "./pack-bytes.ts";

/** A record to write; one without text or patient keeps its number free. */
export interface NewRecord {
  /** On one line of its own where records are lines. */
  readonly text?: string;
  /** Whose it is, where records say so. */
  readonly group?: string;
}

/** A file that is there, whose like is written. */
export interface RecordsLike {
  readonly file: string;
  readonly format: Exclude<RecordFormat, "txt" | "brat">;
  readonly compression: Compression;
  /** The first gets the text; the others stay empty. */
  readonly textFields: readonly string[];
  readonly groupField?: string;
}

/**
 * The bytes of a file of new records as another file has them: the same format, fields, header and packing; other fields are empty or not there. Throws what reading the
 * other file throws, and `usage` for Parquet with columns that cannot be empty.
 */
export async function* writeRecords(
  like: RecordsLike,
  records: readonly NewRecord[],
): AsyncGenerator<Uint8Array, void, void> {
  if (like.format === "parquet") {
    const { writeRows } = await import("./parquet/write-rows.ts");
    yield* writeRows(like, records);
    return;
  }
  const lines = like.format === "csv" || like.format === "tsv" ? await rowsOf(like, records) : linesOf(like, records);
  yield* packBytes(asBytes(lines), like.compression);
}

/** Number of the first record that {@link writeRecords} writes. */
export function firstNumber(format: RecordFormat): number {
  return format === "csv" || format === "tsv" ? 2 : 1;
}

async function* asBytes(lines: readonly string[]): AsyncGenerator<Uint8Array, void, void> {
  for (const line of lines) yield Buffer.from(line);
}

function linesOf({ format, textFields, groupField }: RecordsLike, records: readonly NewRecord[]): string[] {
  return records.map(({ text, group }) => {
    if (text === undefined) return "\n";
    if (format === "lines") return `${text}\n`;
    const object = {};
    // A field that is to be there holds no text.
    for (const [index, field] of textFields.entries()) setField(object, field, index === 0 ? text : null);
    if (groupField !== undefined && group !== undefined) setField(object, groupField, group);
    return `${JSON.stringify(object)}\n`;
  });
}

/** Sets a field, making the objects on the way, and for each list on it one element. */
function setField(object: object, field: string, value: string | null): void {
  const keys = parseFieldPath(field).map((step) => (step === "each" ? 0 : step.key));
  let at = object as Record<string | number, unknown>;
  for (const [index, key] of keys.entries()) {
    const next = keys[index + 1];
    if (next === undefined) at[key] = value;
    else at = (at[key] ??= next === 0 ? [] : {}) as Record<string | number, unknown>;
  }
}

async function rowsOf(
  { file, format, compression, textFields, groupField }: RecordsLike,
  records: readonly NewRecord[],
): Promise<string[]> {
  const roles = { textFields, dropFields: [], maskFields: [], ...(groupField !== undefined && { groupField }) };
  const kind = format === "tsv" ? "tsv" : "csv";
  const layout = await readHeader(file, { format: kind, compression, roles });
  const header = await readHeaderRow(file, kind, compression);
  const delimiter = String.fromCharCode(layout.delimiter);
  const lineEnd = header.endsWith("\r\n") ? "\r\n" : "\n";
  const cellOf = ({ role, field }: RoleColumn, { text = "", group = "" }: NewRecord) =>
    role === "group" ? group : field === textFields[0] ? text : "";
  const rowOf = (record: NewRecord) => {
    const cells = Array.from({ length: layout.columns }, () => "");
    for (const column of layout.roles)
      cells[column.index] = editCell("", false, [{ start: 0, end: 0, replacement: cellOf(column, record) }], delimiter);
    return cells.join(delimiter);
  };
  return [
    `${header.replace(/\r?\n$/u, "")}${lineEnd}`,
    ...records.map((record) => `${record.text === undefined ? "" : rowOf(record)}${lineEnd}`),
  ];
}
