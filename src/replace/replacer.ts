import type { Document } from "../text/document.ts";
import { replaceSpans, type Span } from "../text/span.ts";

/** What stands in a span's place: a pure function of the span. */
export type Replacement = (span: Span) => string;

/** What stands in place of a document's spans: called once a document, so that it can number and draw for the whole of it. */
export type Replacer = (document: Document, spans: readonly Span[]) => Replacement;

/** A span becomes its label ("Mob:Jan" → "Mob:PERSON"). */
const replaceByLabel: Replacement = ({ label }) => label;

/** Every span becomes its label. */
export const labelReplacer: Replacer = () => replaceByLabel;

/**
 * The text with each span replaced by its label; what stood beside it stays. `spans` are sorted and disjoint; throws a
 * RangeError otherwise.
 */
export function replaceWithLabels(text: string, spans: readonly Span[]): string {
  return replaceSpans(text, spans, replaceByLabel);
}
