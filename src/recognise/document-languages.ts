import type { Document } from "../text/document.ts";
import { moveSpan, type Span } from "../text/span.ts";
import type { TextLanguages } from "../text/text-languages.ts";
import type { Stretch } from "../text/tokenise.ts";
import { readDocument } from "./read/read-document.ts";

/** The label of a masked line. */
const MASK_LABEL = "OTHER";
/** The source of its span. */
const MASK_SOURCE = "other-language";

const known = new WeakMap<Document, TextLanguages>();

/** The languages of a document, worked out once. */
export function languagesOf(document: Document): Promise<TextLanguages> {
  return languagesOfRead(readDocument(document).document);
}

/** The same of one that is as recognisers read it. */
export async function languagesOfRead(document: Document): Promise<TextLanguages> {
  let languages = known.get(document);
  if (languages === undefined) {
    // The n-grams take a tenth of a second to load.
    const { readTextLanguages } = await import("../text/text-languages.ts");
    known.set(document, (languages = readTextLanguages(document.text)));
  }
  return languages;
}

/** The spans with each line of the passages as one, and nothing else in them. Sorted and disjoint as before. */
export async function maskOthers(document: Document, spans: readonly Span[]): Promise<Span[]> {
  const { others } = await languagesOf(document);
  if (others.length === 0) return [...spans];
  const { document: read, toOriginal, toReading } = readDocument(document);
  const masks = others.flatMap(({ start, end }) => linesOf(read.text, start, end));
  const outside = toReading(spans).flatMap((span) => cutAround(span, others));
  const masked = masks.map(({ start, end }) => ({ start, end, label: MASK_LABEL, score: 1, source: MASK_SOURCE }));
  return toOriginal([...outside, ...masked].sort((a, b) => a.start - b.start));
}

/** Lines with letters or digits, without the white space around them. */
function linesOf(text: string, start: number, end: number): Stretch[] {
  return [...text.slice(start, end).matchAll(/[^\s](?:[^\r\n]*[^\s])?/gu)].flatMap((match) =>
    /[\p{L}\p{N}]/u.test(match[0]) ? [{ start: start + match.index, end: start + match.index + match[0].length }] : [],
  );
}

/** What is left of a span outside passages that are sorted and disjoint. */
export function cutAround(span: Span, passages: readonly Stretch[]): Span[] {
  const pieces: Span[] = [];
  let { start } = span;
  for (const passage of passages) {
    if (passage.end <= start) continue;
    if (passage.start >= span.end) break;
    if (passage.start > start) pieces.push(moveSpan(span, start, passage.start));
    start = passage.end;
  }
  if (start === span.start) return [span];
  if (start < span.end) pieces.push(moveSpan(span, start, span.end));
  return pieces;
}
