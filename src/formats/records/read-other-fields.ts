import { detectCompression } from "./detect-compression.ts";
import { plainFieldName } from "./field-path.ts";
import { hasFields, openRecordFile, type RecordFileOptions } from "./open-record-file.ts";
import { readHeaderNames } from "./read-header.ts";
import { WHOLE_FILE } from "./record-codec.ts";

/** A value of a record: a text. */
export interface FieldValue {
  /** As `--text-field` would name it. */
  readonly field: string;
  readonly value: string;
}

const LETTER = /\p{L}/u;
const holdsLetters = (value: string) => LETTER.test(value);
const SPECIAL = /[.[\]\\]/gu;

/**
 * The values of the first records of a file, whatever field they stand in: one list a record. `isWanted` says which, those that hold letters unless told
 * otherwise; numbers of JSON are values, too. Nothing for formats without fields, and for a table without the columns `textColumns`: one without a header
 * begins with data, which must not pass for names of fields. Throws what opening and reading the file throws.
 */
export async function* readFieldValues(
  path: string,
  { format, compression, maxRecordBytes }: Pick<RecordFileOptions, "format" | "compression" | "maxRecordBytes">,
  records: number,
  textColumns: readonly string[] = [],
  isWanted: (value: string) => boolean = holdsLetters,
): AsyncGenerator<readonly FieldValue[], void, void> {
  if (!hasFields(format)) return;
  const packing = compression ?? (await detectCompression(path));
  const base = { compression: packing, ...(maxRecordBytes !== undefined && { maxRecordBytes }) };
  let left = records;
  if (format === "jsonl") {
    const file = await openRecordFile(path, { ...base, format: "lines" });
    try {
      for await (const batch of file.read(WHOLE_FILE)) {
        for (const { texts } of batch) {
          if (left-- <= 0) return;
          yield listValues(texts[0]?.text ?? "").filter(({ value }) => isWanted(value));
        }
      }
    } finally {
      await file.close();
    }
    return;
  }
  const textFields = format === "parquet" ? await listTextColumns(path) : await readHeaderNames(path, format, packing);
  const columns = new Set(textFields.map(plainFieldName));
  if (format !== "parquet" && !textColumns.every((text) => columns.has(plainFieldName(text)))) return;
  const file = await openRecordFile(path, { ...base, format, textFields });
  try {
    for await (const batch of file.read(WHOLE_FILE)) {
      for (const { texts } of batch) {
        if (left-- <= 0) return;
        yield texts.filter(({ text }) => isWanted(text)).map(({ field, text }) => ({ field, value: text }));
      }
    }
  } finally {
    await file.close();
  }
}

async function listTextColumns(path: string): Promise<readonly string[]> {
  const { listTextFields } = await import("./parquet/list-text-fields.ts");
  return listTextFields(path);
}

/** The texts and numbers of a JSON line; none if it is no JSON, which reading the file for good will say. */
function listValues(line: string): FieldValue[] {
  const values: FieldValue[] = [];
  const visit = (value: unknown, field: string): void => {
    if (typeof value === "string" || typeof value === "number") values.push({ field, value: String(value) });
    else if (Array.isArray(value)) for (const element of value) visit(element, `${field}[]`);
    else if (typeof value === "object" && value !== null) {
      for (const [key, own] of Object.entries(value)) {
        const name = key.replace(SPECIAL, "\\$&");
        visit(own, field === "" ? name : `${field}.${name}`);
      }
    }
  };
  try {
    visit(JSON.parse(line), "");
  } catch {
    return [];
  }
  return values;
}
