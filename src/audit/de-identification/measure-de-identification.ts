import { join } from "node:path";

import { bootstrapRatio, type RatioTerm } from "../../base/statistics/bootstrap.ts";
import { privateDirectoryOf } from "../../base/files.ts";
import { countRecall } from "../../evaluate/figures/recall.ts";
import { readGold } from "../../evaluate/read/read-gold.ts";
import { entityOf } from "../../text/entities.ts";
import type { Span } from "../../text/span.ts";
import { exactShare } from "../context-interval.ts";
import { note } from "../remarks.ts";
import { readReplaced } from "../parrot/read-replaced.ts";
import { type Measurement, measurement } from "../verdicts.ts";

export interface MeasureDeIdentificationOptions {
  /** Folders that `anonymise` wrote, each with its private folder beside it. */
  readonly corpora: readonly string[];
  /** BRAT: the notes as they were, with every person in them. */
  readonly goldDirectory: string;
  readonly seed: number;
}

/** Recall of persons that is taken for enough. */
const ENOUGH = 0.99;

/**
 * The audit `de-identification`: how many of the annotated persons step 1 covered, every letter, and how many mentions are then still to be expected in
 * everything it wrote: found · (1 − recall) / recall, without an end where nothing was covered. About the notes and not about a model: no verdict depends on it. Throws as `readGold` does.
 */
export async function measureDeIdentification({
  corpora,
  goldDirectory,
  seed,
}: MeasureDeIdentificationOptions): Promise<Measurement[]> {
  const gold = new Map((await readGold(goldDirectory, "brat", "gold folder")).map((one) => [one.document.id, one]));
  const terms: RatioTerm[] = [];
  let found = 0;
  for (const corpus of corpora) {
    for (const [id, system] of await readReplaced(join(privateDirectoryOf(corpus), "spans.jsonl"))) {
      found += system.filter(({ label }) => entityOf(label, "") === "PERSON").length;
      const original = gold.get(id);
      if (original === undefined) continue;
      gold.delete(id);
      terms.push(termOf(original.document.text, original.spans, system));
    }
  }
  // A document without any replaced span stands in no line of spans.jsonl: what it names was missed.
  for (const { document, spans } of gold.values()) terms.push(termOf(document.text, spans, []));
  const mentions = terms.reduce((sum, { denominator }) => sum + denominator, 0);
  const covered = terms.reduce((sum, { numerator }) => sum + numerator, 0);
  if (mentions === 0) return [];
  const { low, high } = bootstrapRatio(terms, { seed });
  const exact = exactShare(covered, mentions);
  // All or nothing covered: resampling says nothing.
  const isExact = !Number.isFinite(low) || low === high;
  const interval = isExact ? exact : ({ ciLow: low, ciHigh: high, ciMethod: "bootstrap-documents" } as const);
  const { ciLow, ciHigh, ciMethod } = interval;
  const limit = ENOUGH;
  // Where nothing was covered, any number can be left: no number in JSON.
  const residual = (recall: number) => (recall === 0 ? Number.POSITIVE_INFINITY : (found * (1 - recall)) / recall);
  const recall = covered / mentions;
  return [
    measurement("step-1-recall", {
      split: "both",
      n: mentions,
      hits: covered,
      estimate: recall,
      ciLow,
      ciHigh,
      ciMethod,
      notes: [note(ciLow >= limit ? "recall-holds" : "recall-open", { limit })],
    }),
    measurement("step-1-residual", {
      split: "both",
      n: found,
      estimate: residual(recall),
      ciLow: residual(ciHigh),
      ciHigh: residual(ciLow),
      ciMethod,
    }),
  ];
}

function termOf(text: string, gold: readonly Span[], system: readonly Span[]): RatioTerm {
  const isPerson = ({ label, start, end }: Span) => entityOf(label, text.slice(start, end)) === "PERSON";
  const { gold: denominator, covered: numerator } = countRecall({ id: "", text, gold, system }, isPerson);
  return { numerator, denominator };
}
