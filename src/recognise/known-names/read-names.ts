import { fileError } from "../../base/errors.ts";
import { readTextFile } from "../../base/files.ts";
import { EXPECTED_COLUMNS } from "./columns.ts";
import { readNameLines } from "./name-lines.ts";
import type { NameRow } from "./name-row.ts";
import { readNameTable } from "./name-table.ts";
import { type KnownName, parseKnownName } from "./parse-name.ts";

/** What a name without a label of its own is called. */
export const DEFAULT_LABEL = "PERSON";

/**
 * Reads a list of names and calls `add` with each, taken apart, and its label. Throws as {@link readKnownNames} does.
 */
export async function readNames(path: string, add: (name: KnownName, label: string) => void): Promise<void> {
  await readRows(path, (row) => {
    const cell = (column: keyof NameRow) => row[column]?.join(" ") ?? "";
    const names = parseKnownName({
      name: cell("name"),
      given: cell("given"),
      initials: cell("initials"),
      particle: cell("particle"),
      surname: cell("surname"),
    });
    for (const name of names) add(name, row.label?.[0] ?? DEFAULT_LABEL);
    return names.length;
  });
}

/**
 * The names of a list, as it writes them: whole names, given names and surnames, each cell for itself. Initials and particles in
 * columns of their own are left out, for they identify no person.
 *
 * A list is UTF-8: JSON Lines (`.jsonl`; a text, or an object whose keys are headings) or a table with headings, separated by
 * commas, semicolons or tabs. Rows without any letter are skipped. Throws `input-missing`, `input-encoding`, `input-format` with file
 * and line for a heading that is not known, for none that holds names and for rows unlike the headings, `input-empty` without a
 * name. No message holds a cell.
 */
export async function readKnownNames(path: string): Promise<string[]> {
  const names: string[] = [];
  await readRows(path, ({ name = [], given = [], surname = [] }) => {
    const found = [...name, ...given, ...surname].filter((written) => /\p{L}/u.test(written));
    names.push(...found);
    return found.length;
  });
  return names;
}

/** Reads all rows; `use` says how many names it found in one. */
async function readRows(path: string, use: (row: NameRow) => number): Promise<void> {
  let found = 0;
  const count = (row: NameRow) => {
    found += use(row);
  };
  if (/\.jsonl$/iu.test(path)) await readNameLines(path, count);
  else readNameTable(await readTextFile(path, "list of names"), path, count);
  if (found > 0) return;
  throw fileError(
    "input-empty",
    path,
    `expected names (${EXPECTED_COLUMNS}), found none: a list without a name covers no person.`,
  );
}
