import { replaceSpans, type Span } from "../text/span.ts";

/**
 * The text with each span replaced by its label ("Mob:Jan" → "Mob:PERSON"); what stood beside it stays. `spans` are sorted
 * and disjoint; throws a RangeError otherwise.
 */
export function replaceWithLabels(text: string, spans: readonly Span[]): string {
  return replaceSpans(text, spans, (span) => span.label);
}
