import { UnnameError } from "../base/errors.ts";
import { locateStringField, replaceInStringLiteral } from "../formats/json-string.ts";
import type { Replacement } from "../replace/label.ts";
import { createDocument, type Document } from "../text/document.ts";
import { replaceSpans, type Span } from "../text/span.ts";
import type { Stretch } from "../text/tokenise.ts";

/** How documents lie in a file: the whole file is one, each line is one, or a field of each JSON line is one. */
export type FileFormat = "txt" | "lines" | "jsonl";

/** Where a file comes from, for ids and messages. */
export interface FileSource {
  /** Relative to the input folder: what ids begin with. */
  readonly path: string;
  /** As the user named it. */
  readonly file: string;
  /** The field of a JSON line that holds the text. */
  readonly textField: string;
  /** The field of a JSON line that says whose it is, which becomes `meta.group`. */
  readonly groupField?: string;
}

/** The documents of a file's text and the way back. */
export interface FileDocuments {
  readonly documents: readonly Document[];
  /** The file's text with the spans of each document exchanged, everything else to the letter as it was. */
  rebuild(spans: readonly (readonly Span[])[], replacement: Replacement): string;
}

/**
 * The documents of a file's text. Ids: the path, for formats with several documents followed by `:` and the line number, from
 * 1. Blank texts are none. Throws `input-format` for a JSON line that is none, or lacks the text field or the group field; `usage` for a
 * group field in another format.
 */
export function parseFile(format: FileFormat, text: string, source: FileSource): FileDocuments {
  if (source.groupField !== undefined && format !== "jsonl")
    throw new UnnameError(
      "usage",
      `${source.file}: --group-field names a field of JSON lines, and this is text. Leave it out.`,
    );
  if (format === "txt") return parseWhole(text, source);
  return format === "lines" ? parseLines(text, source) : parseJsonLines(text, source);
}

function parseWhole(text: string, { path }: FileSource): FileDocuments {
  return {
    documents: text.trim() === "" ? [] : [createDocument(path, text)],
    rebuild: ([spans = []], replacement) => replaceSpans(text, spans, replacement),
  };
}

/** Lines and what ends them: a line is at an even index, its line break after it. */
function splitLines(text: string): string[] {
  return text.split(/(\r?\n)/u);
}

function parseLines(text: string, { path }: FileSource): FileDocuments {
  const parts = splitLines(text);
  const places = parts.flatMap((part, index) => (index % 2 === 0 && part.trim() !== "" ? [index] : []));
  return {
    documents: places.map((place) => createDocument(`${path}:${place / 2 + 1}`, parts[place] as string)),
    rebuild: (spans, replacement) => {
      const rebuilt = [...parts];
      for (const [index, place] of places.entries()) {
        rebuilt[place] = replaceSpans(parts[place] as string, spans[index] ?? [], replacement);
      }
      return rebuilt.join("");
    },
  };
}

function parseJsonLines(text: string, { path, file, textField, groupField }: FileSource): FileDocuments {
  const parts = splitLines(text);
  const records: { readonly place: number; readonly literal: Stretch }[] = [];
  const documents: Document[] = [];
  for (const [place, part] of parts.entries()) {
    if (part.trim() === "") continue;
    const line = place / 2 + 1;
    const isRecord = isJsonObject(part);
    const literal = isRecord ? locateStringField(part, textField) : undefined;
    if (literal === undefined) {
      const expected = isRecord ? `a text in the field "${textField}" (see --text-field)` : "one JSON object";
      throw new UnnameError("input-format", `${file}, line ${line}: expected ${expected}.`, {
        details: { path: file, line },
      });
    }
    records.push({ place, literal });
    const meta = groupField === undefined ? {} : { group: readGroup(part, groupField, file, line) };
    documents.push(
      createDocument(`${path}:${line}`, JSON.parse(part.slice(literal.start, literal.end)) as string, meta),
    );
  }
  return {
    documents,
    rebuild: (spans, replacement) => {
      const rebuilt = [...parts];
      for (const [index, { place, literal }] of records.entries()) {
        const part = parts[place] as string;
        const changed = replaceInStringLiteral(part.slice(literal.start, literal.end), spans[index] ?? [], replacement);
        rebuilt[place] = part.slice(0, literal.start) + changed + part.slice(literal.end);
      }
      return rebuilt.join("");
    },
  };
}

/** A text or a number, as text; the same number and text are one group. */
function readGroup(record: string, field: string, file: string, line: number): string {
  const fields = JSON.parse(record) as Readonly<Record<string, unknown>>;
  const value = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (typeof value === "number" || (typeof value === "string" && value !== "")) return String(value);
  throw new UnnameError(
    "input-format",
    `${file}, line ${line}: expected a text or number in the field "${field}" (see --group-field).`,
    { details: { path: file, line } },
  );
}

function isJsonObject(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
