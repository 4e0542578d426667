import { isCaseChange } from "./characters.ts";
import type { TextEdit } from "./edited-text.ts";
import { LAYOUT_ATTRIBUTES } from "./html-elements.ts";
import { findTags, type Tag } from "./tags.ts";

/** Read between two cells of a row: no text holds it, and a row holds no line break. */
export const CELL_BREAK = "\u001f";

const SECTIONS: ReadonlySet<string> = new Set(["table", "thead", "tbody", "tfoot"]);

/** Where in a table a place is. */
interface Place {
  inRow: boolean;
  inCell: boolean;
}

/**
 * Edits that read markup as what a reader sees: inline elements are not there, others break the line, cells of a row stand behind each other with a
 * {@link CELL_BREAK} between them. What a reader does not see and may hold a name is read, too: the values of attributes, and comments. An element of XML with
 * text in it is read as a field ("<family>Jansen</family>" as "family: Jansen").
 */
export function readMarkup(text: string): TextEdit[] {
  const edits: TextEdit[] = [];
  const place: Place = { inRow: false, inCell: false };
  let from = 0;
  for (const tag of findTags(text)) {
    if (place.inRow) for (const edit of readSpaceInRow(text, from, tag.start, place.inCell)) edits.push(edit);
    pushTag(text, tag, readingOf(text, tag, place), edits);
    from = tag.end;
  }
  return edits;
}

/** In a row white space with line breaks in it is a space inside a cell, and nothing between cells. */
function readSpaceInRow(text: string, start: number, end: number, inCell: boolean): TextEdit[] {
  return [...text.slice(start, end).matchAll(/[^\S\r\n]*[\r\n]\s*/gu)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    text: inCell ? " " : "",
  }));
}

/** What is read in a tag's place. */
function readingOf(text: string, tag: Tag, place: Place): string {
  const { name, kind, isEnd } = tag;
  if (kind === "inline" || kind === "none") return isCaseChange(text, tag.start, tag.end) ? " " : "";
  if (name === "td" || name === "th") {
    const { inRow, inCell } = place;
    place.inRow = true;
    place.inCell = !isEnd;
    // An end tag may be left out.
    if (isEnd || inCell) return CELL_BREAK;
    return inRow ? "" : "\n";
  }
  if (name === "tr" || SECTIONS.has(name)) {
    place.inRow = name === "tr" && !isEnd;
    place.inCell = false;
    return "\n";
  }
  if (place.inCell) return " ";
  if (kind === "unknown" && !isEnd && /^[\s]*[^\s<]/u.test(text.slice(tag.end, tag.end + 40)))
    return `\n${fieldNameOf(name)}: `;
  return "\n";
}

/** The words of an element's name: "n1:familyName" is "family name". */
function fieldNameOf(name: string): string {
  return name
    .slice(name.indexOf(":") + 1)
    .replace(/(?<=[a-z])(?=[A-Z])/gu, " ")
    .replace(/[-_.]+/gu, " ")
    .toLowerCase();
}

/** The edits of a tag: all of it is read as `reading`, but for the values of its attributes, which stay, behind the attribute's name in a line of their own. */
function pushTag(text: string, tag: Tag, reading: string, edits: TextEdit[]): void {
  const isWordBreak = tag.name === "wbr";
  const values = tag.attributes.filter(
    ({ name, value }) =>
      !LAYOUT_ATTRIBUTES.has(name.toLowerCase()) &&
      !name.startsWith("xmlns:") &&
      /\p{L}/u.test(text.slice(value.start, value.end)),
  );
  let from = tag.start;
  const isInline = tag.kind === "inline";
  for (const { name, value } of values) {
    edits.push({ start: from, end: value.start, text: isInline ? " " : `\n${fieldNameOf(name)}: `, isKept: true });
    from = value.end;
  }
  const last = values.length === 0 ? reading : isInline ? " " : reading || "\n";
  edits.push({ start: from, end: tag.end, text: last, isKept: !isWordBreak });
}
