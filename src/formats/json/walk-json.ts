import { endOfString } from "./json-string.ts";

/** Keys and list indices from the outermost value inwards. */
export type JsonPath = readonly (string | number)[];

/** What the walk has come to: a key, a string, another value without parts, or the bracket that begins or ends an object or list. */
export type JsonPart = "key" | "string" | "plain" | "open" | "close";

interface Level {
  readonly isObject: boolean;
  /** In an object: whether the next string is a key. */
  beforeKey: boolean;
}

const [QUOTE, COMMA, COLON, BRACE, BRACKET] = [0x22, 0x2c, 0x3a, 0x7b, 0x5b];

/**
 * Goes through a valid JSON text, a byte-order mark before it or not, and calls `visit` for each part with where it stands, in UTF-16
 * code units, and its path, which changes after the call. The path of a key ends in it; that of a bracket is its object's or list's.
 */
export function walkJson(
  text: string,
  visit: (part: JsonPart, start: number, end: number, path: JsonPath) => void,
): void {
  const levels: Level[] = [];
  const path: (string | number)[] = [];
  let level: Level | undefined;
  for (let index = text.startsWith("\ufeff") ? 1 : 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) {
      const end = endOfString(text, index);
      const isKey = level?.beforeKey === true;
      if (isKey) path[path.length - 1] = stringAt(text, index, end);
      visit(isKey ? "key" : "string", index, end, path);
      index = end - 1;
    } else if (code === COMMA) {
      if (level?.isObject === true) level.beforeKey = true;
      else path[path.length - 1] = (path.at(-1) as number) + 1;
    } else if (code === COLON) (level as Level).beforeKey = false;
    else if (code === BRACE || code === BRACKET) {
      visit("open", index, index + 1, path);
      level = { isObject: code === BRACE, beforeKey: code === BRACE };
      levels.push(level);
      path.push(level.isObject ? "" : 0);
    } else if (code === BRACE + 2 || code === BRACKET + 2) {
      path.pop();
      levels.pop();
      level = levels.at(-1);
      visit("close", index, index + 1, path);
    } else if (!isSpace(code)) {
      const end = endOfPlain(text, index);
      visit("plain", index, end, path);
      index = end - 1;
    }
  }
}

/** The value of the string literal that stands there. */
export function stringAt(text: string, start: number, end: number): string {
  const inner = text.slice(start + 1, end - 1);
  return inner.includes("\\") ? (JSON.parse(text.slice(start, end)) as string) : inner;
}

function endOfPlain(text: string, start: number): number {
  let end = start + 1;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === COMMA || code === BRACE + 2 || code === BRACKET + 2 || isSpace(code)) break;
  }
  return end;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
