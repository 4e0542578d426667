import { type JsonPath, stringAt, walkJson } from "../../formats/walk-json.ts";
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
 * @param start where the list stands in the text
 */
export function editMerges(text: string, start: number, end: number, merges: readonly Merge[]): TextEdit {
  const list = text.slice(start, end);
  const items = itemsOf(list);
  const [first, second] = items;
  if (first === undefined) return { start, end, text: JSON.stringify(merges) };
  const placeOf = new Map<string, number>();
  for (const [place, { key }] of items.entries()) placeOf.set(key, place);
  const between = second === undefined ? "," : list.slice(first.end, second.start);
  const render = rendererLike(list.slice(first.start, first.end), !/[^\0-\x7f]/u.test(text));
  const parts: string[] = [];
  /** Merges that still follow each other are copied as one: the places of the first and the last. */
  let run: [number, number] | undefined;
  const endRun = () => {
    if (run !== undefined) parts.push(list.slice((items[run[0]] as Item).start, (items[run[1]] as Item).end));
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
  const last = items.at(-1) as Item;
  const inside = body === "" ? "" : list.slice(1, first.start) + body + list.slice(last.end, -1);
  return { start, end, text: `[${inside}]` };
}

/** A merge as the list writes it, and as {@link keyOf} does. */
interface Item {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

function itemsOf(list: string): Item[] {
  const items: Item[] = [];
  let opened = 0;
  let left: string | undefined;
  let key = "";
  walkJson(list, (part, start, end, path) => {
    if (path.length === 2 && part === "string") {
      const value = stringAt(list, start, end);
      key = left === undefined ? value : `${left} ${value}`;
      left = value;
    } else if (path.length !== 1) return;
    else if (part === "string") items.push({ key: stringAt(list, start, end), start, end });
    else if (part === "close") items.push({ key, start: opened, end });
    else {
      opened = start;
      left = undefined;
    }
  });
  return items;
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
