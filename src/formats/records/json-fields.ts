import { endOfString } from "../json/json-string.ts";
import { stringAt } from "../json/walk-json.ts";
import { stretchesToDrop } from "./drop-stretches.ts";
import type { FieldRole, FieldTree } from "./field-tree.ts";

/** A value of a JSON line that plays a part. Offsets are in UTF-16 code units of the line. */
export interface FoundField {
  readonly role: FieldRole;
  /** As the user named it. */
  readonly field: string;
  /** With the index of each list element. */
  readonly at: string;
  readonly start: number;
  readonly end: number;
  readonly value: unknown;
}

/** What a line lacks: a message of what was expected, for {@link locateFields}'s caller to place. */
export class FieldProblem extends Error {}

/** What {@link locateFields} finds. */
export interface LocatedFields {
  readonly found: readonly FoundField[];
  /** What to leave out so that dropped members are gone, commas included; sorted. */
  readonly dropped: readonly { readonly start: number; readonly end: number }[];
}

const [QUOTE, COMMA] = [0x22, 0x2c];

interface Scan {
  readonly line: string;
  readonly found: FoundField[];
  readonly dropped: { start: number; end: number }[];
}

/**
 * Where the fields of `tree` lie in a line, of which `value` is the parsed JSON object. Throws {@link FieldProblem} for a text or group field
 * that is missing, a key on the way to a field that is there twice (a reader takes one of them, and the other could keep a name), and a
 * list or value where the name of a field says otherwise. Null on the way to a text is no text.
 */
export function locateFields(line: string, value: object, tree: FieldTree): LocatedFields {
  const scan: Scan = { line, found: [], dropped: [] };
  readObject(scan, skipSpace(line, 0), value as Record<string, unknown>, tree, "");
  return scan;
}

function readValue(scan: Scan, start: number, value: unknown, node: FieldTree, at: string): number {
  const { role } = node;
  if (role !== undefined) {
    const end = skipValue(scan.line, start);
    scan.found.push({ role, field: node.field, at, start, end, value });
    return end;
  }
  if (value === null) return start + 4;
  if (node.each !== undefined) {
    if (!Array.isArray(value)) throw new FieldProblem(`a list at ${at || "the record"}, found ${kindOf(value)}`);
    return readList(scan, start, value, node.each, at);
  }
  if (Array.isArray(value))
    throw new FieldProblem(`an object at ${at}, found a list. Write ${at}[] for each of its elements`);
  if (typeof value !== "object") throw new FieldProblem(`an object at ${at}, found ${kindOf(value)}`);
  return readObject(scan, start, value as Record<string, unknown>, node, at);
}

function readList(scan: Scan, start: number, values: readonly unknown[], node: FieldTree, at: string): number {
  const { line } = scan;
  let index = skipSpace(line, start + 1);
  for (const [element, value] of values.entries()) {
    index = skipSpace(line, readValue(scan, index, value, node, `${at}[${element}]`));
    if (line[index] === ",") index = skipSpace(line, index + 1);
  }
  return index + 1;
}

function readObject(
  scan: Scan,
  start: number,
  values: Readonly<Record<string, unknown>>,
  node: FieldTree,
  at: string,
): number {
  const { line } = scan;
  const seen: FieldTree[] = [];
  // Where other members end matters to those that are dropped alone.
  const members: { start: number; end: number; drop: boolean }[] | undefined = holdsDropped(node) ? [] : undefined;
  let index = skipSpace(line, start + 1);
  while (line.charCodeAt(index) === QUOTE) {
    const keyEnd = endOfString(line, index);
    const key = stringAt(line, index, keyEnd);
    const memberStart = index;
    const child = node.keys.get(key);
    index = skipSpace(line, skipSpace(line, keyEnd) + 1);
    if (child === undefined) index = skipValue(line, index);
    else {
      const place = at === "" ? key : `${at}.${key}`;
      if (seen.includes(child)) throw new FieldProblem(`one field ${place}, found two`);
      seen.push(child);
      index = readValue(scan, index, values[key], child, place);
    }
    members?.push({ start: memberStart, end: index, drop: child?.role === "drop" });
    index = skipSpace(line, index);
    if (line.charCodeAt(index) === COMMA) index = skipSpace(line, index + 1);
  }
  for (const child of node.keys.values()) {
    const missing = seen.includes(child) ? undefined : findNeeded(child);
    if (missing !== undefined) {
      const flag = missing.role === "text" ? "--text-field" : "--group-field";
      const kind = missing.role === "text" ? "a text" : "a text or number";
      throw new FieldProblem(`${kind} in the field "${missing.field}" (see ${flag}), found none`);
    }
  }
  if (members?.some(({ drop }) => drop) === true) scan.dropped.push(...stretchesToDrop(members));
  return index + 1;
}

/** Whether one of an object's own members is to be dropped. */
function holdsDropped({ keys }: FieldTree): boolean {
  for (const { role } of keys.values()) if (role === "drop") return true;
  return false;
}

/** A field in this part of the tree that every record must have. */
function findNeeded(node: FieldTree): FieldTree | undefined {
  if (node.role !== undefined) return node.role === "text" || node.role === "group" ? node : undefined;
  for (const child of node.keys.values()) {
    const needed = findNeeded(child);
    if (needed !== undefined) return needed;
  }
  return node.each === undefined ? undefined : findNeeded(node.each);
}

/** Just after the value that begins at `start`. */
function skipValue(line: string, start: number): number {
  const first = line[start];
  if (first === '"') return endOfString(line, start);
  let depth = 0;
  for (let index = start; index < line.length; index++) {
    const code = line.charCodeAt(index);
    if (code === 0x22) index = endOfString(line, index) - 1;
    // [ and {, ] and } differ in this one bit.
    else if ((code | 0x20) === 0x7b) depth++;
    else if ((code | 0x20) === 0x7d) {
      if (depth === 0) return index;
      if (--depth === 0) return index + 1;
    } else if (depth === 0 && (code === 0x2c || code === 0x20 || code === 0x09 || code === 0x0d || code === 0x0a))
      return index;
  }
  return line.length;
}

function skipSpace(line: string, index: number): number {
  for (; ; index++) {
    const code = line.charCodeAt(index);
    if (code !== 0x20 && code !== 0x09 && code !== 0x0d && code !== 0x0a) return index;
  }
}

/** What a JSON value is, in words. */
export function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
