import fastStringTruncatedWidth from "fast-string-truncated-width";
import { wrapAnsi } from "fast-wrap-ansi";

import { columnsOf } from "../../base/text-columns.ts";

const ELLIPSIS = "…";

/** A text without styles, cut to so many columns, with an ellipsis if anything was cut off. */
export function cut(text: string, columns: number): string {
  const { index, ellipsed, truncated } = fastStringTruncatedWidth(text, { limit: columns, ellipsis: ELLIPSIS });
  return truncated ? `${text.slice(0, index)}${ellipsed ? ELLIPSIS : ""}` : text;
}

/** The end of a text, so many columns of it, with an ellipsis before it if anything was cut off. */
export function cutStart(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text;
  const characters = [...text];
  let start = characters.length;
  for (let width = 1; start > 0; start--) {
    width += columnsOf(characters[start - 1] as string);
    if (width > columns) break;
  }
  return columns < 1 ? "" : ELLIPSIS + characters.slice(start).join("");
}

/** Lines of at most so many columns, broken between words where there is one; styles go on in the next line. */
export function wrap(text: string, columns: number): string[] {
  return wrapAnsi(text, Math.max(1, columns), { trim: true, hard: true }).split("\n");
}
