import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { listFiles, readJsonLines, readTextFile, requireExisting } from "../base/files.ts";
import { parseBrat } from "../formats/brat.ts";
import { createDocument, type Document } from "../text/document.ts";
import type { Span } from "../text/span.ts";
import { isCovered, scoreSpans, type Score, type ScoredDocument, type Scores } from "./score.ts";

/** Finds spans in documents: what a recogniser does, or a folder of its output. */
export type FindSpans = (documents: readonly Document[]) => Promise<readonly (readonly Span[])[]>;

export interface EvaluateOptions {
  /** BRAT: `.txt` beside `.ann`. A `mentions.jsonl` inside or one folder up adds recall per form. */
  readonly goldDirectory: string;
  /** A folder of BRAT with the same texts, or a function. */
  readonly system: string | FindSpans;
}

/** Recall of the mentions written in one form. */
export interface FormScore {
  readonly gold: number;
  readonly covered: number;
  /** covered / gold, see `Score.coverageRecall`. */
  readonly coverageRecall: number;
}

/** What `evaluate --json` prints. */
export interface Evaluation extends Scores {
  readonly schemaVersion: 1;
  readonly documents: number;
  /** By label, then by form ("plain", "lower", …); null without a `mentions.jsonl`. */
  readonly forms: Readonly<Record<string, Readonly<Record<string, FormScore>>>> | null;
}

/**
 * Precision, recall and F1 of a system against gold annotations.
 * Throws `input-missing`, `input-empty`, or `input-format` if an annotation is malformed or a system text differs from the gold's.
 */
export async function evaluate(options: EvaluateOptions): Promise<Evaluation> {
  const gold = await readBratFolder(options.goldDirectory, "gold folder");
  const documents = gold.map(({ document }) => document);
  const system =
    typeof options.system === "string" ? await readSystem(options.system, documents) : await options.system(documents);
  const scored = gold.map(({ document, spans }, index): ScoredDocument => ({
    id: document.id,
    text: document.text,
    gold: spans,
    system: system[index] ?? [],
  }));
  const scores = scoreSpans(scored);
  return {
    schemaVersion: 1,
    documents: documents.length,
    ...scores,
    forms: await scoreForms(options.goldDirectory, scored),
  };
}

interface AnnotatedDocument {
  readonly document: Document;
  readonly spans: readonly Span[];
}

/** The documents of a folder that have an annotation file, by relative path; ids are the paths of the texts. */
export async function readBratFolder(directory: string, what: string): Promise<AnnotatedDocument[]> {
  requireExisting(directory, what);
  const annotated: AnnotatedDocument[] = [];
  for (const path of await listFiles(directory, ".txt")) {
    const annotations = join(directory, path.replace(/\.txt$/, ".ann"));
    if (!existsSync(annotations)) continue;
    const document = createDocument(path, await readTextFile(join(directory, path)));
    annotated.push({ document, spans: parseBrat(await readTextFile(annotations), document, annotations) });
  }
  if (annotated.length > 0) return annotated;
  throw new UnnameError(
    "input-empty",
    `${directory}: no annotated documents. Expected .txt files with an .ann file beside each.`,
    {
      details: { path: directory },
    },
  );
}

async function readSystem(directory: string, documents: readonly Document[]): Promise<(readonly Span[])[]> {
  const system = new Map((await readBratFolder(directory, "system folder")).map((found) => [found.document.id, found]));
  return documents.map((document) => {
    const found = system.get(document.id);
    if (found !== undefined && found.document.text === document.text) return found.spans;
    const expected = found === undefined ? "this document, annotated" : "the same text as in the gold folder";
    throw new UnnameError(
      "input-format",
      `${join(directory, document.id)}: expected ${expected}. Annotate the gold folder's texts.`,
      {
        details: { path: directory, document: document.id },
      },
    );
  });
}

interface MentionRecord {
  readonly document: string;
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly form: string;
}

/** A line of `mentions.jsonl`: `document` with or without `.txt`, offsets in UTF-16 code units. Other keys are ignored. */
function readMention(value: unknown): MentionRecord | string {
  const { document, start, end, label, form } = value as Record<string, unknown>;
  const isMention = typeof document === "string" && typeof start === "number" && typeof end === "number";
  if (!isMention || typeof label !== "string" || typeof form !== "string")
    return "document, start, end, label and form";
  return { document, start, end, label, form };
}

async function scoreForms(goldDirectory: string, scored: readonly ScoredDocument[]): Promise<Evaluation["forms"]> {
  const places = [join(goldDirectory, "mentions.jsonl"), join(dirname(goldDirectory), "mentions.jsonl")];
  const file = places.find((path) => existsSync(path));
  if (file === undefined) return null;
  const documents = new Map(scored.map((document) => [basename(document.id, ".txt"), document]));
  const forms: Record<string, Record<string, FormScore>> = {};
  for (const mention of await readJsonLines(file, "mentions file", readMention)) {
    const document = documents.get(basename(mention.document, ".txt"));
    if (document === undefined) continue;
    const ofLabel = (forms[mention.label] ??= {});
    const { gold, covered } = ofLabel[mention.form] ?? { gold: 0, covered: 0 };
    const isFound = isCovered(document.text, mention, document.system);
    const counts = { gold: gold + 1, covered: covered + (isFound ? 1 : 0) };
    ofLabel[mention.form] = { ...counts, coverageRecall: counts.covered / counts.gold };
  }
  return forms;
}

/** A table for people: a line a label, then a line a form. */
export function formatEvaluation(evaluation: Evaluation): string {
  const percent = (rate: number) => `${(100 * rate).toFixed(1)} %`.padStart(11);
  const line = (name: string, score: Score) => {
    const rates = [score.precision, score.recall, score.f1, score.coverageRecall].map(percent).join("");
    return `${name.padEnd(8)}${rates}${String(score.gold).padStart(11)}`;
  };
  const head = `${"".padEnd(8)}${["precision", "recall", "F1", "covered", "mentions"].map((name) => name.padStart(11)).join("")}`;
  const labels = Object.entries(evaluation.labels).map(([label, score]) => line(label, score));
  const rows = [head, line("all", evaluation.overall), ...labels];
  for (const [label, forms] of Object.entries(evaluation.forms ?? {})) {
    for (const [form, score] of Object.entries(forms)) {
      rows.push(`${`${label} ${form}`.padEnd(28)}${percent(score.coverageRecall)} covered of ${score.gold}`);
    }
  }
  return `${rows.join("\n")}\n`;
}
