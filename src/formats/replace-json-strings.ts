import { endOfString } from "./json-string.ts";
import { parseJson } from "./parse-json.ts";

/** Keys and list indices from the outermost value inwards, keys as they were before any replacement. */
export type JsonPath = readonly (string | number)[];

/** An object or list that the scan is in. */
interface Level {
  readonly isObject: boolean;
  /** The key or index of what comes next or is being read. */
  at: string | number;
  /** In an object: whether the next string is a key. */
  beforeKey: boolean;
}

/**
 * A JSON text with some strings exchanged: `replace` gets each string's value, where it stands, and whether it is a key (the path
 * then ends in it), and returns the new value, or undefined to leave the string as it is written. Every other character stays:
 * white space, order, the spelling of numbers, escapes in untouched strings. New strings are escaped as the file does: ASCII
 * alone where the file has nothing else, with upper-case digits where it has such.
 * Throws a SyntaxError that does not quote the text if it is no JSON, or nested deeper than 100.
 */
export function replaceJsonStrings(
  text: string,
  replace: (value: string, path: JsonPath, isKey: boolean) => string | undefined,
): string {
  const start = text.startsWith("\ufeff") ? 1 : 0;
  parseJson(text.slice(start));
  const escape = escapingLike(text.slice(start));
  const levels: Level[] = [];
  const parts: string[] = [];
  let copied = 0;
  for (let index = start; index < text.length; index++) {
    const level = levels.at(-1);
    if (text[index] === '"') {
      const end = endOfString(text, index);
      const value = JSON.parse(text.slice(index, end)) as string;
      const isKey = level?.beforeKey === true;
      if (isKey) level.at = value;
      const replacement = replace(
        value,
        levels.map(({ at }) => at),
        isKey,
      );
      if (replacement !== undefined && replacement !== value) {
        parts.push(text.slice(copied, index), escape(replacement));
        copied = end;
      }
      index = end - 1;
    } else step(levels, level, text[index] as string);
  }
  return parts.join("") + text.slice(copied);
}

/** Follows a character outside strings. */
function step(levels: Level[], level: Level | undefined, character: string): void {
  if (character === "{") levels.push({ isObject: true, at: "", beforeKey: true });
  else if (character === "[") levels.push({ isObject: false, at: 0, beforeKey: false });
  else if (character === "}" || character === "]") levels.pop();
  else if (character === ":" && level) level.beforeKey = false;
  else if (character === "," && level?.isObject) level.beforeKey = true;
  else if (character === "," && level) level.at = (level.at as number) + 1;
}

/** How a value becomes a string literal in this file. */
function escapingLike(text: string): (value: string) => string {
  const isAscii = !/[^\0-\x7f]/u.test(text);
  const hasUpperCase = /(?<!\\)(?:\\\\)*\\u[0-9a-fA-F]{0,3}[A-F]/u.test(text);
  const spell = (unit: string) => {
    const digits = unit.charCodeAt(0).toString(16).padStart(4, "0");
    return `\\u${hasUpperCase ? digits.toUpperCase() : digits}`;
  };
  // Without the u flag: by UTF-16 code units, as JSON's escapes are.
  return (value) => (isAscii ? JSON.stringify(value).replace(/[\x80-\uffff]/g, spell) : JSON.stringify(value));
}
