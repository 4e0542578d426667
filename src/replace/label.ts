import { replaceSpans, type Span } from "../text/span.ts";

/** What stands in a span's place: a pure function of the span. */
export type Replacement = (span: Span) => string;

/** A span becomes its label ("Mob:Jan" → "Mob:PERSON"). */
export const replaceByLabel: Replacement = ({ label }) => label;

/**
 * The text with each span replaced by its label; what stood beside it stays. `spans` are sorted and disjoint; throws a
 * RangeError otherwise.
 */
export function replaceWithLabels(text: string, spans: readonly Span[]): string {
  return replaceSpans(text, spans, replaceByLabel);
}
