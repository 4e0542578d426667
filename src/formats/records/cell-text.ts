import { replaceSpans } from "../../text/span.ts";
import type { Edit } from "./record-codec.ts";
import { applyEdits } from "./text-edits.ts";

/** The text that a cell in quotes stands for, quotes included in `raw`. */
export function unquote(raw: string): string {
  return raw.slice(1, -1).replaceAll('""', '"');
}

/** A text as a cell in quotes. */
function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * A cell with its text edited: one in quotes keeps them, another gets them where what it becomes needs them. Edits are in UTF-16 code
 * units of the text that the cell stands for.
 */
export function editCell(raw: string, isQuoted: boolean, edits: readonly Edit[], delimiter: string): string {
  if (isQuoted) {
    const inner = raw.slice(1, -1);
    return inner.includes('"')
      ? quote(applyEdits(unquote(raw), edits))
      : `"${replaceSpans(inner, edits, ({ replacement }) => replacement.replaceAll('"', '""'))}"`;
  }
  const text = applyEdits(raw, edits);
  const isPlain = !text.startsWith('"') && edits.every(({ replacement }) => !needsQuotes(replacement, delimiter));
  return isPlain ? text : quote(text);
}

function needsQuotes(text: string, delimiter: string): boolean {
  return text.includes(delimiter) || /["\r\n]/u.test(text);
}
