import { compareSpans, type Span } from "../../text/span.ts";
import type { Stretch } from "../../text/tokenise.ts";

/** The label of a token outside every span. */
export const OUTSIDE = "O";

/** What spans say of one token. */
export interface TokenLabel {
  /** The label of the span that covers most of the token; {@link OUTSIDE} if none touches it. */
  readonly label: string;
  /** It is the first token of its span (the B of BIO). */
  readonly begins: boolean;
}

const NOTHING: TokenLabel = Object.freeze({ label: OUTSIDE, begins: false });

/**
 * A label for each token of a text (in order, disjoint). A token that a span touches takes its label, however little is
 * touched; of several spans that which covers most of it, then the first in span order.
 */
export function labelTokens(tokens: readonly Stretch[], spans: readonly Span[]): TokenLabel[] {
  const sorted = spans.filter(({ start, end }) => end > start).sort(compareSpans);
  const begun = new Set<Span>();
  let open: Span[] = [];
  let next = 0;
  return tokens.map((token) => {
    open = open.filter((span) => span.end > token.start);
    for (let span = sorted[next]; span !== undefined && span.start < token.end; span = sorted[++next]) {
      if (span.end > token.start) open.push(span);
    }
    let best: Span | undefined;
    let most = 0;
    for (const span of open) {
      const covered = Math.min(span.end, token.end) - Math.max(span.start, token.start);
      if (covered > most) [best, most] = [span, covered];
    }
    if (best === undefined) return NOTHING;
    const begins = !begun.has(best);
    begun.add(best);
    return { label: best.label, begins };
  });
}
