import { BLOCK_ELEMENTS, INLINE_ELEMENTS } from "./html-elements.ts";
import type { Stretch } from "../tokenise.ts";

/** An attribute of a tag and where its value stands, without quotation marks. */
export interface Attribute {
  readonly name: string;
  readonly value: Stretch;
}

/** A tag of HTML or XML, or the beginning or end of a comment or of a section. */
export interface Tag extends Stretch {
  /** In small letters if it is one of HTML; empty for what is no element. */
  readonly name: string;
  readonly kind: "inline" | "block" | "unknown" | "none";
  readonly isEnd: boolean;
  readonly attributes: readonly Attribute[];
}

const NOT_ELEMENTS = /<!--|-->|<!\[CDATA\[|\]\]>|<!DOCTYPE\b[^<>]{0,1000}>|<\?xml[^<>]{0,1000}\?>/iy;
const HEAD = /<(\/?)([A-Za-z][\w:.-]{0,80})/y;
const ATTRIBUTE = /\s+([^\s<>"'=/]{1,100})(?:\s*=\s*(?:"([^"<]*)"|'([^'<]*)'|([^\s"'<>=`]+)))?/y;
const TAIL = /\s*(\/?)>/y;
const BEGINS = /<[A-Za-z/!?]/;

/**
 * The tags of a text, in order. An element of HTML is one by its name, in small letters or capitals; of XML, whose elements may be called anything, by
 * an end tag of the same name, or a slash before its end: "<Jansen>" is a name in brackets. Linear time.
 */
export function findTags(text: string): Tag[] {
  if (!BEGINS.test(text)) return [];
  const closed = new Set([...text.matchAll(/<\/([A-Za-z][\w:.-]{0,80})\s*>/g)].map((match) => match[1] as string));
  const tags: Tag[] = [];
  for (let at = nextMark(text, 0); at >= 0;) {
    const tag = readTag(text, at, closed);
    if (tag !== undefined) tags.push(tag);
    at = nextMark(text, tag?.end ?? at + 1);
  }
  return tags;
}

/** Where the next tag, or the end of a comment or section, may begin. */
function nextMark(text: string, from: number): number {
  MARK.lastIndex = from;
  return MARK.exec(text)?.index ?? -1;
}
const MARK = /<[A-Za-z/!?]|-->|\]\]>/g;

function readTag(text: string, start: number, closed: ReadonlySet<string>): Tag | undefined {
  NOT_ELEMENTS.lastIndex = start;
  const other = NOT_ELEMENTS.exec(text);
  if (other !== null)
    return { start, end: start + other[0].length, name: "", kind: "none", isEnd: false, attributes: [] };
  HEAD.lastIndex = start;
  const head = HEAD.exec(text);
  if (head === null) return undefined;
  const written = head[2] as string;
  const attributes: Attribute[] = [];
  let end = start + head[0].length;
  for (ATTRIBUTE.lastIndex = end; ; ATTRIBUTE.lastIndex = end) {
    const match = ATTRIBUTE.exec(text);
    if (match === null) break;
    end += match[0].length;
    const value = match[2] ?? match[3] ?? match[4];
    const valueEnd = match[4] === undefined ? end - 1 : end;
    if (value === undefined && !/^[a-z:-]+$/u.test(match[1] as string)) return undefined;
    if (value !== undefined)
      attributes.push({ name: match[1] as string, value: { start: valueEnd - value.length, end: valueEnd } });
  }
  TAIL.lastIndex = end;
  const tail = TAIL.exec(text);
  if (tail === null) return undefined;
  const kind = kindOf(written, closed, tail[1] === "/");
  if (kind === undefined) return undefined;
  const name = kind === "unknown" ? written : written.toLowerCase();
  return { start, end: end + tail[0].length, name, kind, isEnd: head[1] === "/", attributes };
}

function kindOf(written: string, closed: ReadonlySet<string>, isEmpty: boolean): Tag["kind"] | undefined {
  const lower = written.toLowerCase();
  // "<Mark>" is a person, "<mark>" an element.
  if (written === lower || written === written.toUpperCase()) {
    if (INLINE_ELEMENTS.has(lower)) return "inline";
    if (BLOCK_ELEMENTS.has(lower)) return "block";
  }
  return isEmpty || closed.has(written) ? "unknown" : undefined;
}
