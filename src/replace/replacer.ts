import type { Document } from "../text/document.ts";
import type { Span } from "../text/span.ts";

/** What stands in a span's place: a pure function of the span. */
export type Replacement = (span: Span) => string;

/** What stands in place of a document's spans: called once a document, so that it can number and draw for the whole of it. */
export type Replacer = (document: Document, spans: readonly Span[]) => Replacement;

/** Every span becomes its label ("Mob:Jan" → "Mob:PERSON"). */
export const labelReplacer: Replacer =
  () =>
  ({ label }) =>
    label;
