import { rm } from "node:fs/promises";
import { join } from "node:path";

import { writeAudit } from "../audit/audit-file.ts";
import { AUDIT_SCHEMA_VERSION, type AuditComparison } from "../audit/audit-report.ts";
import { appendLedger } from "../audit/ledger/ledger.ts";
import type { Context, Prediction } from "../probe/context.ts";
import { renderReport } from "../report/html.ts";
import { type RewriteReport, rewriteCheckpoint } from "../vocabulary/rewrite.ts";
import { writeTruthJudgements } from "./demo-judging.ts";
import { auditDemoModels } from "./demo-audits.ts";
import { type Preparation, PREPARATION_STEPS, prepareDemo, PUBLISHED, REVIEWED, SHIPPED } from "./demo-preparation.ts";
import { nameFreeSentences } from "./demo-sentences.ts";

/** Sentences on which the loss is measured: with four times as many the change of the loss is as open, and the demo takes longer. */
const UTILITY_SENTENCES = 1500;
/**
 * Contexts of a split whose originals are searched for in pieces in the models that say originals as single entries: these fail, however
 * few are searched. In the last model all are.
 */
const RESPELLED_OF_LEAKING = 150;

/** A person decides on the predictions of `notes-nl-wiki` and leaves the decisions in a file. */
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

const STEPS = PREPARATION_STEPS + 4;

/**
 * The whole workflow on the generated notes and the shipped models: step 1 on the notes, contexts, probing, review and rewrite of two
 * models, and one audit of four: trained on raw notes; on what a recogniser left that had never seen a hospital note (step 1 as published);
 * the latter after step 2; and trained on what the shipped recognisers left, after step 2. Decisions are made on development contexts, and
 * the figures come from contexts that no decision has seen. Entries that nobody decided on are judged by the generator's truth.
 * Throws what `prepareDemo` throws, and `input-missing` if decisions are not there.
 */
export async function runDemo(options: DemoOptions): Promise<DemoResult> {
  const { outputDirectory, modelsDirectory, now = new Date(), review } = options;
  let step = 0;
  const begin = (message: string) => options.onProgress?.({ step: ++step, of: STEPS, message });
  const prepared = await prepareDemo({ outputDirectory, modelsDirectory, begin });
  const { corpus, work, contextFiles, development } = prepared;
  const at = (name: string) => join(work, name);
  const modelAt = (name: string) => join(modelsDirectory, name);
  const decisionsOf = (name: string) =>
    review && name === PUBLISHED ? at("decisions.jsonl") : join(modelAt(name), "decisions.jsonl");

  begin(review ? "review: you decide" : "review: replaying the decisions that came with the models");
  await review?.({
    ...requestOf(prepared, PUBLISHED),
    modelDirectory: modelAt(PUBLISHED),
    decisionsPath: decisionsOf(PUBLISHED),
  });

  begin("step 2: rewriting vocabulary and weights");
  const rewritten = new Map<string, RewriteReport>();
  for (const name of REVIEWED) {
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
  const judgementsFile = at("judgements.jsonl");
  await writeTruthJudgements(judgementsFile, corpus, {
    modelsDirectory,
    models: ["notes-nl-raw", ...REVIEWED],
    at: now,
  });
  const withDecisions = (name: string) => ({ decisionsFile: decisionsOf(name) });
  const afterStep2 = (name: string) => ({
    modelDirectory: at(`${name}-unnamed`),
    baselineDirectory: modelAt(name),
    ...withDecisions(name),
  });
  const respellLimit = RESPELLED_OF_LEAKING;
  const audited = await auditDemoModels(
    [
      { modelName: "raw notes", modelDirectory: modelAt("notes-nl-raw"), respellLimit },
      {
        modelName: "step 1 as published",
        modelDirectory: modelAt(PUBLISHED),
        ...withDecisions(PUBLISHED),
        respellLimit,
      },
      { modelName: "published + step 2", ...afterStep2(PUBLISHED), respellLimit },
      { modelName: "shipped step 1 + 2", ...afterStep2(SHIPPED) },
    ],
    {
      contextFiles,
      namesFile: at("notes/people.jsonl"),
      judgementsFile,
      utilitySentences: nameFreeSentences(corpus, UTILITY_SENTENCES),
      ...(options.now && { at: options.now }),
    },
  );

  begin("writing the report");
  const { recognition } = prepared;
  const models = audited.map(({ report }) => report);
  const comparison: AuditComparison = { schemaVersion: AUDIT_SCHEMA_VERSION, models, recognition };
  await rm(outputDirectory, { recursive: true, force: true });
  appendLedger(
    outputDirectory,
    audited.map(({ entry }) => entry),
  );
  await writeAudit(outputDirectory, comparison, renderReport(comparison));
  const rewrite = rewritten.get(PUBLISHED) as RewriteReport;
  return { comparison, rewrite, directory: outputDirectory, privateDirectory: work };
}

/** What a reviewer of one model sees. */
export function requestOf({ probed, contextFiles, development }: Preparation, name: string) {
  const { path = "", predictions = [] } = probed.get(name) ?? {};
  return { predictionsPath: path, predictions, contextPaths: contextFiles, contexts: development };
}
