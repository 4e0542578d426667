import { scanTokens } from "../../text/scan-tokens.ts";
import { type Span, unionSpans } from "../../text/span.ts";

/** Spans that begin or end inside a word grow to all of it, so that no half of a name stays; those that then overlap are one. */
export function coverWholeWords(text: string, spans: readonly Span[]): Span[] {
  if (spans.length === 0) return [];
  const bounds: number[] = [];
  const count = scanTokens(text, bounds);
  let word = 0;
  const grown = spans.map((span) => {
    while (word < count && (bounds[2 * word + 1] as number) <= span.start) word++;
    const first = word;
    let last = word;
    while (last + 1 < count && (bounds[2 * last + 2] as number) < span.end) last++;
    if (first >= count) return span;
    const start = Math.min(span.start, bounds[2 * first] as number);
    return { ...span, start, end: Math.max(span.end, bounds[2 * last + 1] as number) };
  });
  return unionSpans(grown);
}
