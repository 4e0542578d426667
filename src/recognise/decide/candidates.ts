import type { Span } from "../../text/span.ts";
import type { Stretch } from "../../text/tokenise.ts";

/** A stretch of text that may be a name: all that proposers say of it. UTF-16 code units. */
export interface Candidate extends Stretch {
  /** Sorted; each overlaps another or is the only one. */
  readonly spans: readonly Span[];
}

/** Proposed spans as candidates, sorted and disjoint: those that overlap are one. */
export function gatherCandidates(spans: readonly Span[]): Candidate[] {
  const sorted = spans.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const candidates: { start: number; end: number; spans: Span[] }[] = [];
  for (const span of sorted) {
    const last = candidates.at(-1);
    if (last !== undefined && span.start < last.end) {
      last.spans.push(span);
      last.end = Math.max(last.end, span.end);
    } else candidates.push({ start: span.start, end: span.end, spans: [span] });
  }
  return candidates;
}
