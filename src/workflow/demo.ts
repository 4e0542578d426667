import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import type { Corpus } from "../../corpora/corpus.ts";
import { generateCorpus } from "../../corpora/generate.ts";
import { manifestOf, writeCorpus } from "../../corpora/write.ts";
import { writeAudit } from "../audit/audit-file.ts";
import { AUDIT_SCHEMA_VERSION, type AuditComparison, type AuditReport } from "../audit/audit-report.ts";
import { createAuditMemory } from "../audit/audit-memory.ts";
import { createEntryJudging } from "../audit/judging/entry-judging.ts";
import { type RunAuditOptions, runAudit } from "../audit/run-audit.ts";
import { UnnameError } from "../base/errors.ts";
import { makeDirectory, privateDirectoryOf, readTextFile } from "../base/files.ts";
import { anonymise, DEFAULT_RECOGNISERS } from "../corpus/anonymise.ts";
import { openCheckpoint } from "../model/open-checkpoint.ts";
import { openSession } from "../model/session.ts";
import type { Context, Prediction } from "../probe/context.ts";
import { gatherContexts, writeContexts } from "../probe/contexts.ts";
import { fillMask, writePredictions } from "../probe/fill-mask.ts";
import { createRecogniser } from "../recognise/parse-spec.ts";
import type { JudgeItem } from "../review/judge-file.ts";
import { renderReport } from "../report/html.ts";
import { type RewriteReport, rewriteCheckpoint } from "../vocabulary/rewrite.ts";
import { measureRecognition } from "./demo-recognition.ts";
import { judgeByTruth } from "./demo-judging.ts";
import { nameFreeSentences } from "./demo-sentences.ts";

/** The corpus that the shipped models were trained on: the generator's defaults. */
const CORPUS_SEED = 1;
/**
 * Sentences of the unseen part, more than the generator's default: so many leave enough contexts for the strictest limit when those
 * that are nearly the same as a sentence of the seen part are gone.
 */
const UNSEEN_SENTENCES = 40_000;
/** Sentences on which the loss is measured. */
const UTILITY_SENTENCES = 8000;
const SPLITS = ["seen", "unseen"] as const;
/** Trained on what a recogniser left that had never seen a hospital note, as the published step 1 was. */
const PUBLISHED = "notes-nl-wiki";
/** Trained on what the shipped recognisers left. */
const SHIPPED = "notes-nl";
const REWRITTEN = [PUBLISHED, SHIPPED] as const;

/** A person decides on the predictions and leaves the decisions in a file. */
export type AskReviewer = (request: {
  readonly modelDirectory: string;
  readonly predictionsPath: string;
  readonly predictions: readonly Prediction[];
  readonly contextPaths: readonly string[];
  readonly contexts: readonly Context[];
  readonly decisionsPath: string;
}) => Promise<void>;

export interface DemoOptions {
  /** Gets audit.json and report.html. What is private lies beside it, in a folder of that name plus `.private`. Both are replaced. */
  readonly outputDirectory: string;
  /** Holds `notes-nl-raw`, `notes-nl-wiki` and `notes-nl`. */
  readonly modelsDirectory: string;
  /** Asks for new decisions on `notes-nl-wiki`; without it the ones that came with the model are replayed. */
  readonly review?: AskReviewer;
  readonly onProgress?: (step: DemoStep) => void;
  readonly now?: Date;
}

export interface DemoStep {
  /** From 1. */
  readonly step: number;
  readonly of: number;
  readonly message: string;
}

export interface DemoResult {
  readonly comparison: AuditComparison;
  /** What step 2 did to the model of the published step 1. */
  readonly rewrite: RewriteReport;
  readonly directory: string;
  readonly privateDirectory: string;
}

const STEPS = 8;

/**
 * The whole workflow on the generated notes and the shipped models: step 1 on the notes, contexts, probing, review and rewrite of two
 * models, and one audit of four: trained on raw notes; on what a recogniser left that had never seen a hospital note (step 1 as published);
 * the latter after step 2; and trained on what the shipped recognisers left, after step 2. Decisions are made on development contexts, and
 * the figures come from contexts that no decision has seen. Entries that nobody decided on are judged by the generator's truth.
 * Throws `input-missing` if models or decisions are not there, and `checkpoint-mismatch` if they were trained on other notes
 * than the generator now makes.
 */
export async function runDemo(options: DemoOptions): Promise<DemoResult> {
  const { outputDirectory, modelsDirectory, now = new Date() } = options;
  const work = privateDirectoryOf(outputDirectory);
  const at = (name: string) => join(work, name);
  const modelAt = (name: string) => join(modelsDirectory, name);
  let step = 0;
  const begin = (message: string) => options.onProgress?.({ step: ++step, of: STEPS, message });
  await rm(work, { recursive: true, force: true });
  await makeDirectory(work, { private: true });

  begin("writing synthetic hospital notes");
  const corpus = generateCorpus({ seed: CORPUS_SEED, unseenSentences: UNSEEN_SENTENCES });
  await requireTrainedOn(modelAt("notes-nl-raw"), (manifestOf(corpus)["digests"] as { seen: string }).seen);
  await writeCorpus(corpus, at("notes"));

  begin(`step 1: replacing names in ${corpus.notes.length} notes`);
  const recognisers = await Promise.all(DEFAULT_RECOGNISERS.map(createRecogniser));
  for (const split of SPLITS) {
    await anonymise({
      inputs: [at(join("notes", split))],
      recognisers,
      outputDirectory: at(split),
      privateDirectory: at(`${split}.private`),
    });
  }
  const recognition = await measureRecognition(corpus, (split) => at(join(`${split}.private`, "spans.jsonl")));

  begin("gathering sentences where a name stood");
  const contextFiles = SPLITS.map((split) => at(`contexts-${split}.jsonl`));
  const contexts = await gatherDemoContexts(corpus, at);
  const development = contexts.filter(({ set }) => set === "development");

  begin("probing two models: the top 40 at each mask");
  const probed = new Map<string, readonly Prediction[]>();
  for (const name of REWRITTEN) {
    const session = await openSession(await openCheckpoint(modelAt(name)));
    const predictions = await fillMask(session, development);
    await session.close();
    await writePredictions(at(`predictions-${name}.jsonl`), predictions);
    probed.set(name, predictions);
  }

  begin(options.review ? "review: you decide" : "review: replaying the decisions that came with the models");
  const decisionsOf = (name: string) =>
    options.review && name === PUBLISHED ? at("decisions.jsonl") : join(modelAt(name), "decisions.jsonl");
  await options.review?.({
    modelDirectory: modelAt(PUBLISHED),
    predictionsPath: at(`predictions-${PUBLISHED}.jsonl`),
    predictions: probed.get(PUBLISHED) ?? [],
    contextPaths: contextFiles,
    contexts: development,
    decisionsPath: decisionsOf(PUBLISHED),
  });

  begin("step 2: rewriting vocabulary and weights");
  const rewritten = new Map<string, RewriteReport>();
  for (const name of REWRITTEN) {
    const report = await rewriteCheckpoint({
      modelDirectory: modelAt(name),
      decisionsPath: decisionsOf(name),
      outputDirectory: at(`${name}-unnamed`),
      privateDirectory: at(`${name}-mapping.private`),
      repair: "ignore-merges",
      sample: development.map(({ text }) => text),
    });
    rewritten.set(name, report);
  }

  begin("auditing four models");
  const judging = await createEntryJudging(DEFAULT_RECOGNISERS);
  const common = {
    contextFiles,
    namesFile: at("notes/people.jsonl"),
    judging: { ...judging, judge: (items: readonly JudgeItem[]) => judgeByTruth(corpus, items, now) },
    utilitySentences: nameFreeSentences(corpus, UTILITY_SENTENCES),
    seed: CORPUS_SEED,
    memory: createAuditMemory(),
    command: "unname demo",
    ...(options.now && { at: options.now }),
  };
  const audits: [string, Pick<RunAuditOptions, "modelDirectory" | "decisionsFile" | "baselineDirectory">][] = [
    ["raw notes", { modelDirectory: modelAt("notes-nl-raw") }],
    ["step 1 as published", { modelDirectory: modelAt(PUBLISHED), decisionsFile: decisionsOf(PUBLISHED) }],
    [
      "… + step 2",
      {
        modelDirectory: at(`${PUBLISHED}-unnamed`),
        decisionsFile: decisionsOf(PUBLISHED),
        baselineDirectory: modelAt(PUBLISHED),
      },
    ],
    [
      "shipped step 1 + 2",
      {
        modelDirectory: at(`${SHIPPED}-unnamed`),
        decisionsFile: decisionsOf(SHIPPED),
        baselineDirectory: modelAt(SHIPPED),
      },
    ],
  ];
  const models: AuditReport[] = [];
  for (const [modelName, differing] of audits) {
    const { report } = await runAudit({ ...common, ...differing, modelName });
    models.push(report);
  }

  begin("writing the report");
  const comparison: AuditComparison = { schemaVersion: AUDIT_SCHEMA_VERSION, models, recognition };
  await writeAudit(outputDirectory, comparison, renderReport(comparison));
  const rewrite = rewritten.get(PUBLISHED) as RewriteReport;
  return { comparison, rewrite, directory: outputDirectory, privateDirectory: work };
}

/** Contexts of both splits, written and returned. */
async function gatherDemoContexts(corpus: Corpus, at: (name: string) => string): Promise<Context[]> {
  // The paper's authors looked whether a name really stood at each place; here the truth is known.
  const names = new Set(
    corpus.notes.flatMap(({ document, mentions }) =>
      mentions.map(({ start, end }) => `${document.id}.txt ${start} ${end}`),
    ),
  );
  const contexts: Context[] = [];
  for (const split of SPLITS) {
    const gathered = await gatherContexts({
      corpusDirectory: at(split),
      split,
      seed: CORPUS_SEED,
      against: split === "unseen" ? [at("seen")] : [],
      isName: ({ document, start, end }) => names.has(`${document} ${start} ${end}`),
    });
    await writeContexts(gathered, { path: at(`contexts-${split}.jsonl`), privateDirectory: at(`${split}.private`) });
    contexts.push(...gathered.contexts);
  }
  return contexts;
}

/** The demo's "seen" must be what the model has seen. */
async function requireTrainedOn(modelDirectory: string, digest: string): Promise<void> {
  const path = join(modelDirectory, "training.json");
  if (!existsSync(path)) {
    throw new UnnameError(
      "input-missing",
      `${path}: the shipped models are not there. Install the package again, or train them as models/training/README.md says.`,
      {
        details: { path },
      },
    );
  }
  const training = JSON.parse(await readTextFile(path)) as { readonly corpus?: { readonly digest?: string } };
  const found = training.corpus?.digest;
  if (found === digest) return;
  throw new UnnameError(
    "checkpoint-mismatch",
    `${path}: the model was trained on other notes than the generator now makes, so "seen" would not be seen. Train the models again (models/training/README.md).`,
    { details: { path, expected: digest, found: found ?? "none" } },
  );
}
