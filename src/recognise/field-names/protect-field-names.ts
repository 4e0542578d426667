import type { Span } from "../../text/span.ts";
import { findFieldNames, type FieldName } from "./find-field-names.ts";
import { loadFieldWords } from "./field-words.ts";
import type { LanguageRules } from "../languages/language-rules.ts";

/** Spans of listed people are exempt: whoever is called "Domicilio" is still replaced. */
const EXEMPT_SOURCE = /^names(?::|$)/;

/**
 * The spans without the field names and headings in them: a span inside a field's name goes ("Nombre"), one that runs over it is
 * cut ("Selas NºCol" to "Selas", "Nombre: Pedro" to "Pedro"). A field that no list knows is protected only if each of its
 * words is one of field names: "Jansen: koorts" may be about somebody. Spans with source `names:…` stay as they are. Order and
 * disjointness are kept.
 */
export function protectFieldNames(text: string, spans: readonly Span[], language?: LanguageRules["language"]): Span[] {
  if (spans.length === 0) return [];
  const fields = findFieldNames(text, language).filter((field) => isProtected(text, field));
  const protectedSpans: Span[] = [];
  let first = 0;
  for (const span of spans) {
    if (EXEMPT_SOURCE.test(span.source ?? "")) {
      protectedSpans.push(span);
      continue;
    }
    while (first < fields.length && (fields[first] as FieldName).end <= span.start) first++;
    protectedSpans.push(...cut(text, span, fields, first));
  }
  return protectedSpans;
}

function isProtected(text: string, field: FieldName): boolean {
  if (field.kind !== "unknown") return true;
  const words = loadFieldWords();
  return words.areFieldWords(text.slice(field.start, field.end));
}

/** What is left of a span when fields from `first` on are taken out; the span itself if none touches it. */
function cut(text: string, span: Span, fields: readonly FieldName[], first: number): Span[] {
  const pieces: Span[] = [];
  let start = span.start;
  let isCut = false;
  for (let i = first; i < fields.length; i++) {
    const field = fields[i] as FieldName;
    if (field.start >= span.end) break;
    isCut = true;
    if (field.start > start) pieces.push({ ...span, start, end: field.start });
    start = Math.max(start, field.end);
  }
  if (!isCut) return [span];
  if (start < span.end) pieces.push({ ...span, start, end: span.end });
  return pieces.map((piece) => trim(text, piece)).filter((piece) => piece.end > piece.start);
}

/** Without the white space, colons and stops that stood beside a field's name. */
function trim(text: string, span: Span): Span {
  const surface = text.slice(span.start, span.end);
  const lead = /^[\s:.,;–-]*/u.exec(surface)?.[0].length ?? 0;
  const rest = surface.slice(lead).replace(/[\s:,;–-]+$/u, "");
  return { ...span, start: span.start + lead, end: span.start + lead + rest.length };
}
