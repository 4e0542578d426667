import type { Span } from "../../text/span.ts";

/** A document with the spans that stand in it. */
export interface GoldDocument {
  readonly text: string;
  readonly spans: readonly Span[];
}
