import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { readJsonLines } from "../../base/files.ts";
import { isCovered, type ScoredDocument } from "../figures/score.ts";

/** Recall of the mentions written in one form. */
export interface FormScore {
  readonly gold: number;
  readonly covered: number;
  /** covered / gold, see `Score.coverageRecall`. */
  readonly coverageRecall: number;
}

/** By label, then by form ("plain", "lower", …). */
export type FormScores = Readonly<Record<string, Readonly<Record<string, FormScore>>>>;

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

/** Recall by form, from a `mentions.jsonl` in the gold folder or one folder up; null without one. */
export async function scoreForms(goldDirectory: string, scored: readonly ScoredDocument[]): Promise<FormScores | null> {
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
