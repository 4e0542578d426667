import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import { generateCorpus } from "../../corpora/generate.ts";
import { manifestOf, writeCorpus } from "../../corpora/write.ts";
import { writeAudit } from "../audit/audit-file.ts";
import { AUDIT_SCHEMA_VERSION, type AuditComparison, type AuditReport } from "../audit/audit-report.ts";
import { createAuditMemory } from "../audit/audit-memory.ts";
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
import { renderReport } from "../report/html.ts";
import { type RewriteReport, rewriteCheckpoint } from "../vocabulary/rewrite.ts";
import { measureRecognition } from "./demo-recognition.ts";
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
/** Contexts of a split whose originals are searched for in pieces: each takes about 30 passes. */
const RESPELLED_CONTEXTS = 60;

/** A person decides on the predictions and leaves the decisions in a file. */
export type AskReviewer = (request: {
  readonly modelDirectory: string;
  readonly predictions: readonly Prediction[];
  readonly contexts: readonly Context[];
  readonly decisionsPath: string;
}) => Promise<void>;

export interface DemoOptions {
  /** Gets audit.json and report.html. What is private lies beside it, in a folder of that name plus `.private`. Both are replaced. */
  readonly outputDirectory: string;
  /** Holds `notes-nl-raw` and `notes-nl`. */
  readonly modelsDirectory: string;
  /** Asks for new decisions; without it the committed ones are replayed. */
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
  readonly rewrite: RewriteReport;
  readonly directory: string;
  readonly privateDirectory: string;
}

const STEPS = 8;

/**
 * The whole workflow on the generated notes and the shipped models: step 1 on the notes, contexts, probing and review of `notes-nl`,
 * its rewrite, and one audit of three models: trained on raw notes, on step 1's, and the latter after step 2.
 * Throws `input-missing` if models or decisions are not there, and `checkpoint-mismatch` if they were trained on other notes
 * than the generator now makes.
 */
export async function runDemo(options: DemoOptions): Promise<DemoResult> {
  const { outputDirectory, modelsDirectory } = options;
  const work = privateDirectoryOf(outputDirectory);
  const rawModel = join(modelsDirectory, "notes-nl-raw");
  const model = join(modelsDirectory, "notes-nl");
  const at = (name: string) => join(work, name);
  let step = 0;
  const begin = (message: string) => options.onProgress?.({ step: ++step, of: STEPS, message });
  await rm(work, { recursive: true, force: true });
  await makeDirectory(work, { private: true });

  begin("writing synthetic hospital notes");
  const corpus = generateCorpus({ seed: CORPUS_SEED, unseenSentences: UNSEEN_SENTENCES });
  await requireTrainedOn(rawModel, (manifestOf(corpus)["digests"] as { seen: string }).seen);
  await writeCorpus(corpus, at("notes"));

  begin(`step 1: replacing names in ${corpus.notes.length} notes`);
  const recognisers = await Promise.all(DEFAULT_RECOGNISERS.map(createRecogniser));
  for (const split of ["seen", "unseen"] as const) {
    await anonymise({
      inputs: [at(join("notes", split))],
      recognisers,
      outputDirectory: at(split),
      privateDirectory: at(`${split}.private`),
    });
  }
  const recognition = await measureRecognition(corpus, (split) => at(join(`${split}.private`, "spans.jsonl")));

  begin("gathering sentences where a name stood");
  // The paper's authors looked whether a name really stood at each place; here the truth is known.
  const names = new Set(
    corpus.notes.flatMap(({ document, mentions }) =>
      mentions.map(({ start, end }) => `${document.id}.txt ${start} ${end}`),
    ),
  );
  const contexts: Context[] = [];
  for (const split of ["seen", "unseen"] as const) {
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

  begin("probing notes-nl: the top 40 at each mask");
  const development = contexts.filter(({ set }) => set === "development");
  const session = await openSession(await openCheckpoint(model));
  const predictions = await fillMask(session, development);
  await session.close();
  await writePredictions(at("predictions.jsonl"), predictions);

  begin(options.review ? "review: you decide" : "review: replaying the decisions that came with the model");
  const decisionsPath = options.review ? at("decisions.jsonl") : join(model, "decisions.jsonl");
  await options.review?.({ modelDirectory: model, predictions, contexts: development, decisionsPath });

  begin("step 2: rewriting vocabulary and weights");
  const rewritten = at("notes-nl-unnamed");
  const rewrite = await rewriteCheckpoint({
    modelDirectory: model,
    decisionsPath,
    outputDirectory: rewritten,
    privateDirectory: at("mapping.private"),
    repair: "ignore-merges",
    sample: development.map(({ text }) => text),
  });

  begin("auditing the three models");
  const common = {
    contextFiles: [at("contexts-seen.jsonl"), at("contexts-unseen.jsonl")],
    originalFiles: [at("seen.private/originals.jsonl"), at("unseen.private/originals.jsonl")],
    namesFile: at("notes/people.jsonl"),
    utilitySentences: nameFreeSentences(corpus, UTILITY_SENTENCES),
    respellLimit: RESPELLED_CONTEXTS,
    seed: CORPUS_SEED,
    memory: createAuditMemory(),
    ...(options.now && { at: options.now }),
  };
  const audits: [string, Partial<RunAuditOptions> & { modelDirectory: string }][] = [
    ["raw notes", { modelDirectory: rawModel }],
    ["step 1", { modelDirectory: model, decisionsFile: decisionsPath }],
    ["step 1 + 2", { modelDirectory: rewritten, decisionsFile: decisionsPath, baselineDirectory: model }],
  ];
  const models: AuditReport[] = [];
  for (const [modelName, differing] of audits) models.push(await runAudit({ ...common, ...differing, modelName }));

  begin("writing the report");
  const comparison: AuditComparison = { schemaVersion: AUDIT_SCHEMA_VERSION, models, recognition };
  await writeAudit(outputDirectory, comparison, renderReport(comparison));
  return { comparison, rewrite, directory: outputDirectory, privateDirectory: work };
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
