import { type Info, parse } from "csv-parse/sync";

import { UnnameError } from "../../base/errors.ts";
import { readTextFile } from "../../base/files.ts";
import { type Column, columnOf, EXPECTED_COLUMNS } from "./columns.ts";
import { type KnownName, type NameFields, parseKnownName } from "./parse-name.ts";

/** What a name without a label of its own is called. */
export const DEFAULT_LABEL = "PERSON";

/**
 * Reads a CSV list of names, UTF-8, comma or semicolon, and calls `add` with each name and its label. Rows without any letter are
 * skipped. Throws `input-missing`, `input-encoding`, `input-format` with file and line for a heading that is not known, for none
 * that holds names and for rows unlike the header, `input-empty` without a name. No message holds a cell.
 */
export async function readNames(path: string, add: (name: KnownName, label: string) => void): Promise<void> {
  // The parser counts CR LF inside quotes as two lines.
  const csv = (await readTextFile(path, "list of names")).replaceAll("\r\n", "\n");
  const header = csv.split("\n", 1)[0] ?? "";
  const delimiter = header.includes(";") && !header.includes(",") ? ";" : ",";
  let columns: readonly Column[] | undefined;
  let found = 0;
  const read = (record: readonly string[], line: number): null => {
    if (columns === undefined) {
      columns = readHeader(record, path);
      return null;
    }
    const cells: Record<Column, string> = {
      name: "",
      given: "",
      initials: "",
      particle: "",
      surname: "",
      label: "",
      id: "",
    };
    for (const [index, column] of columns.entries()) {
      const cell = (record[index] ?? "").trim();
      if (cell !== "") cells[column] = cells[column] === "" ? cell : `${cells[column]} ${cell}`;
    }
    const label = cells.label === "" ? DEFAULT_LABEL : cells.label;
    if (!/^[\p{L}\p{N}_-]+$/u.test(label))
      throw new UnnameError(
        "input-format",
        `${path}, line ${line}: expected a label of letters, digits, "_" and "-", found ${label.length} characters that are none. Correct the column "label".`,
        { details: { path, line } },
      );
    for (const name of parseKnownName(cells satisfies NameFields)) {
      add(name, label);
      found++;
    }
    return null;
  };
  parseCsv(csv, path, delimiter, read);
  if (found === 0)
    throw new UnnameError("input-empty", `${path}: expected names below a header (${EXPECTED_COLUMNS}), found none.`, {
      details: { path },
    });
}

function readHeader(record: readonly string[], path: string): Column[] {
  const columns = record.map(columnOf);
  const unknown = columns.indexOf(undefined);
  // A list without a header has a name where the heading should be: it is not quoted.
  if (unknown >= 0)
    throw new UnnameError(
      "input-format",
      `${path}, line 1: expected the headings ${EXPECTED_COLUMNS}; found another in column ${unknown + 1}. Add a header, or rename or remove this column.`,
      { details: { path, line: 1, column: unknown + 1 } },
    );
  if (!columns.some((column) => column === "name" || column === "given" || column === "surname"))
    throw new UnnameError(
      "input-format",
      `${path}, line 1: expected the headings ${EXPECTED_COLUMNS}; found no column of names.`,
      {
        details: { path, line: 1 },
      },
    );
  return columns as Column[];
}

function parseCsv(
  csv: string,
  path: string,
  delimiter: string,
  read: (record: readonly string[], line: number) => null,
): void {
  try {
    parse(csv, {
      delimiter,
      skip_empty_lines: true,
      on_record: (record: string[], info: Info) => read(record, info.lines),
    });
  } catch (error) {
    if (error instanceof UnnameError) throw error;
    const line = (error as { lines?: unknown }).lines;
    const place = typeof line === "number" ? `${path}, line ${line}` : path;
    // Without its cause, which quotes the record.
    throw new UnnameError(
      "input-format",
      `${place}: expected CSV with as many fields as the header. Quote names with commas, as RFC 4180 says.`,
      { details: { path, ...(typeof line === "number" && { line }) } },
    );
  }
}
