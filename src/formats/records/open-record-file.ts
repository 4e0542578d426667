import { fileError } from "../../base/errors.ts";
import { createBratRecordFile } from "./brat-record-file.ts";
import { createByteRecordFile } from "./byte-record-file.ts";
import { detectCompression } from "./detect-compression.ts";
import { createDelimitedSyntax } from "./delimited-syntax.ts";
import { createFieldTree } from "./field-tree.ts";
import { createJsonlSyntax } from "./jsonl-syntax.ts";
import { readHeader } from "./read-header.ts";
import type { Compression, RecordFile, RecordFormat } from "./record-codec.ts";
import { linesSyntax, wholeSyntax } from "./text-syntax.ts";

export interface RecordFileOptions {
  readonly format: RecordFormat;
  /** Default: what the file's first bytes say. */
  readonly compression?: Compression;
  /** Fields that hold texts, see `parseFieldPath`. Default `text`. Formats without fields have none. */
  readonly textFields?: readonly string[];
  /** The field that says whose a record is. */
  readonly groupField?: string;
  /** Fields that are left out. */
  readonly dropFields?: readonly string[];
  /** Fields whose values become `***`. */
  readonly maskFields?: readonly string[];
  /** A larger record is refused: it is held in memory. Default 64 MiB. */
  readonly maxRecordBytes?: number;
  /** All bytes of a file that is not packed, where they are read already; for formats that are rows of records in bytes. */
  readonly content?: Buffer;
}

/** The field that holds the text unless told otherwise. */
export const DEFAULT_TEXT_FIELD = "text";
export const FORMATS_WITHOUT_FIELDS = ["txt", "lines", "brat"] as const satisfies readonly RecordFormat[];

/** Whether a format's records have named fields. */
export function hasFields(
  format: RecordFormat,
): format is Exclude<RecordFormat, (typeof FORMATS_WITHOUT_FIELDS)[number]> {
  return !FORMATS_WITHOUT_FIELDS.some((one) => one === format);
}
/** A record is held in memory some times over while it is worked on. */
export const DEFAULT_MAX_RECORD_BYTES = 64 * 1024 * 1024;

/**
 * A corpus file, to be cut, read and written back. Nothing but what the format needs to know of the file as a whole is read.
 * Throws `usage` for fields that are named together or malformed, and what the format's file throws.
 */
export async function openRecordFile(path: string, options: RecordFileOptions): Promise<RecordFile> {
  const { format, maxRecordBytes = DEFAULT_MAX_RECORD_BYTES } = options;
  const compression = options.compression ?? (await detectCompression(path));
  const { textFields = [DEFAULT_TEXT_FIELD], groupField, dropFields = [], maskFields = [] } = options;
  const roles = { textFields, dropFields, maskFields, ...(groupField !== undefined && { groupField }) };
  if (groupField !== undefined && !hasFields(format)) {
    throw fileError("usage", path, "--group-field names a field of records, and this is text. Leave it out.");
  }
  const read = options.content === undefined ? {} : { content: options.content };
  const ofBytes = { format, compression, maxRecordBytes, ...read };
  switch (format) {
    case "txt":
      return createByteRecordFile(path, { ...ofBytes, syntax: wholeSyntax });
    case "lines":
      return createByteRecordFile(path, { ...ofBytes, syntax: linesSyntax });
    case "jsonl":
      return createByteRecordFile(path, { ...ofBytes, syntax: createJsonlSyntax(createFieldTree(roles)) });
    case "csv":
    case "tsv": {
      const layout = await readHeader(path, { format, compression, roles, ...read });
      return createByteRecordFile(path, { ...ofBytes, syntax: createDelimitedSyntax(layout) });
    }
    case "brat":
      if (compression === "none") return createBratRecordFile(path, maxRecordBytes);
      throw fileError("usage", path, "packed BRAT is not read. Unpack it.");
    case "parquet": {
      // Its libraries take a while to load.
      const { openParquetRecordFile } = await import("./parquet/parquet-record-file.ts");
      return openParquetRecordFile(path, { roles, maxRecordBytes });
    }
  }
}
