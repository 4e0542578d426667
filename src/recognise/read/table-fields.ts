import { CELL_BREAK } from "../../text/read/markup.ts";
import type { TextEdit } from "../../text/read/edited-text.ts";
import type { Stretch } from "../../text/tokenise.ts";
import { findFieldNames } from "../field-names/find-field-names.ts";

/** What may stand between the cells of a row. */
export const CELL_MARKS: readonly string[] = [CELL_BREAK, "\t", "|"];
/** A heading is no longer. */
const LONGEST_HEADING = 60;
/** The line under the headings of a table in Markdown. */
const RULE = /^[\s|:=+-]*-[\s|:=+-]*$/u;

/** A cell, without the white space around it, and whether it is the name of a field. */
interface Cell extends Stretch {
  readonly heading: string | undefined;
}

interface Row extends Stretch {
  readonly cells: readonly Cell[];
}

/**
 * Edits that read the cells of tables as fields, of tables with one of {@link CELL_MARKS} between cells: a cell is read in a line of its own, behind
 * its column's heading ("Naam: Jansen, A.") if the first row has headings that are names of fields, or behind the cell before it if that is one.
 * Tables of tabs and pipes without any such heading are left as they are.
 */
export function readTableFields(text: string, mark: string): TextEdit[] {
  if (!text.includes(mark)) return [];
  const edits: TextEdit[] = [];
  let rows: Row[] = [];
  const close = () => {
    for (const edit of readTableRows(text, rows, mark)) edits.push(edit);
    rows = [];
  };
  for (let start = 0; start <= text.length;) {
    const newline = text.indexOf("\n", start);
    const end = newline < 0 ? text.length : newline;
    if (isRowOf(text, start, end, mark)) rows.push({ start, end, cells: readCells(text, start, end, mark) });
    // Rows of HTML may have empty lines between them.
    else if (mark !== CELL_BREAK || text.slice(start, end).trim() !== "") close();
    start = end + 1;
  }
  close();
  return edits;
}

function isRowOf(text: string, start: number, end: number, mark: string): boolean {
  const at = text.indexOf(mark, start);
  return at >= 0 && at < end;
}

function readCells(text: string, start: number, end: number, mark: string): Cell[] {
  const cells: Cell[] = [];
  for (let from = start; from <= end;) {
    const found = text.indexOf(mark, from);
    const to = found < 0 || found > end ? end : found;
    const surface = text.slice(from, to);
    const lead = surface.length - surface.trimStart().length;
    const own = surface.trim();
    const at = own === "" ? from : from + lead;
    cells.push({ start: at, end: at + own.length, heading: headingOfCell(own) });
    from = to + 1;
  }
  return cells;
}

/** The name of a field that a cell is; a cell with a colon behind it is one already. */
function headingOfCell(cell: string): string | undefined {
  const name = cell.replace(/\s*:$/u, "");
  if (name === "" || name.length > LONGEST_HEADING || !/\p{L}/u.test(name)) return undefined;
  const [field] = findFieldNames(`${name}:`);
  return field !== undefined && field.kind !== "unknown" && field.start === 0 && field.end === name.length
    ? name
    : undefined;
}

function readTableRows(text: string, rows: readonly Row[], mark: string): TextEdit[] {
  const [head, ...body] = rows.filter(({ start, end }) => !RULE.test(text.slice(start, end)));
  if (head === undefined) return [];
  const isHeaded = body.length > 0 && hasHeadings(head, body);
  const edits: TextEdit[] = [];
  // A heading beside a role is no name: "Arts", "Kamer".
  edits.push(...(isHeaded ? readUnder([], head) : readPairs(head, text, mark)));
  for (const row of body) edits.push(...(isHeaded ? readUnder(head.cells, row) : readPairs(row, text, mark)));
  return edits;
}

/** Is the first row one of headings? In a table of two columns the first column may be one instead. */
function hasHeadings(head: Row, body: readonly Row[]): boolean {
  const named = head.cells.filter(({ heading }) => heading !== undefined).length;
  if (named === 0) return false;
  const namedBelow = body.filter(({ cells }) => cells.some(({ heading }) => heading !== undefined)).length;
  return 2 * namedBelow < body.length || named === head.cells.filter(({ start, end }) => end > start).length;
}

/** A row under headings: what stands between its cells is read as a line's end and the next one's heading. */
function readUnder(headings: readonly Cell[], { start, cells }: Row): TextEdit[] {
  const edits: TextEdit[] = [];
  let from = start;
  for (const [index, cell] of cells.entries()) {
    const heading = cell.end > cell.start ? headings[index]?.heading : undefined;
    const text = `${index === 0 ? "" : "\n"}${heading === undefined ? "" : `${heading}: `}`;
    if (text !== "" || cell.start > from) edits.push({ start: from, end: cell.start, text, isKept: true });
    from = cell.end;
  }
  return edits;
}

/** A row of names of fields and what stands behind each: nothing of a table of tabs or pipes that has none. */
function readPairs({ cells }: Row, text: string, mark: string): TextEdit[] {
  const edits: TextEdit[] = [];
  for (const [index, cell] of cells.entries()) {
    const before = cells[index - 1];
    if (before === undefined) continue;
    const isPair = before.heading !== undefined && cell.heading === undefined && cell.end > cell.start;
    const hasColon = text[before.end - 1] === ":";
    if (isPair && !(hasColon && mark === "\t"))
      edits.push({ start: before.end, end: cell.start, text: hasColon ? " " : ": ", isKept: true });
    else if (mark === CELL_BREAK) edits.push({ start: before.end, end: cell.start, text: "\n", isKept: true });
  }
  return edits;
}
