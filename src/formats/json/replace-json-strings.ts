import { parseJson } from "./parse-json.ts";
import { type JsonPath, stringAt, walkJson } from "./walk-json.ts";

/** What becomes of a string, given its value, where it stands (keys as they were) and whether it is a key; undefined if it stays. */
export type JsonStringReplacer = (value: string, path: JsonPath, isKey: boolean) => string | undefined;

/**
 * A JSON text with some strings exchanged: `replace` gets each string's value, where it stands, and whether it is a key (the path
 * then ends in it), and returns the new value, or undefined to leave the string as it is written. Every other character stays:
 * white space, order, the spelling of numbers, escapes in untouched strings. New strings are escaped as the file does: ASCII
 * alone where the file has nothing else, with upper-case digits where it has such.
 * Throws a SyntaxError that does not quote the text if it is no JSON, or nested deeper than 100.
 */
export function replaceJsonStrings(text: string, replace: JsonStringReplacer): string {
  parseJson(text.replace(/^\ufeff/u, ""));
  const escape = escapingLike(text);
  const parts: string[] = [];
  let copied = 0;
  walkJson(text, (part, start, end, path) => {
    if (part !== "key" && part !== "string") return;
    const value = stringAt(text, start, end);
    const replacement = replace(value, [...path], part === "key");
    if (replacement === undefined || replacement === value) return;
    parts.push(text.slice(copied, start), escape(replacement));
    copied = end;
  });
  return parts.join("") + text.slice(copied);
}

/** How a value becomes a string literal in this file. */
export function escapingLike(text: string): (value: string) => string {
  const isAscii = !/[^\0-\x7f]/u.test(text.startsWith("\ufeff") ? text.slice(1) : text);
  const hasUpperCase = /(?<!\\)(?:\\\\)*\\u[0-9a-fA-F]{0,3}[A-F]/u.test(text);
  const spell = (unit: string) => {
    const digits = unit.charCodeAt(0).toString(16).padStart(4, "0");
    return `\\u${hasUpperCase ? digits.toUpperCase() : digits}`;
  };
  // Without the u flag: by UTF-16 code units, as JSON's escapes are.
  return (value) => (isAscii ? JSON.stringify(value).replace(/[\x80-\uffff]/g, spell) : JSON.stringify(value));
}
