import type { Span } from "../text/span.ts";

/** What a recogniser finds in a text, and how unsure it is of each line. */
export interface DoubtedText {
  readonly spans: readonly Span[];
  /** Lines with tokens, in order, in UTF-16 code units. */
  readonly passages: readonly {
    readonly start: number;
    readonly end: number;
    /** The largest probability, over the line's tokens, that a token is inside a span where it was said to be outside, or the other way round. */
    readonly doubt: number;
  }[];
}
