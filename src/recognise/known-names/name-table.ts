import { CsvError, type Info, parse } from "csv-parse/sync";

import { UnnameError } from "../../base/errors.ts";
import { type Column, columnOf, EXPECTED_COLUMNS, holdsNames } from "./columns.ts";
import { toNameRow, type UseRow } from "./name-row.ts";

const SEPARATORS = [",", ";", "\t"] as const;

/**
 * Reads a table of names with headings, separated by commas, semicolons or tabs, row by row. Throws `input-format` with file and
 * line for a heading that is not known, for none that holds names and for rows unlike the headings. No message holds a cell.
 */
export function readNameTable(text: string, path: string, use: UseRow): void {
  // The parser counts CR LF inside quotes as two lines.
  const csv = text.replaceAll("\r\n", "\n");
  let columns: readonly Column[] | undefined;
  const read = (record: readonly string[], { lines: line }: Info): null => {
    if (columns === undefined) columns = readHeadings(record, path, line);
    else {
      const cells = columns.map((column, index) => [column, record[index] ?? ""] as const);
      use(toNameRow(cells, { path, line }));
    }
    return null;
  };
  try {
    parse(csv, { delimiter: separatorOf(csv), skip_empty_lines: true, on_record: read });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line: unknown = error["lines"];
    const place = typeof line === "number" ? `${path}, line ${line}` : path;
    // Without its cause, which quotes the record.
    throw new UnnameError(
      "input-format",
      `${place}: expected a table with as many fields as headings. Quote names that hold the separator, as RFC 4180 says.`,
      { details: { path, ...(typeof line === "number" && { line }) } },
    );
  }
}

/** The separator of the first row that has text: no heading holds one. */
function separatorOf(csv: string): string {
  const first = /[^\r\n]*\S[^\r\n]*/u.exec(csv)?.[0] ?? "";
  return SEPARATORS.find((separator) => first.includes(separator)) ?? ",";
}

function readHeadings(record: readonly string[], path: string, line: number): Column[] {
  const columns = record.map(columnOf);
  const refuse = (found: string, column?: number) =>
    new UnnameError("input-format", `${path}, line ${line}: expected the headings ${EXPECTED_COLUMNS}; ${found}`, {
      details: { path, line, ...(column !== undefined && { column }) },
    });
  // A list without headings has a name where they should be: it is not quoted.
  if (columns.every((column) => column === undefined))
    throw refuse('found none of them. Write headings above the names: "name" above whole names.', 1);
  const unknown = columns.indexOf(undefined) + 1;
  if (unknown > 0) throw refuse(`found another in column ${unknown}. Rename or remove this column.`, unknown);
  if (!columns.some(holdsNames)) throw refuse("found no column of names.");
  return columns as Column[];
}
