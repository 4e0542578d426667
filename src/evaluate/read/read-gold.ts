import { spansOf } from "../../formats/annotations/annotation.ts";
import type { Document } from "../../text/document.ts";
import type { Span } from "../../text/span.ts";
import type { GoldFormat } from "./gold-formats.ts";
import { readAnnotated } from "./read-annotated.ts";

/** A text and what one annotator, or a system, marked in it. */
export interface AnnotatedDocument {
  readonly document: Document;
  /** Sorted; they may overlap. A discontinuous annotation is a span for each of its pieces. */
  readonly spans: readonly Span[];
}

/** The annotated documents of a folder, or of one file; see {@link readAnnotated}, which says what is thrown. */
export async function readGold(path: string, format: GoldFormat, what: string): Promise<AnnotatedDocument[]> {
  return (await readAnnotated(path, format, what))
    .filter(({ isUnannotated }) => isUnannotated !== true)
    .map(({ document, annotations }) => ({ document, spans: spansOf(annotations) }));
}
