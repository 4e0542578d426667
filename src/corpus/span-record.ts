import type { Span } from "../text/span.ts";

/** A line of `spans.jsonl`: offsets in UTF-16 code units of the original document. */
export interface SpanRecord {
  readonly document: string;
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly surface: string;
  readonly source: string;
  readonly score: number;
}

/** A span of a document's text as its line says it. */
export function toSpanRecord(document: string, text: string, span: Span): SpanRecord {
  const { start, end, label, source = "", score = 1 } = span;
  return { document, start, end, label, surface: text.slice(start, end), source, score };
}
