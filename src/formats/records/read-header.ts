import { isUtf8 } from "node:buffer";

import { UnnameError } from "../../base/errors.ts";
import { createCellScanner, LINE_FEED } from "./cell-scanner.ts";
import { unquote } from "./cell-text.ts";
import type { RoleColumn, TableLayout } from "./delimited-syntax.ts";
import { plainFieldName } from "./field-path.ts";
import { type FieldRoles, listFieldRoles } from "./field-tree.ts";
import { openBytes } from "./open-bytes.ts";
import type { Compression } from "./record-codec.ts";
import { recordError, type RecordPlace, refuseUtf16 } from "./record-error.ts";
import { splitCells } from "./split-cells.ts";

const COMMA = 0x2c;
const TAB = 0x09;
/** What may stand between the cells of a `.csv`, likeliest first: comma, semicolon (where a comma is in numbers), tab, bar. */
const DELIMITERS = [COMMA, 0x3b, TAB, 0x7c];
/** Longest header, in bytes. */
const MAX_HEADER_BYTES = 1024 * 1024;
const QUOTED = /"(?:[^"]|"")*"/gu;
const LONE_CARRIAGE_RETURN = /\r[^\n]/u;
const BYTE_ORDER_MARK = "\uFEFF";

export interface HeaderOptions {
  readonly format: "csv" | "tsv";
  readonly compression: Compression;
  readonly roles: FieldRoles;
  /** See `RecordFileOptions.content`. */
  readonly content?: Buffer;
}

/**
 * Reads the first row of a table, and finds the delimiter of a `.csv`: the one that parts the header into most cells. Throws `input-format`
 * if a text or group field is not there, or one that plays a part is there twice, and `input-encoding` for UTF-16. Messages say how many columns there are, and no name: a
 * file without a header begins with data.
 */
export async function readHeader(path: string, options: HeaderOptions): Promise<TableLayout> {
  const { format, compression, roles, content } = options;
  const bytes = content ?? (await readStart(path, compression));
  const first = readFirstRow(bytes, format === "tsv" ? [TAB] : DELIMITERS, path);
  const { delimiter, names } = first;
  // A table may have tens of thousands of columns, each with a part: no search among all for each of them.
  const indexes = new Map<string, number>();
  const doubled = new Set<string>();
  for (const [index, name] of names.entries()) {
    if (indexes.has(name)) doubled.add(name);
    else indexes.set(name, index);
  }
  const found: RoleColumn[] = [];
  const taken = new Set<number>();
  for (const [field, role] of listFieldRoles(roles)) {
    const name = plainFieldName(field);
    const index = indexes.get(name);
    const problem =
      index === undefined ? "none" : doubled.has(name) ? "two" : taken.has(index) ? "it named twice" : undefined;
    if (index !== undefined && problem === undefined) {
      taken.add(index);
      found.push({ index, role, field });
    } else {
      throw new UnnameError(
        "input-format",
        `${path}, row 1: expected one column "${field}" in the header, found ${problem} in ${names.length} columns. ${describeFlag(role)}`,
        { details: { path, row: 1, columns: names.length } },
      );
    }
  }
  return { delimiter, columns: names.length, roles: found };
}

/** The names in a table's header that are there once, as a user names them. Throws `input-format` if there is no header. */
export async function readHeaderNames(
  path: string,
  format: "csv" | "tsv",
  compression: Compression,
): Promise<readonly string[]> {
  const bytes = await readStart(path, compression);
  const { names } = readFirstRow(bytes, format === "tsv" ? [TAB] : DELIMITERS, path);
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.filter((name) => counts.get(name) === 1).map((name) => name.replace(/\\/gu, "\\\\"));
}

/** The first row of a table as it lies, byte-order mark and line end included. Throws `input-format` if there is no header. */
export async function readHeaderRow(path: string, format: "csv" | "tsv", compression: Compression): Promise<string> {
  const bytes = await readStart(path, compression);
  const { delimiter } = readFirstRow(bytes, format === "tsv" ? [TAB] : DELIMITERS, path);
  return bytes.toString("utf8", 0, createCellScanner(delimiter, true).scan(bytes)[0] ?? bytes.length);
}

/** What to do about a field that is not there. */
function describeFlag(role: RoleColumn["role"]): string {
  return role === "text"
    ? "Name the column that holds the note: --text-field NAME."
    : `Name a column that the table has: --${role}-field NAME.`;
}

async function readStart(path: string, compression: Compression): Promise<Buffer> {
  const stream = await openBytes(path, compression, 0);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for (
      let chunk = await stream.next();
      chunk !== undefined && length < MAX_HEADER_BYTES;
      chunk = await stream.next()
    ) {
      chunks.push(chunk);
      length += chunk.length;
    }
  } finally {
    await stream.close();
  }
  return Buffer.concat(chunks);
}

function readFirstRow(
  bytes: Buffer,
  delimiters: readonly number[],
  path: string,
): { delimiter: number; names: string[] } {
  refuseUtf16(bytes, firstRow(path));
  refuseOldLineEnds(bytes, path);
  let best: { delimiter: number; names: string[] } | undefined;
  for (const delimiter of delimiters) {
    const names = readNames(bytes, delimiter);
    if (names !== undefined && names.length > (best?.names.length ?? 0)) best = { delimiter, names };
  }
  if (best !== undefined) return best;
  throw recordError(
    firstRow(path),
    `expected a header of column names in UTF-8, at most ${MAX_HEADER_BYTES} bytes, each name plain or wholly in quotes.`,
  );
}

/** Throws `input-format` for rows as old Macs wrote them: all of the table would be its header. */
function refuseOldLineEnds(bytes: Buffer, path: string): void {
  const lineFeed = bytes.indexOf(LINE_FEED);
  const first = bytes.toString("utf8", 0, lineFeed < 0 ? bytes.length : lineFeed + 1);
  if (!LONE_CARRIAGE_RETURN.test(first.replace(QUOTED, ""))) return;
  throw recordError(
    firstRow(path),
    `expected rows that end with a line feed (LF or CR LF), found carriage returns (CR) alone. Save the table again as "CSV UTF-8", or: tr '\\r' '\\n' < OLD.csv > NEW.csv.`,
  );
}

function firstRow(path: string): RecordPlace {
  return { path, noun: "row", number: 1 };
}

/** The cells of the first row; undefined if it is none with this delimiter. */
function readNames(bytes: Buffer, delimiter: number): string[] | undefined {
  const scanner = createCellScanner(delimiter, true);
  const first = bytes.subarray(0, scanner.scan(bytes)[0] ?? bytes.length);
  if (!isUtf8(first) || (first.length === bytes.length && scanner.isInQuotes())) return undefined;
  const header = Buffer.from(first.toString("utf8").replace(BYTE_ORDER_MARK, ""));
  return splitCells(header, delimiter)?.cells.map(({ start, end, isQuoted }) => {
    const raw = header.toString("utf8", start, end);
    return isQuoted ? unquote(raw) : raw;
  });
}
