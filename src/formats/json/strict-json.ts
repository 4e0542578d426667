import { UnnameError } from "../../base/errors.ts";
import { printableName } from "./printable-name.ts";

/** Deepest nesting of objects and lists that is read. Headers of weight files nest three deep. */
const MAX_DEPTH = 32;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const LITERALS = [["true", true], ["false", false], ["null", null]] as const; // prettier-ignore

/**
 * Parses JSON as RFC 8259 writes it, but refuses what `JSON.parse` lets through: a key that stands twice in one object
 * (readers differ in which value they take), nesting deeper than 32, and more than `maximumEntries` keys and list
 * items in all. Objects have no prototype, so `__proto__` is a key like any other.
 * Throws `input-format` with the offset in UTF-16 code units; of the text only a key that stands twice is quoted, cut short.
 *
 * @param path only named in errors
 */
export function parseStrictJson(text: string, path: string, maximumEntries: number): unknown {
  return new StrictReader(text, path, maximumEntries).readAll();
}

class StrictReader {
  private readonly text: string;
  private readonly path: string;
  private readonly maximumEntries: number;
  private at = 0;
  private entries = 0;

  constructor(text: string, path: string, maximumEntries: number) {
    this.text = text;
    this.path = path;
    this.maximumEntries = maximumEntries;
  }

  readAll(): unknown {
    const value = this.readValue(0);
    this.skipSpace();
    if (this.at < this.text.length) throw this.fail("the end of the JSON value");
    return value;
  }

  private fail(expected: string): UnnameError {
    const { path, at } = this;
    const message = `${path}: expected ${expected} at character ${at}. Copy or export the file again.`;
    return new UnnameError("input-format", message, { details: { path, offset: at } });
  }

  private skipSpace(): void {
    let code = this.text.charCodeAt(this.at);
    while (code === 32 || (code >= 9 && code <= 13 && code !== 11 && code !== 12))
      code = this.text.charCodeAt(++this.at);
  }

  private take(character: string): boolean {
    this.skipSpace();
    if (this.text[this.at] !== character) return false;
    this.at++;
    return true;
  }

  private countEntry(): void {
    if (++this.entries > this.maximumEntries)
      throw this.fail(`at most ${this.maximumEntries} keys and list items, found more`);
  }

  private readString(): string {
    this.skipSpace();
    const { text, at } = this;
    if (text[at] !== '"') throw this.fail("a JSON string");
    let end = at + 1;
    while (end < text.length && text[end] !== '"') end += text[end] === "\\" ? 2 : 1;
    try {
      const value = JSON.parse(text.slice(at, end + 1)) as string;
      this.at = end + 1;
      return value;
    } catch {
      // The parser's own error quotes the text.
      throw this.fail("a JSON string");
    }
  }

  private readObject(depth: number): Record<string, unknown> {
    const object = Object.create(null) as Record<string, unknown>;
    if (this.take("}")) return object;
    do {
      this.countEntry();
      const key = this.readString();
      if (key in object) throw this.fail(`each key once, found ${printableName(key)} again,`);
      if (!this.take(":")) throw this.fail('":"');
      object[key] = this.readValue(depth);
    } while (this.take(","));
    if (!this.take("}")) throw this.fail('"," or "}"');
    return object;
  }

  private readList(depth: number): unknown[] {
    const list: unknown[] = [];
    if (this.take("]")) return list;
    do {
      this.countEntry();
      list.push(this.readValue(depth));
    } while (this.take(","));
    if (!this.take("]")) throw this.fail('"," or "]"');
    return list;
  }

  private readValue(depth: number): unknown {
    if (depth > MAX_DEPTH) throw this.fail(`nesting at most ${MAX_DEPTH} deep, found more`);
    if (this.take("{")) return this.readObject(depth + 1);
    if (this.take("[")) return this.readList(depth + 1);
    if (this.text[this.at] === '"') return this.readString();
    for (const [literal, value] of LITERALS) {
      if (!this.text.startsWith(literal, this.at)) continue;
      this.at += literal.length;
      return value;
    }
    NUMBER.lastIndex = this.at;
    const number = NUMBER.exec(this.text)?.[0];
    if (number === undefined) throw this.fail("a JSON value");
    this.at += number.length;
    return Number(number);
  }
}
