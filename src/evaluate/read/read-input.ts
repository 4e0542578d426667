import { fileError, UnnameError } from "../../base/errors.ts";
import { createDocument, type Document } from "../../text/document.ts";
import type { Span } from "../../text/span.ts";
import type { LabelScheme } from "../schemes/label-scheme.ts";
import type { MeddocanCounts } from "../schemes/meddocan.ts";
import { countCompat, fromCompat, readCompatFolder, toCompat } from "../schemes/meddocan-compat.ts";
import type { GoldFormat } from "./gold-formats.ts";
import { readGold } from "./read-gold.ts";
import { readSystem } from "./read-system.ts";
import type { ScoredDocument } from "../figures/score.ts";

/** Finds spans in documents: what a recogniser does. */
export type FindSpans = (documents: readonly Document[]) => Promise<readonly (readonly Span[])[]>;

export interface InputOptions {
  readonly goldDirectory: string;
  readonly system: string | FindSpans;
  readonly format?: GoldFormat;
  readonly entities?: readonly string[];
  readonly compare?: LabelScheme;
  readonly onProgress?: (message: string) => void;
}

/** Gold and predictions, read or made. */
export interface EvaluationInput {
  /** Every document of the gold. */
  readonly documents: readonly ScoredDocument[];
  /** How many of them the system's folder lacks. */
  readonly missing: number;
  readonly notes: readonly string[];
  /** What the official script counts, by the name of the document; only of {@link readCompatInput}. */
  readonly official?: ReadonlyMap<string, MeddocanCounts>;
}

/** Reads the gold, and reads or makes the predictions. */
export async function readInput(options: InputOptions): Promise<EvaluationInput> {
  const { goldDirectory, system, format = "brat" } = options;
  const gold = await readGold(goldDirectory, format, format === "brat" ? "gold folder" : "gold file or folder");
  const documents = gold.map(({ document }) => document);
  const score = (found: readonly (readonly Span[] | undefined)[]) =>
    gold.map(({ document: { id, text }, spans }, index) => ({ id, text, gold: spans, system: found[index] ?? [] }));
  if (typeof system !== "string") {
    options.onProgress?.(`recognising ${documents.length} documents`);
    return { documents: score(await system(documents)), missing: 0, notes: [] };
  }
  const { spans, unknown } = await readSystem(system, documents, format);
  const missing = spans.filter((found) => found === undefined).length;
  return { documents: score(spans), missing, notes: noteDocuments(missing, unknown, "") };
}

/** As {@link readInput}, but reads annotations as leniently as the official MEDDOCAN script, and counts what it counts. */
export async function readCompatInput(options: InputOptions): Promise<EvaluationInput> {
  const { goldDirectory, system, format = "brat" } = options;
  if (format !== "brat") throw new UnnameError("usage", "--compat meddocan reads BRAT alone: leave out --format.");
  if (options.entities !== undefined || options.compare === "entities") {
    throw new UnnameError(
      "usage",
      "--compat meddocan scores all types as written: leave out --entities and --compare.",
    );
  }
  const gold = await readCompatFolder(goldDirectory);
  const documents = [...gold].map(([name, { text }]) => createDocument(`${name}.txt`, text));
  if (documents.length === 0) {
    throw fileError("input-empty", goldDirectory, "no annotated documents. Expected .ann files.");
  }
  const names = [...gold.keys()];
  options.onProgress?.(`${documents.length} documents`);
  const found =
    typeof system === "string"
      ? await readCompatFolder(system, gold)
      : nameAll(
          names,
          (await system(documents)).map((spans, index) => toCompat(documents[index]?.text ?? "", spans)),
        );
  const missing = names.filter((name) => !found.has(name)).length;
  const unknown = found.size + missing - names.length;
  return {
    documents: [...gold].map(([name, { text, annotations }], index) => ({
      id: documents[index]?.id ?? name,
      text,
      gold: fromCompat(text, annotations),
      system: fromCompat(text, found.get(name)?.annotations ?? []),
    })),
    missing,
    notes: noteDocuments(missing, unknown, " in all figures but those of meddocan, which leave these documents out"),
    official: countCompat(gold, found),
  };
}

function nameAll<T>(names: readonly string[], values: readonly T[]): Map<string, T> {
  return new Map(values.map((value, index) => [names[index] as string, value]));
}

function noteDocuments(missing: number, unknown: number, exception: string): string[] {
  const notes: string[] = [];
  if (missing > 0) {
    notes.push(`The system has no annotations of ${missing} documents: their mentions count as missed${exception}.`);
  }
  if (unknown > 0) notes.push(`${unknown} annotated documents of the system are not in the gold and were not scored.`);
  return notes;
}
