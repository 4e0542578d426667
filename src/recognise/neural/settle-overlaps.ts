import type { Span } from "../../text/span.ts";

/**
 * Of spans from overlapping windows, sorted by start, that overlap each other, the longest in code points, then the surest: as the
 * pipeline of transformers settles them.
 */
export function settleOverlaps(text: string, spans: readonly Span[]): Span[] {
  const sorted = spans.toSorted((one, other) => one.start - other.start);
  const settled: Span[] = [];
  let last: Span | undefined;
  for (const span of sorted) {
    if (last === undefined || span.start >= last.end) {
      if (last !== undefined) settled.push(last);
      last = span;
    } else if (isBetter(text, span, last)) last = span;
  }
  if (last !== undefined) settled.push(last);
  return settled;
}

function isBetter(text: string, span: Span, other: Span): boolean {
  const longer = charactersIn(text, span) - charactersIn(text, other);
  return longer > 0 || (longer === 0 && (span.score ?? 1) > (other.score ?? 1));
}

function charactersIn(text: string, { start, end }: Span): number {
  return Array.from(text.slice(start, end)).length;
}
