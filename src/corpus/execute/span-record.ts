import type { Span } from "../../text/span.ts";

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

/**
 * The spans of a document's text as lines of `spans.jsonl`, each with its line end: what `JSON.stringify` makes of their {@link SpanRecord}s, put
 * together by hand, since a corpus has as many as it has names.
 */
export function formatSpanRecords(document: string, text: string, spans: readonly Span[]): string {
  const begin = `{"document":${JSON.stringify(document)},"start":`;
  let [lines, labelOf, sourceOf] = ["", "", ""];
  let [lastLabel, lastSource]: (string | undefined)[] = [];
  for (const { start, end, label, source = "", score = 1 } of spans) {
    // Most have those of the one before.
    if (label !== lastLabel) labelOf = JSON.stringify((lastLabel = label));
    if (source !== lastSource) sourceOf = JSON.stringify((lastSource = source));
    const surface = JSON.stringify(text.slice(start, end));
    const scoreOf = Number.isFinite(score) ? score : null;
    lines += `${begin}${start},"end":${end},"label":${labelOf},"surface":${surface},"source":${sourceOf},"score":${scoreOf}}\n`;
  }
  return lines;
}
