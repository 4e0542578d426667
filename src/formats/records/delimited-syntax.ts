import { type CellScanner, createCellScanner, LINE_FEED } from "./cell-scanner.ts";
import { editCell, unquote } from "./cell-text.ts";
import { type FieldRole, MASK } from "./field-tree.ts";
import { stretchesToDrop } from "./drop-stretches.ts";
import type { Edit, RecordText } from "./record-codec.ts";
import { recordError, type RecordPlace } from "./record-error.ts";
import type { ParsedRecord, RecordSyntax } from "./record-syntax.ts";
import { type Cell, type Row, splitCells } from "./split-cells.ts";

/** A column that plays a part. */
export interface RoleColumn {
  readonly index: number;
  readonly role: FieldRole;
  /** As the user named it. */
  readonly field: string;
}

/** What the header of a table says. */
export interface TableLayout {
  /** A byte. */
  readonly delimiter: number;
  readonly columns: number;
  readonly roles: readonly RoleColumn[];
}

/**
 * Each row under the header is a record: RFC 4180, with the delimiter of `layout`. Blank lines are none; an empty cell is no text. `parse`
 * throws `input-format` for a row of more or fewer cells than the header, something after a closing quote, and an empty group field;
 * `checkEnd` for a quote that nothing closes.
 */
export function createDelimitedSyntax(layout: TableLayout): RecordSyntax {
  return {
    noun: "row",
    createScanner: (atFileStart) => createCellScanner(layout.delimiter, atFileStart),
    checkEnd: (scanner, place) => {
      if (!(scanner as CellScanner).isInQuotes()) return;
      throw recordError(
        place,
        "expected a quote that closes the one opened in this row, found none. Close it, or double it.",
      );
    },
    parse: (bytes, place) => {
      if (isBlank(bytes)) return undefined;
      const row = splitRow(bytes, place, layout.delimiter);
      if (row.cells.length === layout.columns) return parseRow(bytes, row, place, layout);
      throw recordError(place, `expected ${layout.columns} cells, as the header has, found ${row.cells.length}.`);
    },
  };
}

/** The cells of a row. Throws `input-format` if something stands between a closing quote and the next delimiter. */
function splitRow(bytes: Buffer, place: RecordPlace, delimiter: number): Row {
  const row = splitCells(bytes, delimiter);
  if (row !== undefined) return row;
  throw recordError(
    place,
    "expected a delimiter or line end after a closing quote. Double a quote that is part of a text.",
  );
}

function parseRow(bytes: Buffer, row: Row, place: RecordPlace, layout: TableLayout): ParsedRecord {
  const isHeader = place.number === 1;
  const texts: RecordText[] = [];
  const cells: Cell[] = [];
  let group: string | undefined;
  for (const { index, role, field } of isHeader ? [] : layout.roles) {
    const cell = row.cells[index] as Cell;
    const text = role === "text" || role === "group" ? readCell(bytes, cell) : "";
    if (role === "text" && text !== "") {
      texts.push({ field, at: field, text });
      cells.push(cell);
    }
    if (role !== "group") continue;
    if (text === "")
      throw recordError(place, `expected a text in the field "${field}" (see --group-field), found none.`);
    group = text;
  }
  return {
    ...(!isHeader && { record: { number: place.number, texts, ...(group !== undefined && { group }) } }),
    rewrite: (edits) =>
      rewriteRow(bytes, row, layout, isHeader, new Map(cells.map((cell, index) => [cell, edits[index] ?? []]))),
  };
}

function readCell(bytes: Buffer, { start, end, isQuoted }: Cell): string {
  const raw = bytes.toString("utf8", start, end);
  return isQuoted ? unquote(raw) : raw;
}

function rewriteRow(
  bytes: Buffer,
  { cells }: Row,
  { delimiter, roles }: TableLayout,
  isHeader: boolean,
  edits: ReadonlyMap<Cell, readonly Edit[]>,
): string | undefined {
  const changes: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  const dropped = new Set<number>();
  for (const { index, role } of roles) {
    const { start, end, isQuoted } = cells[index] as Cell;
    if (role === "drop") dropped.add(index);
    const isMasked = role === "mask" && !isHeader && end - start > (isQuoted ? 2 : 0);
    if (isMasked) changes.push({ start, end, text: isQuoted ? `"${MASK}"` : MASK });
  }
  for (const [{ start, end, isQuoted }, own] of edits) {
    if (own.length === 0) continue;
    const raw = bytes.toString("utf8", start, end);
    changes.push({ start, end, text: editCell(raw, isQuoted, own, String.fromCharCode(delimiter)) });
  }
  if (dropped.size > 0) {
    const members = cells.map((cell, index) => ({ ...cell, drop: dropped.has(index) }));
    for (const stretch of stretchesToDrop(members)) changes.push({ ...stretch, text: "" });
  }
  if (changes.length === 0) return undefined;
  let [result, copied] = ["", 0];
  for (const { start, end, text } of changes.sort((a, b) => a.start - b.start)) {
    result += bytes.toString("utf8", copied, start) + text;
    copied = end;
  }
  return result + bytes.toString("utf8", copied);
}

function isBlank(bytes: Buffer): boolean {
  return bytes.length === 0 || bytes[0] === LINE_FEED || (bytes.length <= 2 && bytes[0] === 0x0d);
}
