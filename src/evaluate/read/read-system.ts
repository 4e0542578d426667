import { existsSync } from "node:fs";
import { join } from "node:path";

import { fileError, UnnameError } from "../../base/errors.ts";
import { listFiles, requireExisting } from "../../base/files.ts";
import type { Document } from "../../text/document.ts";
import type { Span } from "../../text/span.ts";
import { readAnnotatedText, readBratAnnotations, withoutMark } from "./read-brat.ts";
import type { GoldFormat } from "./gold-formats.ts";
import { annotationsOf } from "./read-annotated.ts";
import { readGold } from "./read-gold.ts";

/** A folder of annotations, held against a list of documents. */
export interface SystemOutput {
  /** In the order of the documents; undefined where the folder has no annotations of one. */
  readonly spans: readonly (readonly Span[] | undefined)[];
  /** How many annotated documents of the folder are not in the list. */
  readonly unknown: number;
}

/**
 * Annotations of `documents` in a folder of `.ann` files, with or without their texts, or in files of another format.
 * Throws `input-missing`; `input-format` if a text is not the document's, an annotation is malformed or none fits a document.
 */
export async function readSystem(
  directory: string,
  documents: readonly Document[],
  format: GoldFormat,
): Promise<SystemOutput> {
  requireExisting(directory, "system folder");
  const output =
    format === "brat" ? await readBrat(directory, documents) : await readOthers(directory, documents, format);
  if (output.unknown > 0 && output.spans.every((spans) => spans === undefined)) {
    throw fileError(
      "input-format",
      directory,
      `expected annotations of the gold's documents, under the same names, found ${output.unknown} others. Check the path.`,
    );
  }
  return output;
}

async function readBrat(directory: string, documents: readonly Document[]): Promise<SystemOutput> {
  const files = new Set(await listFiles(directory, ".ann"));
  const spans: (readonly Span[] | undefined)[] = [];
  for (const document of documents) {
    const annotations = annotationsOf(document.id);
    if (!files.delete(annotations)) {
      spans.push(undefined);
      continue;
    }
    const text = join(directory, document.id);
    if (existsSync(text) && withoutMark(await readAnnotatedText(text)) !== withoutMark(document.text))
      throw otherText(directory, document);
    spans.push(await readBratAnnotations(join(directory, annotations), document));
  }
  return { spans, unknown: files.size };
}

async function readOthers(
  directory: string,
  documents: readonly Document[],
  format: GoldFormat,
): Promise<SystemOutput> {
  const found = await readGold(directory, format, "system folder");
  const byId = new Map(found.map((annotated) => [annotated.document.id, annotated]));
  const spans = documents.map((document) => {
    const annotated = byId.get(document.id);
    if (annotated !== undefined && annotated.document.text !== document.text) throw otherText(directory, document);
    byId.delete(document.id);
    return annotated?.spans;
  });
  return { spans, unknown: byId.size };
}

function otherText(directory: string, document: Document): UnnameError {
  return new UnnameError(
    "input-format",
    `${join(directory, document.id)}: expected the same text as in the gold folder. Annotate the gold folder's texts.`,
    { details: { path: directory, document: document.id } },
  );
}
