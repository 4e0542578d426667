import type { CorpusRecord, RecordFormat } from "../../formats/records/record-codec.ts";
import { createDocument, type Document } from "../../text/document.ts";
import type { Span } from "../../text/span.ts";

/** A record's text as a document, and where it stands in the batch. */
export interface PlacedDocument {
  readonly document: Document;
  readonly record: number;
  readonly text: number;
  /** What the file itself says stands there. */
  readonly given: readonly Span[];
}

export interface DocumentSource {
  /** Of the file, relative: what ids begin with. */
  readonly path: string;
  readonly format: RecordFormat;
  readonly textFields: readonly string[];
}

/**
 * The documents of a batch of records; blank texts are none. Ids: the path where a file is one document, else the path, `:` and the
 * record's number, with `#` and the field where a record may have several texts.
 */
export function toDocuments(
  records: readonly CorpusRecord[],
  { path, format, textFields }: DocumentSource,
): PlacedDocument[] {
  const placed: PlacedDocument[] = [];
  const isWhole = format === "txt" || format === "brat";
  for (const [record, { number, texts, group }] of records.entries()) {
    const meta = group === undefined ? undefined : { group };
    for (const [text, { at, field, text: content, given = [] }] of texts.entries()) {
      if (content.trim() === "") continue;
      const isOnly = textFields.length === 1 && at === field;
      const id = isWhole ? path : isOnly ? `${path}:${number}` : `${path}:${number}#${at}`;
      placed.push({ document: createDocument(id, content, meta), record, text, given });
    }
  }
  return placed;
}
