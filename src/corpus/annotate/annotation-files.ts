import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { fileError } from "../../base/errors.ts";
import { readTextFile } from "../../base/files.ts";
import { formatBrat, parseBrat } from "../../formats/brat.ts";
import type { RecordFormat } from "../../formats/records/record-codec.ts";
import { createDocument, type Document } from "../../text/document.ts";
import type { Span } from "../../text/span.ts";

/** Digits of a line number in a file name, so that files sort as lines do. */
const LINE_DIGITS = 6;

/** A file whose documents are annotated. */
export interface AnnotatedFile {
  readonly path: string;
  readonly format: RecordFormat;
  /** What the file begins with before its text: U+FEFF or nothing. */
  readonly byteOrderMark: string;
}

/** A document as its annotation files hold it. */
export interface AnnotationFiles {
  /** Relative paths of the text and its standoff. */
  readonly textPath: string;
  readonly standoffPath: string;
  /**
   * What the text file holds: the file's byte-order mark, which BRAT counts as a character, and the document's text. UTF-8 has no
   * unpaired surrogates: each stands as U+FFFD, one code point like itself.
   */
  readonly text: string;
}

/**
 * Where a document's annotations lie: a file of one document keeps its path (`a/note.txt`, `a/note.ann`); a document of a file
 * of many has its record's number below the file's path (`notes.jsonl/000012.txt`), with `#` and the field where records have several
 * (`000012#notes[0].text.txt`).
 */
export function annotationFilesOf(file: AnnotatedFile, document: Document): AnnotationFiles {
  const isWhole = file.format === "txt" || file.format === "brat";
  const [number = "", ...field] = document.id.slice(file.path.length + 1).split("#");
  const part = [number.padStart(LINE_DIGITS, "0"), ...field].join("#").replaceAll(/[/\\]/gu, "_");
  const stem = isWhole ? file.path.replace(/\.txt$/u, "") : `${file.path}/${part}`;
  const text = Buffer.from((isWhole ? file.byteOrderMark : "") + document.text).toString();
  return { textPath: `${stem}.txt`, standoffPath: `${stem}.ann`, text };
}

/** How much further a place lies in the text file than in a document of this length. */
export function shiftOf({ text }: AnnotationFiles, documentLength: number): number {
  return text.length - documentLength;
}

/** The standoff of a document's spans, with score and source as notes. */
export function formatAnnotations(files: AnnotationFiles, document: Document, spans: readonly Span[]): string {
  const shift = shiftOf(files, document.text.length);
  const shifted = spans.map((span) => ({ ...span, start: span.start + shift, end: span.end + shift }));
  return formatBrat(createDocument(document.id, files.text), shifted, { origins: true });
}

/**
 * The spans that the annotation files in `directory` give a document, sorted; they may overlap. Throws `input-missing` if a file is
 * not there, and `input-format` if the text is another one or the standoff is malformed (with its line).
 */
export async function readAnnotations(directory: string, file: AnnotatedFile, document: Document): Promise<Span[]> {
  const files = annotationFilesOf(file, document);
  const textPath = join(directory, files.textPath);
  const standoffPath = join(directory, files.standoffPath);
  for (const path of [textPath, standoffPath]) {
    if (existsSync(path)) continue;
    throw fileError(
      "input-missing",
      path,
      `no such file, but the input has ${document.id}. Annotate all documents: one without names has an empty .ann file.`,
      { document: document.id },
    );
  }
  const found = await readFile(textPath);
  const expected = Buffer.from(files.text);
  if (!found.equals(expected)) {
    const byteOffset = firstDifference(found, expected);
    throw fileError(
      "input-format",
      textPath,
      `expected the text of ${document.id}, found another one from byte ${byteOffset} on. Annotate the same input again, or name the input that was annotated.`,
      { document: document.id, byteOffset },
    );
  }
  const spans = parseBrat(await readTextFile(standoffPath), createDocument(document.id, files.text), standoffPath);
  const shift = shiftOf(files, document.text.length);
  return spans
    .map((span) => ({ ...span, start: Math.max(0, span.start - shift), end: span.end - shift }))
    .filter(({ start, end }) => end > start);
}

function firstDifference(a: Buffer, b: Buffer): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) if (a[index] !== b[index]) return index;
  return length;
}
