import { createDocument, type Document } from "../../text/document.ts";
import { readText } from "../../text/read/read-text.ts";
import { moveSpan, type Span, unionSpans } from "../../text/span.ts";
import { CELL_MARKS, readTableFields } from "./table-fields.ts";

/** A document as recognisers read it: see {@link readText}, with the cells of tables as fields. */
export interface ReadDocument {
  /** What recognisers are given; the document itself where it is read as it is written. */
  readonly document: Document;
  /** Spans of what is read as spans of the document: each covers all that its text was read from, but for tags, at which it is cut. */
  toOriginal(spans: readonly Span[]): Span[];
  /** Spans of the document as spans of what is read. */
  toReading(spans: readonly Span[]): Span[];
}

const known = new WeakMap<Document, ReadDocument>();

/** What is read of a document, worked out once. */
export function readDocument(document: Document): ReadDocument {
  let read = known.get(document);
  if (read === undefined) known.set(document, (read = readAnew(document)));
  return read;
}

function readAnew(document: Document): ReadDocument {
  const { id, text, meta } = document;
  const read = CELL_MARKS.reduce((before, mark) => before.edit(readTableFields(before.text, mark)), readText(text));
  if (read.isOriginal) return asWritten(document);
  const toOriginal = (span: Span) => read.piecesOf(span, text).map(({ start, end }) => moveSpan(span, start, end));
  const toReading = (span: Span) => {
    const { start, end } = read.readingOf(span);
    return moveSpan(span, start, end);
  };
  const made = createDocument(id, read.text, meta);
  // What is read is not read again: "&amp;lt;" stands for "&lt;".
  known.set(made, asWritten(made));
  return {
    document: made,
    toOriginal: (spans) => unionSpans(spans.flatMap(toOriginal)),
    toReading: (spans) => unionSpans(spans.map(toReading)),
  };
}

function asWritten(document: Document): ReadDocument {
  return { document, toOriginal: (spans) => [...spans], toReading: (spans) => [...spans] };
}
