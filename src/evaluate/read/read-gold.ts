import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { listFiles, readTextFile, requireExisting } from "../../base/files.ts";
import { parseConll } from "../../formats/conll.ts";
import { createDocument, type Document } from "../../text/document.ts";
import type { Span } from "../../text/span.ts";
import { readAnnotatedText, readBratAnnotations } from "./read-brat.ts";

/** How annotations lie in files: `.ann` beside `.txt`, or a token and its tag a line. */
export const GOLD_FORMATS = ["brat", "conll"] as const;
export type GoldFormat = (typeof GOLD_FORMATS)[number];

/** A text and what one annotator, or a system, marked in it. */
export interface AnnotatedDocument {
  readonly document: Document;
  readonly spans: readonly Span[];
}

/** The annotated documents of a folder, or of one CoNLL file. Throws `input-missing`, `input-empty`, `input-format`. */
export async function readGold(path: string, format: GoldFormat, what: string): Promise<AnnotatedDocument[]> {
  return format === "brat" ? readBratFolder(path, what) : readConllFiles(path, what);
}

/** The documents of a folder that have an annotation file, by relative path; ids are the paths of the texts. */
export async function readBratFolder(directory: string, what: string): Promise<AnnotatedDocument[]> {
  requireExisting(directory, what);
  const annotated: AnnotatedDocument[] = [];
  for (const path of await listFiles(directory, ".txt")) {
    const annotations = join(directory, annotationsOf(path));
    if (!existsSync(annotations)) continue;
    const document = createDocument(path, await readAnnotatedText(join(directory, path)));
    annotated.push({ document, spans: await readBratAnnotations(annotations, document) });
  }
  if (annotated.length > 0) return annotated;
  throw emptyError(directory, ".txt files with an .ann file beside each");
}

/** The path of the annotations that belong to a text. */
export function annotationsOf(textPath: string): string {
  return textPath.replace(/\.txt$/, ".ann");
}

const CONLL_FILE = /\.(?:tsv|conll|txt|bio|iob2?)$/i;

/** Ids are the file's path in the folder, a colon and a line; of a file given by itself, a colon and a line. */
async function readConllFiles(path: string, what: string): Promise<AnnotatedDocument[]> {
  requireExisting(path, what);
  const isFile = (await stat(path)).isFile();
  const files = isFile ? [""] : (await listFiles(path)).filter((file) => CONLL_FILE.test(file));
  const annotated: AnnotatedDocument[] = [];
  for (const file of files) {
    const full = isFile ? path : join(path, file);
    for (const { document, spans } of parseConll(await readTextFile(full), full)) {
      // Two files with the same sentences are compared line by line, wherever they lie.
      annotated.push({ document: createDocument(file + document.id.slice(full.length), document.text), spans });
    }
  }
  if (annotated.length > 0) return annotated;
  throw emptyError(path, `a file or folder of token-and-tag lines (${basename(path)} holds none)`);
}

function emptyError(path: string, expected: string): UnnameError {
  return new UnnameError("input-empty", `${path}: no annotated documents. Expected ${expected}.`, {
    details: { path },
  });
}
