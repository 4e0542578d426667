import { type JsonPath, walkJson } from "../../formats/json/walk-json.ts";
import { replaceSpans } from "../../text/span.ts";

/** Where a value stands in a JSON text, in UTF-16 code units. */
export interface LocatedValue {
  readonly path: JsonPath;
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the values that are wanted, by their path, in the order in which they end. The text is valid JSON.
 *
 * @param isWanted is given a path that changes after the call
 */
export function locateJson(text: string, isWanted: (path: JsonPath) => boolean): LocatedValue[] {
  const found: LocatedValue[] = [];
  const open: (number | undefined)[] = [];
  walkJson(text, (part, start, end, path) => {
    if (part === "key") return;
    if (part === "open") open.push(isWanted(path) ? start : undefined);
    else if (part === "close") {
      const begun = open.pop();
      if (begun !== undefined) found.push({ path: [...path], start: begun, end });
    } else if (isWanted(path)) found.push({ path: [...path], start, end });
  });
  return found;
}

/** A change of one stretch of a text. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text with stretches exchanged, which do not overlap. */
export function editText(text: string, edits: readonly TextEdit[]): string {
  const inOrder = edits.toSorted((a, b) => a.start - b.start);
  return replaceSpans(text, inOrder, (edit) => edit.text);
}

/** The edit that puts a key first into an object that starts at `start`, spaced as the one that was first. */
export function insertKey(text: string, start: number, key: string, value: string): TextEdit {
  const space = /\s*/y;
  space.lastIndex = start + 1;
  const before = space.exec(text)?.[0] ?? "";
  const at = start + 1 + before.length;
  const isEmpty = text[at] === "}";
  const colon = text.includes('": ') ? ": " : ":";
  const entry = `${JSON.stringify(key)}${colon}${value}`;
  return { start: at, end: at, text: isEmpty ? entry : `${entry},${before || (colon === ": " ? " " : "")}` };
}
