import { isDeepStrictEqual } from "node:util";

import { UnnameError } from "../../base/errors.ts";
import { i2b2ClassOf } from "../../evaluate/schemes/i2b2-categories.ts";
import {
  type AnnotatedText,
  type Annotation,
  compareAnnotations,
  spansOf,
} from "../../formats/annotations/annotation.ts";
import { formatI2b2, parseI2b2 } from "../../formats/annotations/i2b2-xml.ts";
import { parseJsonAnnotations } from "../../formats/annotations/json-annotations.ts";
import { formatLabelStudioTask } from "../../formats/annotations/label-studio.ts";
import { formatSpacyRecord } from "../../formats/annotations/spacy.ts";
import { formatStandoff, parseStandoff } from "../../formats/brat.ts";
import { parseConll } from "../../formats/conll/conll.ts";
import { formatConll } from "../../formats/conll/format-conll.ts";
import { formatBratConfiguration } from "../annotate/annotate.ts";
import type { Target } from "./target.ts";

/** A folder's files by their paths, or the one file that there is. */
export type Formatted = { readonly files: ReadonlyMap<string, string> } | { readonly file: string };

const categoryOf = (label: string, surface: string) => i2b2ClassOf(label, surface).category;

/**
 * Texts that fit a format in that format, read again and compared: what does not come back as it was is a `verification-failed` error with the
 * document's id. `asList` writes JSON as one list.
 */
export function formatTexts(texts: readonly AnnotatedText[], target: Target, asList: boolean): Formatted {
  if (target.format === "brat") return { files: formatBratFiles(texts) };
  if (target.format === "i2b2") return { files: formatI2b2Files(texts) };
  const file = target.format === "conll" ? formatConllFile(texts, target) : formatJsonFile(texts, target, asList);
  return { file };
}

function formatBratFiles(texts: readonly AnnotatedText[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const { document, annotations } of texts) {
    const standoff = formatStandoff(document, annotations);
    requireSame(document.id, annotations, parseStandoff(standoff, document, document.id).annotations);
    files.set(`${document.id}.txt`, document.text).set(`${document.id}.ann`, standoff);
  }
  const labels = new Set(texts.flatMap(({ annotations }) => annotations.map(({ label }) => label)));
  return files.set("annotation.conf", formatBratConfiguration([...labels].sort()));
}

function formatI2b2Files(texts: readonly AnnotatedText[]): Map<string, string> {
  return new Map(
    texts.map(({ document: { id, text }, annotations }) => {
      const xml = formatI2b2(text, annotations, categoryOf);
      const read = parseI2b2(xml, id, categoryOf);
      requireSame(id, [text, ...annotations], [read.document.text, ...read.annotations]);
      return [`${id}.xml`, xml];
    }),
  );
}

function formatConllFile(texts: readonly AnnotatedText[], { scheme }: Target): string {
  const documents = texts.map(({ document, annotations }) => ({ document, spans: spansOf(annotations) }));
  const file = formatConll(documents, { scheme, keepsSpaces: true });
  const read = parseConll(file, "");
  for (const [index, { document, spans }] of documents.entries()) {
    const back = read[index];
    requireSame(
      document.id,
      [document.id, document.text, ...spans],
      [back?.name, back?.document.text, ...(back?.spans ?? [])],
    );
  }
  return file;
}

function formatJsonFile(texts: readonly AnnotatedText[], { shape }: Target, asList: boolean): string {
  const format = shape === "spacy" ? formatSpacyRecord : formatLabelStudioTask;
  const records = texts.map(({ document: { id, text }, annotations }) => format(id, text, annotations));
  const file = asList ? `[\n${records.join(",\n")}\n]\n` : records.map((record) => `${record}\n`).join("");
  const read = parseJsonAnnotations(file, "");
  for (const [index, { document, annotations }] of texts.entries()) {
    const back = read[index];
    const sorted: readonly Annotation[] = back?.annotations.toSorted(compareAnnotations) ?? [];
    requireSame(
      document.id,
      [document.id, document.text, ...annotations],
      [back?.document.id, back?.document.text, ...sorted],
    );
  }
  return file;
}

function requireSame(id: string, written: readonly unknown[], read: readonly unknown[]): void {
  if (isDeepStrictEqual(written, read)) return;
  throw new UnnameError(
    "verification-failed",
    `document ${id}: what was written does not read as what it was written from. Nothing was kept. Leave the document out, and report this.`,
    { details: { document: id } },
  );
}
