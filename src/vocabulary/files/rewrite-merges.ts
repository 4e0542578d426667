import { type JsonPart, type JsonPath, stringAt } from "../../formats/json/walk-json.ts";
import type { Merge } from "../../model/tokenizers/bpe.ts";
import { locateJson, type TextEdit } from "./locate-json.ts";

/**
 * A `merges.txt` with other merges: the header, kept lines and line ends as they were. Kept merges stand in the order in which
 * the file has them.
 */
export function rewriteMergesTxt(text: string, merges: readonly Merge[]): string {
  const header = /^\ufeff?#version.*(?:\r?\n|$)/u.exec(text)?.[0] ?? (text.startsWith("\ufeff") ? "\ufeff" : "");
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const lines = merges.map(keyOf).join(lineEnd);
  const ended = header === text || text.endsWith("\n") ? lineEnd : "";
  return header + lines + (lines === "" ? "" : ended);
}

/**
 * The edit that puts other merges into the list of a tokenizer.json, `"a b"` or `["a", "b"]` as the file writes them, spaced as
 * the first of them is; those that stay are copied as they are written.
 *
 * @param start where the list stands in the text, and `end` behind it
 * @param items of the list, read by {@link createMergesReader}
 */
export function editMerges(
  text: string,
  { start, end }: Pick<TextEdit, "start" | "end">,
  items: readonly WrittenMerge[],
  merges: readonly Merge[],
): TextEdit {
  const [first, second] = items;
  if (first === undefined) return { start, end, text: JSON.stringify(merges) };
  const placeOf = new Map<string, number>();
  for (const [place, { key }] of items.entries()) placeOf.set(key, place);
  const between = second === undefined ? "," : text.slice(first.end, second.start);
  const render = rendererLike(text.slice(first.start, first.end), !/[^\0-\x7f]/u.test(text));
  const parts: string[] = [];
  /** Merges that still follow each other are copied as one: the places of the first and the last. */
  let run: [number, number] | undefined;
  const endRun = () => {
    if (run === undefined) return;
    const [from, to] = run.map((place) => items[place]) as [WrittenMerge, WrittenMerge];
    parts.push(text.slice(from.start, to.end));
    run = undefined;
  };
  for (const merge of merges) {
    const place = placeOf.get(keyOf(merge));
    if (run !== undefined && place === run[1] + 1) run[1] = place;
    else {
      endRun();
      if (place === undefined) parts.push(render(merge));
      else run = [place, place];
    }
  }
  endRun();
  const body = parts.join(between);
  const last = items.at(-1) as WrittenMerge;
  const inside = body === "" ? "" : text.slice(start + 1, first.start) + body + text.slice(last.end, end - 1);
  return { start, end, text: `[${inside}]` };
}

/** A merge where a file writes it, in code units of the text, and as `merges.txt` has it. */
export interface WrittenMerge {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** Collects the merges of a list while `walkJson` goes through the text: `read` is for the parts of its items, `depth` that of an item's path. */
export function createMergesReader(text: string, depth: number) {
  const items: WrittenMerge[] = [];
  let opened = 0;
  let values: string[] = [];
  const read = (part: JsonPart, start: number, end: number, path: JsonPath): void => {
    if (part === "string" && path.length > depth) values.push(stringAt(text, start, end));
    else if (part === "string") items.push({ key: stringAt(text, start, end), start, end });
    else if (part === "close") items.push({ key: values.join(" "), start: opened, end });
    else {
      opened = start;
      values = [];
    }
  };
  return { items, read };
}

const isItem = (path: JsonPath) => path.length === 1;

/** A merge as `merges.txt` has it. */
function keyOf([left, right]: Merge): string {
  return `${left} ${right}`;
}

function rendererLike(literal: string, isAscii: boolean): (merge: Merge) => string {
  const quote = (value: string) =>
    isAscii
      ? JSON.stringify(value).replace(
          /[\x80-\uffff]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
        )
      : JSON.stringify(value);
  if (literal.startsWith('"')) return (merge) => quote(keyOf(merge));
  const [left, right] = locateJson(literal, isItem);
  if (left === undefined || right === undefined) return (merge) => JSON.stringify(merge);
  const [before, between, after] = [
    literal.slice(0, left.start),
    literal.slice(left.end, right.start),
    literal.slice(right.end),
  ];
  return (merge) => before + quote(merge[0]) + between + quote(merge[1]) + after;
}
