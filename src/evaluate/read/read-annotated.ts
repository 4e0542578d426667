import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, join } from "node:path";

import { fileError } from "../../base/errors.ts";
import { listFiles, readTextFile, requireExisting } from "../../base/files.ts";
import { type AnnotatedText, compareAnnotations } from "../../formats/annotations/annotation.ts";
import { parseI2b2 } from "../../formats/annotations/i2b2-xml.ts";
import { parseJsonAnnotations } from "../../formats/annotations/json-annotations.ts";
import { parseConll } from "../../formats/conll/conll.ts";
import { createDocument } from "../../text/document.ts";
import { i2b2ClassOf } from "../schemes/i2b2-categories.ts";
import type { GoldFormat } from "./gold-formats.ts";
import { readAnnotatedText, readStandoff } from "./read-brat.ts";

type FileFormat = Exclude<GoldFormat, "brat">;

const FILES: Readonly<Record<FileFormat, { readonly pattern: RegExp; readonly expected: string }>> = {
  conll: { pattern: /\.(?:tsv|conll|txt|bio|iob2?)$/i, expected: "a file or folder of token-and-tag lines" },
  jsonl: {
    pattern: /\.(?:jsonl|ndjson)$/i,
    expected: "a file of annotated texts in JSON, or a folder of .jsonl files",
  },
  i2b2: { pattern: /\.xml$/i, expected: "a file or folder of i2b2 XML" },
};

/**
 * All that the files of a folder, or one file, say of their texts. Ids are the paths of the texts in the folder (`brat`, `i2b2`), or what the
 * files call them; else the file's path in the folder, a colon and a line (of a file given by itself, a colon and a line). Throws
 * `input-missing`, `input-empty`, `input-format`, also for two texts of one id.
 */
export async function readAnnotated(path: string, format: GoldFormat, what: string): Promise<AnnotatedText[]> {
  requireExisting(path, what);
  const texts = format === "brat" ? await readBrat(path, what) : await readFiles(path, format);
  const ids = new Set<string>();
  for (const { document } of texts) {
    if (ids.has(document.id))
      throw fileError("input-format", path, `expected one text called ${document.id}, found two. Rename one.`, {
        document: document.id,
      });
    ids.add(document.id);
  }
  if (texts.some(({ isUnannotated }) => isUnannotated !== true)) return texts;
  const expected =
    format === "brat"
      ? ".txt files with an .ann file beside each"
      : `${FILES[format].expected} (${basename(path)} holds none)`;
  throw fileError("input-empty", path, `no annotated documents. Expected ${expected}.`);
}

/** The path of the annotations that belong to a text. */
export function annotationsOf(textPath: string): string {
  return textPath.replace(/\.txt$/, ".ann");
}

/** `auto`: a folder with `.ann` files is BRAT; else by the extensions, CoNLL where they say nothing. A path that is not there may be anything. */
export async function detectFormat(path: string): Promise<GoldFormat> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return "brat";
  const files = found.isDirectory() ? await listFiles(path) : [path];
  if (found.isDirectory() && files.some((file) => file.endsWith(".ann"))) return "brat";
  if (files.some((file) => FILES.i2b2.pattern.test(file))) return "i2b2";
  return files.some((file) => FILES.jsonl.pattern.test(file) || (file === path && /\.json$/i.test(file)))
    ? "jsonl"
    : "conll";
}

async function readBrat(directory: string, what: string): Promise<AnnotatedText[]> {
  if (!(await stat(directory)).isDirectory())
    throw fileError("input-format", directory, `expected a ${what} of .txt and .ann files, found a file.`);
  const texts: AnnotatedText[] = [];
  for (const path of await listFiles(directory, ".txt")) {
    const annotations = join(directory, annotationsOf(path));
    if (!existsSync(annotations)) continue;
    const document = createDocument(path, await readAnnotatedText(join(directory, path)));
    texts.push({ document, ...(await readStandoff(annotations, document)) });
  }
  return texts;
}

async function readFiles(path: string, format: FileFormat): Promise<AnnotatedText[]> {
  const isFile = (await stat(path)).isFile();
  const files = isFile ? [""] : (await listFiles(path)).filter((file) => FILES[format].pattern.test(file));
  const texts: AnnotatedText[] = [];
  for (const file of files) {
    const full = isFile ? path : join(path, file);
    for (const text of parse(await readTextFile(full), full, format)) {
      // Two files with the same texts are compared line by line, wherever they lie.
      const { id } = text.document;
      const own = id.startsWith(full) ? file + id.slice(full.length) : id;
      texts.push({ ...text, document: createDocument(own === "" ? basename(path) : own, text.document.text) });
    }
  }
  return texts;
}

function parse(content: string, path: string, format: FileFormat): AnnotatedText[] {
  if (format === "jsonl") return parseJsonAnnotations(content, path);
  if (format === "i2b2") return [parseI2b2(content, path, (label, surface) => i2b2ClassOf(label, surface).category)];
  return parseConll(content, path).map(({ document, spans, name }) => ({
    document: name === undefined ? document : createDocument(name, document.text),
    annotations: spans
      .map(({ start, end, label }) => ({ label, stretches: [{ start, end }] as const }))
      .sort(compareAnnotations),
    others: {},
  }));
}
