import { entityOf } from "../../text/entities.ts";
import { compareSpans, type Span } from "../../text/span.ts";

/**
 * What several recognisers found in a text, sorted, under their own labels. Spans may overlap; one is left out only if it lies
 * inside a span of the same label that is at least as sure of it. So selecting entities and uniting afterwards gives what selecting
 * for each recogniser and uniting would.
 */
export function mergeFindings(found: readonly (readonly Span[])[], text: string): Span[] {
  const entityIn = ({ label, start, end }: Span) => entityOf(label, text.slice(start, end));
  const merged: Span[] = [];
  const sorted = found
    .flat()
    .filter((span) => span.end > span.start)
    .sort((a, b) => compareSpans(a, b) || (b.score ?? 1) - (a.score ?? 1));
  /** Kept spans that may reach over the next ones. */
  let open: Span[] = [];
  for (const span of sorted) {
    open = open.filter((other) => other.end > span.start);
    const isDominated = open.some(
      (other) =>
        other.end >= span.end &&
        other.label === span.label &&
        (other.score ?? 1) >= (span.score ?? 1) &&
        entityIn(other) === entityIn(span),
    );
    if (isDominated) continue;
    merged.push(span);
    open.push(span);
  }
  return merged;
}
