import { isObject } from "../../base/json-values.ts";
import { replaceSpans } from "../../text/span.ts";
import { replaceInStringLiteral } from "../json/json-string.ts";
import { type FieldTree, MASK } from "./field-tree.ts";
import { FieldProblem, type FoundField, kindOf, locateFields, type LocatedFields } from "./json-fields.ts";
import { createLineScanner } from "./line-scanner.ts";
import type { Edit, RecordText } from "./record-codec.ts";
import { recordError, type RecordPlace } from "./record-error.ts";
import type { ParsedRecord, RecordSyntax } from "./record-syntax.ts";
import { replacementOf } from "./text-edits.ts";

/**
 * Each line is a JSON object; the fields of `tree` are looked for in each. Blank lines are no records. `parse` throws `input-format` for
 * a line that is no JSON object, lacks a text or group field, or has something else than a string or null in a text field.
 */
export function createJsonlSyntax(tree: FieldTree): RecordSyntax {
  return {
    noun: "line",
    createScanner: createLineScanner,
    parse: (bytes, place) => parseLine(bytes.toString("utf8"), place, tree),
  };
}

function parseLine(line: string, place: RecordPlace, tree: FieldTree): ParsedRecord | undefined {
  const value = parseObject(line, place);
  if (value === undefined) return undefined;
  let located: LocatedFields;
  try {
    located = locateFields(line, value, tree);
  } catch (error) {
    if (error instanceof FieldProblem) throw recordError(place, `expected ${error.message}.`);
    throw error;
  }
  const literals: FoundField[] = [];
  const edited: string[] = [];
  const texts: RecordText[] = [];
  let group: string | undefined;
  for (const found of located.found) {
    if (found.role === "group") group = readGroup(found, place);
    const isEdited = found.role === "drop" || found.role === "mask";
    if (isEdited && !edited.includes(found.field)) edited.push(found.field);
    if (found.role !== "text" || found.value === null) continue;
    if (typeof found.value !== "string")
      throw recordError(place, `expected a text in the field "${found.at}", found ${kindOf(found.value)}.`);
    literals.push(found);
    texts.push({ field: found.field, at: found.at, text: found.value });
  }
  return {
    record: { number: place.number, texts, edited, ...(group !== undefined && { group }) },
    rewrite: (edits) => rewriteLine(line, literals, located, edits),
  };
}

function parseObject(line: string, place: RecordPlace): object | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    if (line.trim() === "") return undefined;
    // Without the cause, which quotes the line.
    throw recordError(place, "expected one JSON object. Is this the right --format?");
  }
  if (isObject(value)) return value;
  throw recordError(place, `expected one JSON object, found ${kindOf(value)}.`);
}

/** A text or a number, as text; the same number and text are one group. */
function readGroup({ value, at }: FoundField, place: RecordPlace): string {
  if (typeof value === "number" || (typeof value === "string" && value !== "")) return String(value);
  throw recordError(
    place,
    `expected a text or number in the field "${at}" (see --group-field), found ${kindOf(value)}.`,
  );
}

function rewriteLine(
  line: string,
  literals: readonly FoundField[],
  { found, dropped }: LocatedFields,
  edits: readonly (readonly Edit[])[],
): string | undefined {
  const changes: { start: number; end: number; text: string }[] = dropped.map((stretch) => ({ ...stretch, text: "" }));
  for (const { role, start, end, value } of found)
    if (role === "mask" && value !== null) changes.push({ start, end, text: JSON.stringify(MASK) });
  for (const [index, { start, end }] of literals.entries()) {
    const made = edits[index] ?? [];
    if (made.length > 0)
      changes.push({ start, end, text: replaceInStringLiteral(line.slice(start, end), made, replacementOf) });
  }
  if (changes.length === 0) return undefined;
  if (changes.length > 1) changes.sort((a, b) => a.start - b.start);
  return replaceSpans(line, changes, ({ text }) => text);
}
