import type { Entity } from "../../../text/entities.ts";
import type { Reading } from "../../reading.ts";

/** A stretch that a rule found: UTF-16 code units, and which rule. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly label: Entity;
  readonly score: number;
  readonly rule: string;
}

/** Finds one kind of identifying text. Takes time linear in the text's length. */
export type Finder = (reading: Reading) => readonly Found[];

/** A word must not begin or end inside another: put round a pattern. */
export const WORD_START = "(?<![\\p{L}\\p{M}\\p{N}])";
export const WORD_END = "(?![\\p{L}\\p{M}\\p{N}])";

/** UTF-16 code units before or behind a match that its support may stand in. */
const CONTEXT = 48;

const NEWLINE = 0x0a;
const RETURN = 0x0d;

/** What stands before `index` on the same line, at most {@link CONTEXT} code units. */
export function textBefore(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - CONTEXT), index);
  return before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1);
}

/** What stands at and behind `index` on the same line, at most {@link CONTEXT} code units. */
export function textAfter(text: string, index: number): string {
  const last = Math.min(text.length, index + CONTEXT);
  let end = index;
  while (end < last && text.charCodeAt(end) !== NEWLINE && text.charCodeAt(end) !== RETURN) end++;
  return text.slice(index, end);
}

/** An alternation of words and patterns. White space put in to lay out a long list is taken out. */
export function anyOf(patterns: readonly string[] | string): string {
  const sources = typeof patterns === "string" ? [patterns.replace(/\n\s*/g, "")] : patterns;
  return `(?:${sources.join("|")})`;
}
