import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, join } from "node:path";

import { fileError, UnnameError } from "../../base/errors.ts";
import { listFiles, refuseExisting, requireExisting, writeFileAtomic } from "../../base/files.ts";
import { stageFolder } from "../../base/files/staged-folder.ts";
import type { GoldFormat } from "../../evaluate/read/gold-formats.ts";
import { annotationsOf, detectFormat, readAnnotated } from "../../evaluate/read/read-annotated.ts";
import { type AnnotatedText, createCounter } from "../../formats/annotations/annotation.ts";
import type { ConllScheme } from "../../formats/conll/conll-schemes.ts";
import { createDocument } from "../../text/document.ts";
import { refuseOverlap } from "../reading/refuse-overlap.ts";
import { fitText } from "./fit-text.ts";
import { formatTexts, type Formatted } from "./format-texts.ts";
import { type JsonShape, nameTarget, type Target } from "./target.ts";

export interface ConvertOptions {
  /** A folder or file of annotated texts. */
  readonly input: string;
  /** A folder for `brat` and `i2b2`, a file for `conll` and `jsonl`; readable by its owner alone, since it holds the notes. */
  readonly output: string;
  /** Default `auto`: by the files that there are. */
  readonly from?: GoldFormat | "auto";
  readonly to: GoldFormat;
  /** Of `conll`; default `bio`. */
  readonly scheme?: ConllScheme;
  /** Of `jsonl`; default `spacy`. */
  readonly shape?: JsonShape;
  /** Leave out what the format cannot hold; default false: it is an error. */
  readonly lossy?: boolean;
  readonly force?: boolean;
}

export interface ConvertResult {
  readonly output: string;
  readonly from: GoldFormat;
  readonly to: GoldFormat;
  readonly documents: number;
  readonly annotations: number;
  /** What was left out, by kind; empty without `lossy`. */
  readonly lost: Readonly<Record<string, number>>;
}

/**
 * Writes annotated texts in another format. What that format cannot hold (docs/reference/formats.md) is an `input-format` error that counts it by kind, and
 * with `lossy` is left out and counted. All that is written was read again and compared. Throws what reading throws, `output-exists`,
 * and `usage` for ids that cannot be file names.
 */
export async function convertAnnotations(options: ConvertOptions): Promise<ConvertResult> {
  const { input, output, to, scheme = "bio", shape = "spacy", lossy = false, force = false } = options;
  requireExisting(input, "folder or file of annotated texts");
  refuseOverlap([input], [output]);
  await refuseExisting(output, force);
  const target: Target = { format: to, scheme, shape };
  const from = options.from === undefined || options.from === "auto" ? await detectFormat(input) : options.from;
  const all = await readAnnotated(input, from, "folder or file of annotated texts");
  const lost = createCounter();
  lost.add("files without their other half", from === "brat" ? await countHalves(input) : 0);
  const texts: AnnotatedText[] = [];
  let firstLoss: string | undefined;
  for (const annotated of all) {
    const fitted = fitText(annotated, target);
    for (const [kind, count] of Object.entries(fitted.lost)) {
      firstLoss ??= annotated.document.id;
      lost.add(kind, count);
    }
    if (fitted.text !== undefined) texts.push(renamed(fitted.text, nameOf(annotated.document.id, input, from)));
  }
  if (!lossy && Object.keys(lost.counts).length > 0) throw wouldLose(input, target, lost.counts, firstLoss);
  requireNames(texts, input, to);
  await write(output, formatTexts(texts, target, output.endsWith(".json")));
  const annotations = texts.reduce((sum, text) => sum + text.annotations.length, 0);
  return { output, from, to, documents: texts.length, annotations, lost: lost.counts };
}

/** Without the extension that the format gives it; of a text that its file does not name, after the file and the line. */
function nameOf(id: string, input: string, from: GoldFormat): string {
  if (from === "brat" || from === "i2b2") return id.replace(/\.(?:txt|xml)$/u, "");
  return /^:\d+$/u.test(id) ? `${basename(input).replace(/\.[^.]+$/u, "")}-${id.slice(1)}` : id;
}

function renamed(text: AnnotatedText, name: string): AnnotatedText {
  return { ...text, document: createDocument(name, text.document.text) };
}

/** Texts without annotations and annotations without a text. */
async function countHalves(directory: string): Promise<number> {
  const files = await listFiles(directory);
  const texts = files.filter((file) => file.endsWith(".txt") && !existsSync(join(directory, annotationsOf(file))));
  const annotations = files.filter((file) => file.endsWith(".ann") && !files.includes(file.replace(/ann$/u, "txt")));
  return texts.length + annotations.length;
}

/** A name becomes a path in the output folder, and must stay in it. */
function requireNames(texts: readonly AnnotatedText[], input: string, to: GoldFormat): void {
  const names = new Set<string>();
  for (const {
    document: { id },
  } of texts) {
    const isPath = id.split("/").every((part) => part !== "" && !part.startsWith(".")) && !/[\\\0]/u.test(id);
    if (names.has(id) || (!isPath && (to === "brat" || to === "i2b2")))
      throw fileError(
        "usage",
        input,
        `expected ids that can be file names, each once; a document's is ${names.has(id) ? "there twice" : "no such name"}: ${JSON.stringify(id)}. Change it.`,
        { document: id },
      );
    names.add(id);
  }
}

async function write(output: string, formatted: Formatted): Promise<void> {
  if ("file" in formatted) {
    if (existsSync(output) && (await stat(output)).isDirectory())
      throw new UnnameError("usage", `${output}: expected a file to write to, found a folder. Name a file in it.`);
    return writeFileAtomic(output, formatted.file, { private: true });
  }
  const folder = await stageFolder(output, { private: true });
  try {
    for (const [path, content] of formatted.files) await folder.write(path, content);
    await folder.commit();
  } finally {
    await folder.discard();
  }
}

function wouldLose(input: string, target: Target, lost: Readonly<Record<string, number>>, first: string | undefined) {
  const kinds = Object.entries(lost).map(([kind, count]) => `${kind} (${count})`);
  const where = first === undefined ? "" : `, the first in document ${first}`;
  return fileError(
    "input-format",
    input,
    `${nameTarget(target)} cannot hold what is there: ${kinds.join(", ")}${where}. Choose another format, or pass --lossy to leave it out.`,
    { lost: kinds },
  );
}
