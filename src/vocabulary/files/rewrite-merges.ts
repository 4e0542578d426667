import type { Merge } from "../../model/tokenizers/bpe.ts";
import { locateJson, type TextEdit } from "./locate-json.ts";

/**
 * A `merges.txt` with other merges: the header, kept lines and line ends as they were. Kept merges stand in the order in which
 * the file has them.
 */
export function rewriteMergesTxt(text: string, merges: readonly Merge[]): string {
  const header = /^\ufeff?#version.*(?:\r?\n|$)/u.exec(text)?.[0] ?? (text.startsWith("\ufeff") ? "\ufeff" : "");
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const lines = merges.map((merge) => merge.join(" ")).join(lineEnd);
  const ended = header === text || text.endsWith("\n") ? lineEnd : "";
  return header + lines + (lines === "" ? "" : ended);
}

/**
 * The edit that puts other merges into the list of a tokenizer.json, `"a b"` or `["a", "b"]` as the file writes them, spaced as
 * the first of them is; those that stay are copied as they are written.
 *
 * @param start where the list stands in the text
 */
export function editMerges(text: string, start: number, end: number, merges: readonly Merge[]): TextEdit {
  const list = text.slice(start, end);
  const items = locateJson(list, (path) => path.length === 1);
  const [first, second] = items;
  if (first === undefined) return { start, end, text: JSON.stringify(merges) };
  const written = new Map<string, string>();
  for (const item of items) {
    const literal = list.slice(item.start, item.end);
    const value = JSON.parse(literal) as string | Merge;
    written.set(typeof value === "string" ? value : value.join(" "), literal);
  }
  const between = second === undefined ? "," : list.slice(first.end, second.start);
  const render = rendererLike(list.slice(first.start, first.end), !/[^\0-\x7f]/u.test(text));
  const body = merges.map((merge) => written.get(merge.join(" ")) ?? render(merge)).join(between);
  const last = items.at(-1) as (typeof items)[number];
  const inside = body === "" ? "" : list.slice(1, first.start) + body + list.slice(last.end, -1);
  return { start, end, text: `[${inside}]` };
}

function rendererLike(literal: string, isAscii: boolean): (merge: Merge) => string {
  const quote = (value: string) =>
    isAscii
      ? JSON.stringify(value).replace(
          /[\x80-\uffff]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
        )
      : JSON.stringify(value);
  if (literal.startsWith('"')) return (merge) => quote(merge.join(" "));
  const [left, right] = locateJson(literal, (path) => path.length === 1);
  if (left === undefined || right === undefined) return (merge) => JSON.stringify(merge);
  const [before, between, after] = [
    literal.slice(0, left.start),
    literal.slice(left.end, right.start),
    literal.slice(right.end),
  ];
  return (merge) => before + quote(merge[0]) + between + quote(merge[1]) + after;
}
