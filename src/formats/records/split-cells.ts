import { CARRIAGE_RETURN, LINE_FEED, QUOTE } from "./cell-scanner.ts";

/** A cell of a row: where its bytes lie, quotes included. */
export interface Cell {
  readonly start: number;
  readonly end: number;
  readonly isQuoted: boolean;
}

/** The cells of a row. */
export interface Row {
  readonly cells: readonly Cell[];
  /** Where the line end begins, or the row's end. */
  readonly end: number;
}

/** Splits a row, which {@link createCellScanner} found, line end included. `undefined` if something follows a closing quote. */
export function splitCells(bytes: Buffer, delimiter: number): Row | undefined {
  let end = bytes.length;
  if (bytes[end - 1] === LINE_FEED) end--;
  // Without a line feed a carriage return at the end is a line end, too.
  if (bytes[end - 1] === CARRIAGE_RETURN) end--;
  const cells: Cell[] = [];
  let start = 0;
  for (;;) {
    const isQuoted = start < end && bytes[start] === QUOTE;
    let index = start;
    if (isQuoted) {
      index = closingQuote(bytes, start) + 1;
      if (index < end && bytes[index] !== delimiter) return undefined;
    } else while (index < end && bytes[index] !== delimiter) index++;
    cells.push({ start, end: index, isQuoted });
    if (index >= end) return { cells, end };
    start = index + 1;
  }
}

function closingQuote(bytes: Buffer, start: number): number {
  let quote = bytes.indexOf(QUOTE, start + 1);
  while (quote >= 0 && bytes[quote + 1] === QUOTE) quote = bytes.indexOf(QUOTE, quote + 2);
  return quote < 0 ? bytes.length : quote;
}
