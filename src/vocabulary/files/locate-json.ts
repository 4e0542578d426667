import type { JsonPath } from "../../formats/replace-json-strings.ts";

/** Where a value stands in a JSON text, in UTF-16 code units, and where the key before it begins (the value itself in a list). */
export interface LocatedValue {
  readonly path: JsonPath;
  readonly keyStart: number;
  readonly start: number;
  readonly end: number;
}

interface Open {
  readonly isObject: boolean;
  readonly wanted: { path: JsonPath; keyStart: number; start: number } | undefined;
  at: string | number;
}

const STRING = /"(?:[^"\\]|\\.)*"/y;
const PLAIN = /[^\s,\]}]+/y;

/**
 * Finds the values that are wanted, by their path, in the order in which they end. The text is valid JSON.
 *
 * @param isWanted is given a path that changes after the call
 */
export function locateJson(text: string, isWanted: (path: JsonPath) => boolean): LocatedValue[] {
  const found: LocatedValue[] = [];
  const open: Open[] = [];
  const path: (string | number)[] = [];
  let keyStart: number | undefined;
  const match = (pattern: RegExp, at: number): string => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? "";
  };
  const begin = (start: number) => {
    const top = open.at(-1);
    if (top !== undefined) path[open.length - 1] = top.at;
    const wanted = isWanted(path) ? { path: [...path], keyStart: keyStart ?? start, start } : undefined;
    keyStart = undefined;
    return wanted;
  };
  for (let index = text.startsWith("\ufeff") ? 1 : 0; index < text.length; index++) {
    const character = text[index] as string;
    const top = open.at(-1);
    if (character === "{" || character === "[") {
      open.push({ isObject: character === "{", wanted: begin(index), at: character === "{" ? "" : 0 });
    } else if (character === "}" || character === "]") {
      const wanted = open.pop()?.wanted;
      path.length = Math.max(0, open.length);
      if (wanted !== undefined) found.push({ ...wanted, end: index + 1 });
    } else if (character === "," && top?.isObject === false) top.at = (top.at as number) + 1;
    else if (character === '"' || !/[\s,:]/.test(character)) {
      const literal = match(character === '"' ? STRING : PLAIN, index);
      const end = index + literal.length;
      if (top?.isObject === true && keyStart === undefined) {
        top.at = JSON.parse(literal) as string;
        keyStart = index;
      } else {
        const wanted = begin(index);
        if (wanted !== undefined) found.push({ ...wanted, end });
      }
      index = end - 1;
    }
  }
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
  let result = "";
  let copied = 0;
  for (const { start, end, text: replacement } of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(copied, start) + replacement;
    copied = end;
  }
  return result + text.slice(copied);
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
