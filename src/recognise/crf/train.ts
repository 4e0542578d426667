import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

import { UnnameError } from "../../base/errors.ts";
import { sha256 } from "../../base/hash.ts";
import { VERSION } from "../../base/version.ts";
import type { NoteLanguage } from "../../text/note-languages.ts";
import { compileModel } from "./compile-model.ts";
import type { CrfModel, FeatureSet } from "./crf-model.ts";
import type { GoldDocument } from "./gold-document.ts";
import { learn, type Learnt, type LearnTask } from "./learn.ts";
import { TRAIN_DEFAULTS } from "./train-defaults.ts";

export interface TrainOptions {
  /** Language of the word lists to use; null for none. */
  readonly language: NoteLanguage | null;
  readonly features?: FeatureSet;
  /** Runs whose weights are averaged: two runs differ by some tenths of a point, their mean is better than either. */
  readonly seeds?: readonly number[];
  readonly epochs?: number;
  readonly learningRate?: number;
  readonly dropout?: number;
  /** A feature counts if so many documents have it; default 2, from 200 documents on 3. */
  readonly minDocuments?: number;
  readonly caseCopies?: boolean;
  readonly swaps?: number;
  readonly withLexicon?: boolean;
  /** Share of the words of mentions that are learnt from as if they were on no list. */
  readonly hidden?: number;
  /** False only where the training documents are public. */
  readonly isPrivate?: boolean;
  readonly outsideBias?: number;
  /** Threads to train in; default: one a processor. */
  readonly threads?: number;
  readonly onProgress?: (done: { readonly seed: number; readonly epoch: number; readonly lossNats: number }) => void;
}

const MANY_DOCUMENTS = 200;
/** A feature of so many tokens has a weight for every tag, others only for tags that they were seen with. */
const DENSE_FROM = 100;
/** On the development data of each language, of 3,000 finds none changed with 5 and two in a thousand with 4. */
const SURE_NATS = 5;
/** Lines of a source file end so when this program runs from its sources, where a thread cannot load them. */
const SOURCE = ".ts";

/**
 * Trains a CRF on annotated documents: one run a seed, their weights averaged. The same documents, options and version
 * give the same model, bit for bit. Throws `input-empty` if nothing is annotated.
 */
export async function train(documents: readonly GoldDocument[], options: TrainOptions): Promise<CrfModel> {
  const settings = { ...TRAIN_DEFAULTS, ...options };
  const types = [...new Set(documents.flatMap(({ spans }) => spans.map((span) => span.label)))].sort();
  if (types.length === 0)
    throw new UnnameError("input-empty", "train: the documents have no annotations to learn from.");
  const { language, features, caseCopies, swaps, withLexicon, hidden, epochs, learningRate, dropout, seeds } = settings;
  const minDocuments = options.minDocuments ?? (documents.length < MANY_DOCUMENTS ? 2 : 3);
  const tasks = seeds.map((seed): LearnTask => {
    const steps = { types, epochs, learningRate, seed, dropout, minDocuments, denseFrom: DENSE_FROM };
    return { documents, language, features, caseCopies, swaps, withLexicon, hidden, ...steps };
  });
  const learnt = await runTasks(tasks, options.threads ?? availableParallelism(), options.onProgress);
  const training = {
    documents: documents.length,
    data: sha256(
      JSON.stringify(documents.map(({ text, spans }) => [text, spans.map((s) => [s.start, s.end, s.label])])),
    ),
    settings: { epochs, learningRate, dropout, minDocuments, caseCopies, swaps, withLexicon, hidden, seeds },
    unname: VERSION,
  };
  const isPrivate = options.isPrivate ?? true;
  const { outsideBias } = settings;
  return compileModel(learnt, {
    types,
    outsideBias,
    isPrivate,
    language,
    features,
    hasKinds: true,
    sureNats: SURE_NATS,
    training,
  });
}

async function runTasks(
  tasks: readonly LearnTask[],
  threads: number,
  onProgress: TrainOptions["onProgress"],
): Promise<Learnt[]> {
  const results: Learnt[] = [];
  let next = 0;
  const work = async () => {
    for (let i = next++; i < tasks.length; i = next++) {
      const task = tasks[i] as LearnTask;
      const report = (epoch: number, lossNats: number) => onProgress?.({ seed: task.seed, epoch, lossNats });
      const isInProcess = import.meta.url.endsWith(SOURCE) || threads === 1 || tasks.length === 1;
      results[i] = isInProcess ? learn(task, report) : await learnInThread(task, report);
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, work));
  return results;
}

type Message = { readonly learnt: Learnt } | { readonly epoch: number; readonly lossNats: number };

function learnInThread(task: LearnTask, onEpoch: (epoch: number, lossNats: number) => void): Promise<Learnt> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./learn-worker.js", import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: 8192 },
    });
    worker.on("message", (message: Message) => {
      if ("learnt" in message) resolve(message.learnt);
      else onEpoch(message.epoch, message.lossNats);
    });
    worker.on("error", reject);
    worker.on("exit", (code) => reject(new Error(`the training thread ended with ${code}`)));
  });
}
