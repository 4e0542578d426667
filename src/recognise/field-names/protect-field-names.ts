import { firstIndexWhere } from "../../base/first-index-where.ts";
import { moveSpan, type Span } from "../../text/span.ts";
import { findFieldNames } from "./find-field-names.ts";
import type { FieldName } from "./field-name.ts";
import { loadFieldWords } from "./field-words.ts";
import type { Reading } from "../reading.ts";
import type { LanguageRules } from "../rules/engine/language-rules.ts";

/** A field name goes on for so many code units at most. */
const LONGEST_FIELD = 60;

/** Spans of listed people are exempt: a person called "Domicilio" is still replaced. */
function isExempt({ source }: Span): boolean {
  return source !== undefined && (source === "names" || source.startsWith("names:"));
}

/**
 * The spans without the field names and headings in them: a span inside a field's name goes ("Nombre"), one that runs over it is
 * cut ("Selas NºCol" to "Selas", "Nombre: Pedro" to "Pedro"). A field that no list knows is protected only if each of its
 * words is one of field names: "Jansen: koorts" may be about a person. Spans with source `names:…` stay as they are. Order and
 * disjointness are kept.
 */
export function protectFieldNames(text: string, spans: readonly Span[], forms?: LanguageRules): Span[] {
  return protectIn(text, spans, (start, end) => readProtectedFields(text, start, end, forms));
}

/** {@link protectFieldNames} in a text that may be read already: what is asked for more than once, of each line once. */
export function protectFields(reading: Reading, spans: readonly Span[]): Span[] {
  return protectIn(reading.text, spans, (start, end) => fieldsOfLines(reading, start, end));
}

/** `fieldsOf`: the protected field names of whole lines. */
function protectIn(
  text: string,
  spans: readonly Span[],
  fieldsOf: (start: number, end: number) => readonly FieldName[],
): Span[] {
  let lineEnd = -1;
  let fields: readonly FieldName[] = [];
  const kept: Span[] = [];
  let searched = 0;
  let colon = text.indexOf(":");
  for (const span of spans) {
    // The first colon behind the span's start is mostly that of the span before.
    if (span.start < searched || (colon >= 0 && colon < span.start)) {
      searched = span.start;
      colon = text.indexOf(":", searched);
    }
    if (isExempt(span) || !mayTouchField(text, span, colon)) {
      kept.push(span);
      continue;
    }
    if (span.start > lineEnd) {
      const newline = text.indexOf("\n", span.end);
      lineEnd = newline < 0 ? text.length : newline;
      fields = fieldsOf(text.lastIndexOf("\n", span.start - 1) + 1, lineEnd);
    }
    for (const piece of cutAtFields(text, span, fields)) kept.push(piece);
  }
  return kept;
}

/** The protected field names of whole lines up to `end`. */
interface FieldsOfLines {
  readonly end: number;
  readonly fields: readonly FieldName[];
}

/** What is known of the lines of a text, by where they start. */
function knownLines(): Map<number, FieldsOfLines> {
  return new Map();
}

function fieldsOfLines(reading: Reading, start: number, end: number): readonly FieldName[] {
  const lines = reading.get(knownLines);
  const known = lines.get(start);
  if (known !== undefined && known.end === end) return known.fields;
  const fields = readProtectedFields(reading.text, start, end);
  lines.set(start, { end, fields });
  return fields;
}

function readProtectedFields(text: string, start: number, end: number, forms?: LanguageRules): FieldName[] {
  return findFieldNames(text.slice(start, end), forms)
    .map((field) => ({ start: field.start + start, end: field.end + start, kind: field.kind }))
    .filter((field) => isProtected(text, field));
}

/**
 * Field names stand at a line's start or before a colon: most spans do neither, and most notes need no closer look. `colon`: the first at or
 * behind the span's start, -1 for none.
 */
function mayTouchField(text: string, { start, end }: Span, colon: number): boolean {
  let before = start - 1;
  while (before >= 0 && (text.charCodeAt(before) === 0x20 || text.charCodeAt(before) === 0x09)) before--;
  if (before < 0 || isNewline(text.charCodeAt(before))) return true;
  if (colon < 0 || colon >= end + LONGEST_FIELD) return false;
  for (let at = end; at < colon; at++) if (isNewline(text.charCodeAt(at))) return false;
  return true;
}

function isNewline(unit: number): boolean {
  return unit === 0x0a || unit === 0x0d;
}

function isProtected(text: string, field: FieldName): boolean {
  if (field.kind !== "unknown") return true;
  const words = loadFieldWords();
  return words.areFieldWords(text.slice(field.start, field.end));
}

/** What is left of a span when fields, which are in order, are taken out; the span itself if none touches it. */
function cutAtFields(text: string, span: Span, fields: readonly FieldName[]): Span[] {
  const pieces: Span[] = [];
  let start = span.start;
  let isCut = false;
  // A line may hold thousands of fields.
  let next = firstIndexWhere(fields.length, (index) => (fields[index] as FieldName).end > span.start);
  for (; next < fields.length; next++) {
    const field = fields[next] as FieldName;
    if (field.start >= span.end) break;
    isCut = true;
    if (field.start > start) pieces.push(moveSpan(span, start, field.start));
    start = Math.max(start, field.end);
  }
  if (!isCut) return [span];
  if (start < span.end) pieces.push(moveSpan(span, start, span.end));
  return pieces.map((piece) => trimMarks(text, piece)).filter((piece) => piece.end > piece.start);
}

/** Without the white space, colons and stops that stood beside a field's name. */
function trimMarks(text: string, span: Span): Span {
  const surface = text.slice(span.start, span.end);
  const lead = /^[\s:.,;–-]*/u.exec(surface)?.[0].length ?? 0;
  const rest = surface.slice(lead).replace(/[\s:,;–-]+$/u, "");
  return moveSpan(span, span.start + lead, span.start + lead + rest.length);
}
