import { rm } from "node:fs/promises";
import { join } from "node:path";

import { writeAudit } from "../audit/audit-file.ts";
import { AUDIT_SCHEMA_VERSION, type AuditComparison, type AuditReport } from "../audit/audit-report.ts";
import { appendLedger } from "../audit/ledger/ledger.ts";
import type { Context, Prediction } from "../probe/context.ts";
import { renderReport } from "../report/html.ts";
import { foldDecisions, namesOf, readDecisionLines } from "../review/decisions.ts";
import { type RewriteReport, rewriteCheckpoint } from "../vocabulary/rewrite.ts";
import { writeTruthJudgements } from "./demo-judging.ts";
import { auditDemoModels, type DemoAudit } from "./demo-audits.ts";
import { readMeasuredAudit, RECOMMENDED, unpackRecommendedTest } from "./demo-measured.ts";
import { CORPUS_SEED, PAPER, type Preparation, PREPARATION_STEPS, prepareDemo, RAW } from "./demo-preparation.ts";
import { nameFreeSentences } from "./demo-sentences.ts";

/** Sentences on which the loss is measured: with four times as many the change of the loss is as open, and the demo takes longer. */
const UTILITY_SENTENCES = 1500;
/**
 * Contexts of a split whose originals are searched for in pieces in the models that say originals as single entries: these fail, however
 * few are searched. In the last model all are.
 */
const RESPELLED_OF_LEAKING = 150;

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
  /** Of the same weights, both tests, made beforehand; undefined where nobody has attacked these, as after decisions of one's own. */
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
 * made on development contexts, and the figures come from contexts that no decision has seen. Entries that nobody decided on are judged by the
 * generator's truth. Attacks come from audits that were made beforehand. Throws what `prepareDemo`, `unpackRecommendedTest` and `readMeasuredAudit`
 * throw, and `input-missing` if decisions are not there.
 */
export async function runDemo(options: DemoOptions): Promise<DemoResult> {
  const { outputDirectory, modelsDirectory, review } = options;
  let step = 0;
  const begin = (message: string) => options.onProgress?.({ step: ++step, of: STEPS, message });
  const prepared = await prepareDemo({ outputDirectory, modelsDirectory, begin });
  const { work } = prepared;

  begin(review ? "review: you decide" : "review: replaying the decisions that came with the models");
  const modelDirectory = join(modelsDirectory, PAPER);
  const decisionsPath = join(review ? work : modelDirectory, DECISIONS);
  await review?.({ ...requestOf(prepared, PAPER), modelDirectory, decisionsPath });

  begin("step 2: rewriting vocabulary and weights");
  const paper = await takeStep2(PAPER, decisionsPath, prepared, options);
  const recommended = await takeStep2(RECOMMENDED, join(modelsDirectory, RECOMMENDED, DECISIONS), prepared, options);

  begin("the names test of three models");
  const audited = await auditDemoModels(await auditsOf(prepared, options, { paper, recommended }));

  begin("writing the report");
  const columns = await Promise.all(
    audited.map(async ({ report }, index): Promise<DemoColumn> => {
      const { title, file } = COLUMNS[index] as (typeof COLUMNS)[number];
      const measured = await readMeasuredAudit(join(options.measuredDirectory, file), report);
      return { title, audited: report, measured };
    }),
  );
  const comparison = compareModels(
    audited.map(({ report }) => report),
    prepared.recognition,
  );
  await rm(outputDirectory, { recursive: true, force: true });
  appendLedger(
    outputDirectory,
    audited.map(({ entry }) => entry),
  );
  await writeAudit(outputDirectory, comparison, renderReport(comparison));
  const measured = compareModels(columns.flatMap((column) => column.measured ?? []));
  const measuredDirectory = join(outputDirectory, MEASURED);
  await writeAudit(measuredDirectory, measured, renderReport(measured));
  return {
    columns,
    comparison,
    rewrite: paper.rewrite,
    directory: outputDirectory,
    measuredDirectory,
    privateDirectory: work,
  };
}

interface Reviewed {
  readonly model: Pick<DemoAudit, "modelDirectory" | "baselineDirectory" | "decisionsFile">;
  readonly rewrite?: RewriteReport;
}

/** Rewrites a model, unless its decisions call no entry a name. */
async function takeStep2(
  name: string,
  decisionsFile: string,
  { work, development }: Preparation,
  { modelsDirectory }: DemoOptions,
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
    ...(name === PAPER && { sample: development.map(({ text }) => text) }),
  });
  return { model: { modelDirectory, baselineDirectory: original, decisionsFile }, rewrite };
}

async function auditsOf(
  { corpus, work, contextFiles }: Preparation,
  { modelsDirectory, now = new Date() }: DemoOptions,
  { paper, recommended }: { readonly paper: Reviewed; readonly recommended: Reviewed },
): Promise<[DemoAudit, DemoAudit, DemoAudit]> {
  const judgementsFile = join(work, "judgements.jsonl");
  await writeTruthJudgements(judgementsFile, corpus, { modelsDirectory, models: [RAW, PAPER], at: now });
  const ofDemoNotes = {
    contextFiles,
    namesFile: join(work, "notes/people.jsonl"),
    judgementsFile,
    utilitySentences: nameFreeSentences(corpus, UTILITY_SENTENCES),
    respellLimit: RESPELLED_OF_LEAKING,
    at: now,
  };
  const ofOwnNotes = { ...(await unpackRecommendedTest(modelsDirectory, join(work, RECOMMENDED))), at: now };
  const [first, second, third] = COLUMNS;
  return [
    { modelName: first.title, ...ofDemoNotes, modelDirectory: join(modelsDirectory, RAW) },
    { modelName: second.title, ...ofDemoNotes, ...paper.model },
    { modelName: third.title, ...ofOwnNotes, ...recommended.model },
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
