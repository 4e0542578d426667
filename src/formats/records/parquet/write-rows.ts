import { open } from "node:fs/promises";

import { CompressionCodecs } from "hyparquet/src/constants.js";

import { fileError, type UnnameError } from "../../../base/errors.ts";
import type { NewRecord, RecordsLike } from "../write-records.ts";
import { ChunkField, FileField, type Footer, GroupField, MetadataField, PARQUET_MAGIC, readFooter, writeFooter } from "./footer.ts"; // prettier-ignore
import { type LeafColumn, typeOfColumn } from "./leaf-columns.ts";
import { createPageWriter } from "./page-writer.ts";
import { findRoleColumns, type RoleColumn } from "./role-columns.ts";
import { copyChunk, describeGroup, describeWritten } from "./row-group-fields.ts";
import { withoutRowNumbers } from "./row-numbers.ts";
import { integerOf, setInteger, setStructs, structOf, structsOf } from "./thrift-compact.ts";

/**
 * The bytes of a file with the schema of another and new rows, one row group: texts in the first text column, patients in that of the group, nulls in all
 * others; a row without text has an empty one. Throws `usage` where a column must have a value, or a text or patient lies in a list or group of columns, and what
 * reading the other file throws.
 */
export async function* writeRows(
  { file, textFields, groupField }: RecordsLike,
  records: readonly NewRecord[],
): AsyncGenerator<Uint8Array, void, void> {
  const roles = { textFields, dropFields: [], maskFields: [], ...(groupField !== undefined && { groupField }) };
  const handle = await open(file, "r");
  let footer: Footer;
  try {
    footer = await readFooter(handle, file);
  } finally {
    await handle.close();
  }
  const columns = new Map(findRoleColumns(footer.leaves, roles, file).map((column) => [column.index, column]));
  refuseColumns(footer.leaves, columns, file);
  for (const column of columns.values()) if (column.role === "group") refusePatients(column, records, file);
  const [group] = structsOf(footer.struct, FileField.rowGroups);
  if (group === undefined) throw refusal(file, "a file without rows");
  const described = new Map(group);
  const chunks = structsOf(group, GroupField.columns).map(copyChunk);
  let position = PARQUET_MAGIC.length;
  yield PARQUET_MAGIC;
  for (const leaf of footer.leaves) {
    const chunk = chunks[leaf.index];
    if (chunk === undefined) throw new RangeError(`no chunk of column ${leaf.index}`);
    const original = CompressionCodecs[integerOf(structOf(chunk, ChunkField.metadata), MetadataField.codec)];
    const writer = createPageWriter(leaf, original ?? "UNCOMPRESSED");
    const values = records.map((record) => valueOf(record, columns.get(leaf.index), textFields[0]));
    const pages = [
      writer.add({
        repetitions: values.map(() => 0),
        definitions: values.map((value) => (value === undefined ? 0 : leaf.maxDefinition)),
        values,
      }),
      writer.finish(),
    ].filter((page) => page !== undefined);
    const { bytes, packedBytes, codec } = writer;
    describeWritten(chunk, { start: position, bytes, packedBytes, codec: CompressionCodecs.indexOf(codec) });
    setInteger(structOf(chunk, ChunkField.metadata), MetadataField.values, records.length);
    position += packedBytes;
    yield* pages;
  }
  setStructs(described, GroupField.columns, chunks);
  setInteger(described, GroupField.rows, records.length);
  described.delete(GroupField.ordinal);
  describeGroup(described, PARQUET_MAGIC.length, () => true);
  yield writeFooter(withoutRowNumbers(footer.struct), [described], records.length);
}

function valueOf(
  { text = "", group = "" }: NewRecord,
  column: RoleColumn | undefined,
  textField: string | undefined,
): unknown {
  if (column === undefined) return undefined;
  if (column.role === "text") {
    if (column.field === textField) return Buffer.from(text);
    return column.maxDefinition > 0 ? undefined : Buffer.alloc(0);
  }
  const type = column.schemaPath.at(-1)?.element.type;
  return type === "INT32" ? Number(group) : type === "INT64" ? BigInt(group) : Buffer.from(group);
}

/** A new row has values in the columns of text and patient alone. */
function refuseColumns(leaves: readonly LeafColumn[], columns: ReadonlyMap<number, RoleColumn>, file: string): void {
  for (const leaf of leaves) {
    const role = columns.get(leaf.index)?.role;
    const place = `the column "${leaf.field}" (${typeOfColumn(leaf)})`;
    // The root of the schema is on the path.
    if (role !== undefined && leaf.schemaPath.length > 2) throw refusal(file, `${place} inside others`);
    if (role === undefined && leaf.maxDefinition === 0) throw refusal(file, `${place}, which must have a value in each row`); // prettier-ignore
  }
}

/** Patients of a column of numbers are numbers. */
function refusePatients({ field, schemaPath }: RoleColumn, records: readonly NewRecord[], file: string): void {
  const type = schemaPath.at(-1)?.element.type;
  const limit = type === "INT32" ? 2 ** 31 : Number.MAX_SAFE_INTEGER;
  const fits = ({ group = "" }: NewRecord) => /^\d+$/u.test(group) && Number(group) < limit;
  if (type !== "BYTE_ARRAY" && !records.every(fits)) throw refusal(file, `numbers alone in the column "${field}", where new patients are texts or larger`); // prettier-ignore
}

function refusal(path: string, found: string): UnnameError {
  return fileError(
    "usage",
    path,
    `expected texts and patients in columns of their own, and other columns that may be null, found ${found}. Write the rows as JSON Lines first, or plant in the notes that are there (--as sentences).`,
  );
}
