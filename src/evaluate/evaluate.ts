import { compareAnnotators, type AgreementFigures } from "./figures/compare-annotators.ts";
import { countFigures, type Figures, toFigures } from "./figures/figures.ts";
import { countFalseMarks, type FalseMarks } from "./figures/false-marks.ts";
import { type FormScores, scoreForms } from "./read/forms.ts";
import { computeIntervals, type Intervals } from "./figures/intervals.ts";
import {
  applyScheme,
  chooseScheme,
  keepEntities,
  type LabelScheme,
  noteForeignLabels,
} from "./schemes/label-scheme.ts";
import { type MeddocanCounts, type MeddocanScores, scoreMeddocan } from "./schemes/meddocan.ts";
import {
  type Perturbation,
  type PerturbedRecall,
  scoreAsWritten,
  scorePerturbations,
} from "./perturb/perturbations.ts";
import { type KindScore, scoreNoteKinds } from "./read/note-kinds.ts";
import type { GoldFormat } from "./read/gold-formats.ts";
import { type FindSpans, readCompatInput, readInput } from "./read/read-input.ts";
import { onEntities } from "./figures/recall.ts";
import { type Score, scoreSpans, type ScoredDocument, type Scores, sumScores } from "./figures/score.ts";
import { countSentences, readSentenceCounts, type SentenceCounts } from "./read/sentence-counts.ts";

export interface EvaluateOptions {
  /** BRAT: `.txt` beside `.ann`; a `mentions.jsonl` inside or one folder up adds recall per form. CoNLL: a folder or a file. */
  readonly goldDirectory: string;
  /** A folder of annotations of the same texts, or a function. */
  readonly system: string | FindSpans;
  /** Default `brat`. */
  readonly format?: GoldFormat;
  /** Score MEDDOCAN's figures with the quirks of the official script. */
  readonly compat?: "meddocan";
  /** A file of documents and their numbers of sentences, for the leak score; default: our own sentence splitter. */
  readonly sentencesPath?: string;
  /** Only spans of these entities count, on both sides. */
  readonly entities?: readonly string[];
  /** Default: by what the labels of both sides have in common, see {@link chooseScheme}. */
  readonly compare?: LabelScheme;
  /** Recall on changed texts; a function as the system only. Default true. */
  readonly perturb?: boolean;
  /** Default 2,000; 0 for no intervals. */
  readonly resamples?: number;
  /** Of the bootstrap and of typing errors. Default 1. */
  readonly seed?: number;
  readonly onProgress?: (message: string) => void;
}

/** What `evaluate --json` prints. */
export interface Evaluation extends Scores, Figures {
  readonly schemaVersion: 1;
  readonly documents: number;
  /** Documents of the gold that the system's folder lacks: all their mentions count as missed. */
  readonly missingDocuments: number;
  readonly compat: "meddocan" | null;
  readonly compared: LabelScheme;
  /** What a reader of the figures must know. */
  readonly notes: readonly string[];
  readonly meddocan: MeddocanScores;
  readonly sentences: SentenceCounts;
  /** By entity, strict; `names` is PERSON and GPE together. */
  readonly entities: Readonly<Record<string, Score>>;
  /** Marks where nothing was to be marked, and the words lost with them. */
  readonly falseMarks: FalseMarks;
  /** By kind of document; null without an `index.tsv` in the gold folder. */
  readonly kinds: Readonly<Record<string, KindScore>> | null;
  /** By label, then by form ("plain", "lower", …); null without a `mentions.jsonl`. */
  readonly forms: FormScores | null;
  /** Between gold and system, as between two annotators. */
  readonly agreement: AgreementFigures;
  /** Null for a folder, or if not asked for. */
  readonly perturbations: Readonly<Record<"asWritten" | Perturbation, PerturbedRecall>> | null;
  /** Null for fewer than two documents, or if not asked for. */
  readonly intervals: Intervals | null;
}

const DEFAULT_SEED = 1;

/**
 * Every figure of a system against gold annotations, from one set of predictions.
 * Throws `input-missing`, `input-empty`, or `input-format` if an annotation is malformed or a system text differs from the gold's.
 *
 * @example
 * ```ts
 * import { mkdir, writeFile } from "node:fs/promises";
 * import { evaluate } from "unname";
 *
 * const text = "Dr. Jansen belde mevrouw De Wit.";
 * const annotations = {
 *   gold: ["T1\tPERSON 4 10\tJansen", "T2\tPERSON 25 31\tDe Wit"],
 *   system: ["T1\tPERSON 4 10\tJansen"],
 * };
 * for (const [folder, lines] of Object.entries(annotations)) {
 *   await mkdir(folder);
 *   await writeFile(`${folder}/1.txt`, text);
 *   await writeFile(`${folder}/1.ann`, `${lines.join("\n")}\n`);
 * }
 * const { entities } = await evaluate({ goldDirectory: "gold", system: "system" });
 * console.log(entities.PERSON.precision, entities.PERSON.recall); // → 1 0.5
 * ```
 */
export async function evaluate(options: EvaluateOptions): Promise<Evaluation> {
  const { seed = DEFAULT_SEED, resamples, onProgress = () => {} } = options;
  const input = options.compat === undefined ? await readInput(options) : await readCompatInput(options);
  const kept = input.documents.map((document) => keepEntities(document, options.entities));
  const compared = options.compare ?? (options.compat === undefined ? chooseScheme(kept) : "labels");
  const prepare = (document: ScoredDocument) => applyScheme(keepEntities(document, options.entities), compared);
  const scored = kept.map((document) => applyScheme(document, compared));
  onProgress("figures");
  const counts = countFigures(scored);
  const official =
    input.official ?? new Map(scored.map(({ id }, index) => [id, counts.meddocan[index] as MeddocanCounts]));
  const sentences = await countAllSentences(options, scored, [...official.keys()]);
  const perturbed =
    typeof options.system === "function" && options.perturb !== false
      ? await scorePerturbations(input.documents, options.system, { seed, prepare, onProgress })
      : null;
  onProgress("intervals and agreement");
  return {
    schemaVersion: 1,
    documents: scored.length,
    missingDocuments: input.missing,
    compat: options.compat ?? null,
    compared,
    notes: [...input.notes, ...noteScheme(compared, options), ...noteForeignLabels(scored)],
    meddocan: scoreMeddocan([...official.values()], sentences.count),
    sentences,
    ...scoreSpans(scored),
    entities: scoreEntities(scored),
    ...toFigures(counts),
    falseMarks: countFalseMarks(scored),
    kinds: options.format === "conll" ? null : await scoreNoteKinds(options.goldDirectory, scored),
    forms: options.format === "conll" ? null : await scoreForms(options.goldDirectory, scored),
    agreement: compareAnnotators(scored),
    perturbations: perturbed === null ? null : { asWritten: scoreAsWritten(scored), ...perturbed },
    intervals: resamples === 0 ? null : computeIntervals(counts, seed, resamples),
  };
}

function noteScheme(compared: LabelScheme, { compare }: EvaluateOptions): string[] {
  if (compared === "labels" || compare !== undefined) return [];
  return ["Gold and system have no label in common: both are compared by the entity that each label stands for."];
}

async function countAllSentences(
  { compat, sentencesPath }: EvaluateOptions,
  documents: readonly ScoredDocument[],
  names: readonly string[],
): Promise<SentenceCounts> {
  if (sentencesPath !== undefined) return readSentenceCounts(sentencesPath, names);
  return compat === undefined ? countSentences(documents) : { source: "none", count: null };
}

function scoreEntities(documents: readonly ScoredDocument[]): Record<string, Score> {
  const { labels } = scoreSpans(documents.map(onEntities));
  const names = [labels["PERSON"], labels["GPE"]].filter((score) => score !== undefined);
  return { names: sumScores(names), ...labels };
}
