import { UnnameError } from "../base/errors.ts";
import { printableName } from "./printable-name.ts";

/** Deepest nesting of objects and lists that is read. Headers of weight files nest three deep. */
const MAX_DEPTH = 32;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const LITERALS = [["true", true], ["false", false], ["null", null]] as const; // prettier-ignore

/**
 * Parses JSON as RFC 8259 writes it, but refuses what `JSON.parse` lets through: a key that stands twice in one object
 * (which reader takes which value is anyone's guess), nesting deeper than 32, and more than `maximumEntries` keys and list
 * items in all. Objects have no prototype, so `__proto__` is a key like any other.
 * Throws `input-format` with the offset in UTF-16 code units; of the text only a key that stands twice is quoted, cut short.
 *
 * @param path only named in errors
 */
export function parseStrictJson(text: string, path: string, maximumEntries: number): unknown {
  let at = 0;
  let entries = 0;

  const fail = (expected: string): UnnameError =>
    new UnnameError(
      "input-format",
      `${path}: expected ${expected} at character ${at}. Copy or export the file again.`,
      {
        details: { path, offset: at },
      },
    );
  const skipSpace = (): void => {
    for (let code = text.charCodeAt(at); code === 32 || (code >= 9 && code <= 13 && code !== 11 && code !== 12);) {
      code = text.charCodeAt(++at);
    }
  };
  const take = (character: string): boolean => {
    skipSpace();
    if (text[at] !== character) return false;
    at++;
    return true;
  };
  const countEntry = (): void => {
    if (++entries > maximumEntries) throw fail(`at most ${maximumEntries} keys and list items, found more`);
  };

  const readString = (): string => {
    skipSpace();
    if (text[at] !== '"') throw fail("a JSON string");
    let end = at + 1;
    while (end < text.length && text[end] !== '"') end += text[end] === "\\" ? 2 : 1;
    try {
      const value = JSON.parse(text.slice(at, end + 1)) as string;
      at = end + 1;
      return value;
    } catch {
      // The parser's own error quotes the text.
      throw fail("a JSON string");
    }
  };
  const readObject = (depth: number): Record<string, unknown> => {
    const object = Object.create(null) as Record<string, unknown>;
    if (take("}")) return object;
    do {
      countEntry();
      const key = readString();
      if (key in object) throw fail(`each key once, found ${printableName(key)} again,`);
      if (!take(":")) throw fail('":"');
      object[key] = readValue(depth);
    } while (take(","));
    if (!take("}")) throw fail('"," or "}"');
    return object;
  };
  const readList = (depth: number): unknown[] => {
    const list: unknown[] = [];
    if (take("]")) return list;
    do {
      countEntry();
      list.push(readValue(depth));
    } while (take(","));
    if (!take("]")) throw fail('"," or "]"');
    return list;
  };
  const readValue = (depth: number): unknown => {
    if (depth > MAX_DEPTH) throw fail(`nesting at most ${MAX_DEPTH} deep, found more`);
    if (take("{")) return readObject(depth + 1);
    if (take("[")) return readList(depth + 1);
    if (text[at] === '"') return readString();
    for (const [literal, value] of LITERALS) {
      if (!text.startsWith(literal, at)) continue;
      at += literal.length;
      return value;
    }
    NUMBER.lastIndex = at;
    const number = NUMBER.exec(text)?.[0];
    if (number === undefined) throw fail("a JSON value");
    at += number.length;
    return Number(number);
  };

  const value = readValue(0);
  skipSpace();
  if (at < text.length) throw fail("the end of the JSON value");
  return value;
}
