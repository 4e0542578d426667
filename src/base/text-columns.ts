import fastStringTruncatedWidth from "fast-string-truncated-width";

/** Space between columns of a table. */
const GAP = "  ";

/** Columns that a text takes in a terminal; styles take none, an accent beside its letter none, a wide character two. */
export function columnsOf(text: string): number {
  return fastStringTruncatedWidth(text).width;
}

/** A text, styles and all, filled with spaces behind it to so many columns. */
export function padEnd(text: string, columns: number): string {
  return text + spaces(columns - columnsOf(text));
}

/** The same, filled before it: a number among others. */
export function padStart(text: string, columns: number): string {
  return spaces(columns - columnsOf(text)) + text;
}

/** Rows of cells as lines in which the columns stand under each other; `isRight` says which are set flush right. */
export function alignRows(
  rows: readonly (readonly string[])[],
  isRight: (column: number) => boolean = () => false,
): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, columnsOf(cell));
  return rows.map((row) =>
    row
      .map((cell, column) => (isRight(column) ? padStart : padEnd)(cell, widths[column] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
}

function spaces(count: number): string {
  return " ".repeat(Math.max(0, count));
}
