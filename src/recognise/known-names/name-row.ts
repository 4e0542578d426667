import { UnnameError } from "../../base/errors.ts";
import type { Column } from "./columns.ts";

/** A row of a list of names: what its cells say, by kind of column, trimmed and never empty. Kinds without a cell are absent. */
export type NameRow = Readonly<Partial<Record<Exclude<Column, "other">, readonly string[]>>>;

/** Takes one row after the other. */
export type UseRow = (row: NameRow) => void;

/**
 * A row of cells and what they hold, in the file's order. Throws `input-format` with file and line for a label that is no label;
 * the message does not hold it.
 */
export function toNameRow(
  cells: Iterable<readonly [column: Column, cell: string]>,
  place: { readonly path: string; readonly line: number },
): NameRow {
  const row: Partial<Record<Exclude<Column, "other">, string[]>> = {};
  for (const [column, written] of cells) {
    const cell = written.trim();
    if (column === "other" || cell === "") continue;
    const others = row[column];
    if (others === undefined) row[column] = [cell];
    else others.push(cell);
  }
  const label = row.label?.join(" ");
  if (label !== undefined && !/^[\p{L}\p{N}_-]+$/u.test(label)) {
    throw new UnnameError(
      "input-format",
      `${place.path}, line ${place.line}: expected a label of letters, digits, "_" and "-", found ${label.length} characters that are none. Correct the column "label".`,
      { details: place },
    );
  }
  return row;
}
