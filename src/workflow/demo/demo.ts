import { rm } from "node:fs/promises";
import { join } from "node:path";

import { writeAudit } from "../../audit/audit-file.ts";
import { AUDIT_SCHEMA_VERSION, type AuditComparison, type AuditReport } from "../../audit/audit-report.ts";
import { appendLedger } from "../../audit/ledger/ledger.ts";
import type { Context, Prediction } from "../../probe/contexts/context.ts";
import { renderReport } from "../../report/page/html.ts";
import { foldDecisions, namesOf, readDecisionLines } from "../../review/decisions/decisions-file.ts";
import { type RewriteReport, rewriteCheckpoint } from "../../vocabulary/rewrite.ts";
import { writeTruthJudgements } from "./demo-judging.ts";
import { beginAudits, type DemoAudit, type DemoAudits } from "./demo-audits.ts";
import { readMeasuredAudit, RECOMMENDED, unpackRecommendedTest } from "./demo-measured.ts";
import {
  CORPUS_SEED,
  emptyWork,
  PAPER,
  type Preparation,
  PREPARATION_STEPS,
  prepareDemo,
  RAW,
} from "./demo-preparation.ts";
import { nameFreeSentences } from "./demo-sentences.ts";

/** Sentences on which the loss is measured: with four times as many the change of the loss is as open, and the demo takes longer. */
const UTILITY_SENTENCES = 750;
/** Contexts of a split whose originals are searched for in pieces in the first two models; the audits made beforehand searched all, as this one does in the last. */
const RESPELLED = 100;

/** The columns, in the order of the audits. */
const COLUMNS = [
  { title: "raw notes", file: "raw.json" },
  { title: "the paper's way", file: "paper.json" },
  { title: "the recommended way", file: "recommended.json" },
] as const;

const DECISIONS = "decisions.jsonl";
/** Folder beside the demo's own report, of the audits that were made beforehand. */
const MEASURED = "both-tests";

/** A person decides on the predictions of {@link PAPER} and leaves the decisions in a file. */
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
  /** Holds {@link RAW}, {@link PAPER} and {@link RECOMMENDED}. */
  readonly modelsDirectory: string;
  /** Holds whole audits of these models, made beforehand: `raw.json`, `paper.json`, `recommended.json`. */
  readonly measuredDirectory: string;
  /** Asks for new decisions on {@link PAPER}; without it the ones that came with the model are replayed. */
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

/** One way to train, and what came of it. */
export interface DemoColumn {
  readonly title: string;
  /** The names test, made by the demo itself. */
  readonly audited: AuditReport;
  /** Of the same weights, both tests, made beforehand; undefined where no attacks were measured on these, as after decisions of one's own. */
  readonly measured: AuditReport | undefined;
}

export interface DemoResult {
  readonly columns: readonly DemoColumn[];
  readonly comparison: AuditComparison;
  /** What step 2 did to the model of the paper's way; undefined where no entry was called a name. */
  readonly rewrite: RewriteReport | undefined;
  readonly directory: string;
  /** Folder of the audits that were made beforehand. */
  readonly measuredDirectory: string;
  readonly privateDirectory: string;
}

const STEPS = PREPARATION_STEPS + 4;

/**
 * The whole workflow on generated notes and the shipped models: step 1 on the notes, contexts, probing, review, rewrite, and the names test of three
 * models: trained on raw notes; by the paper's way, after step 2; by the recommended way, on sentences of its own notes. Decisions are
 * made on development contexts, and the figures come from contexts that were not used to decide. Undecided entries are judged by the
 * generator's truth. Attacks come from audits that were made beforehand. Throws what `prepareDemo`, `unpackRecommendedTest` and `readMeasuredAudit`
 * throw, and `input-missing` if decisions are not there.
 */
export async function runDemo(options: DemoOptions): Promise<DemoResult> {
  const work = await emptyWork(options.outputDirectory);
  // It needs nothing of what comes first, and takes longest.
  const audits = await beginAudits(await auditRecommended(work, options));
  try {
    return await runBeside(audits, work, options);
  } finally {
    audits.end();
  }
}

async function runBeside(audits: DemoAudits, work: string, options: DemoOptions): Promise<DemoResult> {
  const { outputDirectory, modelsDirectory, review } = options;
  let step = 0;
  const begin = (message: string) => options.onProgress?.({ step: ++step, of: STEPS, message });
  const prepared = await prepareDemo({ work, modelsDirectory, begin });

  begin(review ? "review: you decide" : "review: replaying the decisions that came with the models");
  const modelDirectory = join(modelsDirectory, PAPER);
  const decisionsPath = join(review ? work : modelDirectory, DECISIONS);
  await review?.({ ...requestOf(prepared, PAPER), modelDirectory, decisionsPath });

  begin("step 2: rewriting vocabulary and weights");
  const sample = prepared.development.map(({ text }) => text);
  const paper = await takeStep2(PAPER, { decisionsFile: decisionsPath, work, modelsDirectory, sample });

  begin("the names test of three models");
  const audited = await audits.finish(await auditsOfDemoNotes(prepared, paper, work, options));

  begin("writing the report");
  const reports = audited.map(({ report }) => report);
  const columns = await Promise.all(reports.map((report, index) => columnOf(report, index, options)));
  const comparison = compareModels(reports, prepared.recognition);
  await rm(outputDirectory, { recursive: true, force: true });
  appendLedger(
    outputDirectory,
    audited.map(({ entry }) => entry),
  );
  await writeAudit(outputDirectory, comparison, renderReport(comparison));
  const measured = compareModels(columns.flatMap((column) => column.measured ?? []));
  const measuredDirectory = join(outputDirectory, MEASURED);
  await writeAudit(measuredDirectory, measured, renderReport(measured));
  const { rewrite } = paper;
  return { columns, comparison, rewrite, directory: outputDirectory, measuredDirectory, privateDirectory: work };
}

async function columnOf(audited: AuditReport, index: number, { measuredDirectory }: DemoOptions): Promise<DemoColumn> {
  const { title, file } = COLUMNS[index] as (typeof COLUMNS)[number];
  return { title, audited, measured: await readMeasuredAudit(join(measuredDirectory, file), audited) };
}

interface Reviewed {
  readonly model: Pick<DemoAudit, "modelDirectory" | "baselineDirectory" | "decisionsFile">;
  readonly rewrite?: RewriteReport;
}

/** Rewrites a model, unless its decisions call no entry a name. */
async function takeStep2(
  name: string,
  {
    decisionsFile,
    work,
    modelsDirectory,
    sample,
  }: { decisionsFile: string; work: string; modelsDirectory: string; sample?: readonly string[] },
): Promise<Reviewed> {
  const original = join(modelsDirectory, name);
  if (namesOf(foldDecisions(await readDecisionLines(decisionsFile))).length === 0)
    return { model: { modelDirectory: original, decisionsFile } };
  const modelDirectory = join(work, `${name}-unnamed`);
  const rewrite = await rewriteCheckpoint({
    modelDirectory: original,
    decisionsPath: decisionsFile,
    outputDirectory: modelDirectory,
    privateDirectory: join(work, `${name}-mapping.private`),
    repair: "ignore-merges",
    seed: CORPUS_SEED,
    ...(sample && { sample }),
  });
  return { model: { modelDirectory, baselineDirectory: original, decisionsFile }, rewrite };
}

async function auditRecommended(work: string, { modelsDirectory, now = new Date() }: DemoOptions): Promise<DemoAudit> {
  const decisionsFile = join(modelsDirectory, RECOMMENDED, DECISIONS);
  const { model } = await takeStep2(RECOMMENDED, { decisionsFile, work, modelsDirectory });
  const test = await unpackRecommendedTest(modelsDirectory, join(work, RECOMMENDED));
  return { modelName: COLUMNS[2].title, ...test, ...model, at: now };
}

async function auditsOfDemoNotes(
  { corpus, contextFiles }: Preparation,
  paper: Reviewed,
  work: string,
  { modelsDirectory, now = new Date() }: DemoOptions,
): Promise<DemoAudit[]> {
  const judgementsFile = join(work, "judgements.jsonl");
  await writeTruthJudgements(judgementsFile, corpus, { modelsDirectory, models: [RAW, PAPER], at: now });
  const shared = {
    contextFiles,
    namesFile: join(work, "notes/people.jsonl"),
    judgementsFile,
    utilitySentences: nameFreeSentences(corpus, UTILITY_SENTENCES),
    at: now,
  };
  // The model before the rewrite would take as long again, and decides nothing where names come back.
  const { baselineDirectory: _, ...rewritten } = paper.model;
  return [
    { modelName: COLUMNS[0].title, ...shared, modelDirectory: join(modelsDirectory, RAW), respellLimit: RESPELLED },
    { modelName: COLUMNS[1].title, ...shared, ...rewritten, respellLimit: RESPELLED },
  ];
}

function compareModels(models: readonly AuditReport[], recognition?: AuditComparison["recognition"]): AuditComparison {
  return { schemaVersion: AUDIT_SCHEMA_VERSION, models, ...(recognition && { recognition }) };
}

/** What a reviewer of one model sees. */
export function requestOf({ probed, contextFiles, development }: Preparation, name: string) {
  const { path = "", predictions = [] } = probed.get(name) ?? {};
  return { predictionsPath: path, predictions, contextPaths: contextFiles, contexts: development };
}
