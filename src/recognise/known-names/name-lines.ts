import { isObject } from "../../base/json-values.ts";
import { readJsonLines } from "../../base/files.ts";
import { type Column, columnOf, EXPECTED_COLUMNS, holdsNames } from "./columns.ts";
import { toNameRow, type UseRow } from "./name-row.ts";

const EXPECTED_LINE = `a name as text, or an object with the keys ${EXPECTED_COLUMNS}, where a name is text or a list of texts`;

/**
 * Reads JSON Lines of names: a text is a whole name; an object's keys are headings, as in a table, and its values text or lists of
 * texts. Throws `input-missing`, `input-encoding`, and `input-format` with file and line; no message holds a key or value.
 */
export async function readNameLines(path: string, use: UseRow): Promise<void> {
  await readJsonLines(path, "list of names", (value, line) => {
    const cells = cellsOf(value);
    if (cells === undefined) return EXPECTED_LINE;
    use(toNameRow(cells, { path, line }));
    return true;
  });
}

function cellsOf(value: unknown): (readonly [Column, string])[] | undefined {
  if (typeof value === "string") return [["name", value]];
  if (!isObject(value)) return undefined;
  const columns = Object.keys(value).map(columnOf);
  if (columns.includes(undefined) || !columns.some(holdsNames)) return undefined;
  const cells: (readonly [Column, string])[] = [];
  for (const [index, held] of Object.values(value as Record<string, unknown>).entries()) {
    const column = columns[index] as Column;
    if (column === "other" || held === null) continue;
    for (const cell of Array.isArray(held) ? (held as unknown[]) : [held]) {
      if (typeof cell !== "string") return undefined;
      cells.push([column, cell]);
    }
  }
  return cells;
}
