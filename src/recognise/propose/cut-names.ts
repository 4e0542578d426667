import { moveSpan, type Span } from "../../text/span.ts";

/** Where one piece ends and the next begins, in UTF-16 code units. */
export interface Cut {
  readonly end: number;
  readonly start: number;
}

/** Names, each cut where `cutsOf` says, from left to right. */
export function cutNames(names: readonly Span[], cutsOf: (span: Span) => readonly Cut[]): readonly Span[] {
  let pieces: Span[] | undefined;
  for (const [index, span] of names.entries()) {
    const cuts = cutsOf(span);
    if (cuts.length === 0) {
      pieces?.push(span);
      continue;
    }
    // Most notes have nothing to cut.
    pieces ??= names.slice(0, index);
    const starts = [span.start, ...cuts.map(({ start }) => start)];
    for (const [piece, start] of starts.entries()) pieces.push(moveSpan(span, start, cuts[piece]?.end ?? span.end));
  }
  return pieces ?? names;
}
