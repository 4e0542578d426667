import { UnnameError } from "../base/errors.ts";

/** A line of `spans.jsonl`: what stood in the original text, offsets in its UTF-16 code units. */
export interface ReplacedSpan {
  readonly document: string;
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly surface: string;
  readonly score: number;
}

/** A replaced span, and where its label stands in the anonymised text. */
export interface PlacedSpan {
  readonly span: ReplacedSpan;
  readonly start: number;
}

/**
 * Where the labels of a document stand in its anonymised text, in their order: each moves what follows by the difference in length between label
 * and surface. Throws `input-format` if the spans do not fit the text: another corpus's, or replaced by something else than labels.
 */
export function placeSpans(document: string, text: string, spans: readonly ReplacedSpan[]): PlacedSpan[] {
  let shift = 0;
  let end = 0;
  return spans
    .toSorted((a, b) => a.start - b.start)
    .map((span) => {
      const start = span.start + shift;
      if (span.start < end || !text.startsWith(span.label, start)) {
        throw new UnnameError(
          "input-format",
          `${document}, offset ${start}: expected the label ${span.label} where spans.jsonl says a name was replaced. Give the corpus and the private folder of one "unname anonymise" run with labels.`,
          { details: { document, utf16Offset: start } },
        );
      }
      end = span.end;
      shift += span.label.length - (span.end - span.start);
      return { span, start };
    });
}

/** A document as it was before step 1: every label gives way to what it replaced. Private. Throws as {@link placeSpans} does. */
export function restoreText(document: string, text: string, spans: readonly ReplacedSpan[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { span, start } of placeSpans(document, text, spans)) {
    parts.push(text.slice(from, start), span.surface);
    from = start + span.label.length;
  }
  parts.push(text.slice(from));
  return parts.join("");
}
