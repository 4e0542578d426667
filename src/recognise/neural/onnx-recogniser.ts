import { basename, join, resolve } from "node:path";
import { getEnvironmentData, isMainThread } from "node:worker_threads";

import { PACKAGE_ROOT } from "../../base/package-root.ts";
import { UnnameError } from "../../base/errors.ts";
import { requireExisting } from "../../base/files.ts";
import type { Precision } from "../../model/load-graph.ts";
import { defaultThreads } from "../../model/threads.ts";
import type { Document } from "../../text/document.ts";
import type { Span } from "../../text/span.ts";
import { inBatches } from "../process/in-batches.ts";
import { startProcessRecogniser } from "../process/process-recogniser.ts";
import type { Recogniser } from "../recogniser.ts";
import { coverWholeWords } from "./whole-words.ts";
import { WORKERS_KEY } from "./workers-key.ts";

export interface OnnxOptions {
  /** Default `float32`. */
  readonly precision?: Precision;
  /** Child processes at most; default: one a core that this thread may count on, four at most, as each holds a copy of the weights. */
  readonly processes?: number;
  /** Threads of each; default: what is left of the cores. */
  readonly threads?: number;
}

const MOST_PROCESSES = 4;
/** Of a request to one process. Fixed, so that a batch's texts never depend on how many processes there are. */
const [REQUEST_DOCUMENTS, REQUEST_UNITS] = [32, 10_000];
/** A text of 400,000 characters, the longest that is read at once, takes a large model a quarter of an hour on one core. */
const ANSWER_MS = 2 * 3_600_000;

/**
 * The recogniser `onnx:DIR`: a token classifier of Hugging Face in child processes, which start as texts come and are started again if they
 * end. Spans are those of {@link findSpans}, grown to whole words; labels are the model's own. Throws `usage` without a folder, and
 * what `openTokenClassifier` throws.
 */
export async function openOnnxRecogniser(
  spec: string,
  directory: string,
  options: OnnxOptions = {},
): Promise<Recogniser> {
  if (directory === "") throw new UnnameError("usage", `--recogniser ${spec}: names no folder. Write onnx:DIR.`);
  requireExisting(directory, "folder of a token classifier");
  const { precision = "float32" } = options;
  const { processes, threads } = shareCores(options);
  const name = `onnx:${basename(resolve(directory))}`;
  const words = [process.execPath, findServer(), resolve(directory), precision, String(threads)];
  const start = () => startProcessRecogniser(spec, words, { source: name, answerMs: ANSWER_MS });
  // The first says whether the model can be read at all.
  const running: Promise<Recogniser>[] = [Promise.resolve(await start())];

  const recognise = async (documents: readonly Document[]): Promise<Span[][]> => {
    // Like lengths together, so that little is padded; the longest first, so that none is waited for in the end.
    const order = [...documents.keys()].sort(
      (a, b) => textLengthOf(documents, b) - textLengthOf(documents, a) || a - b,
    );
    const sorted = order.map((index) => documents[index] as Document);
    const batches = [...inBatches(sorted, REQUEST_DOCUMENTS, REQUEST_UNITS)];
    const answers: Span[][][] = batches.map(() => []);
    const next = batches.entries();
    const work = async (index: number) => {
      const recogniser = await (running[index] ??= start());
      for (const [at, batch] of next) answers[at] = await recogniser.recognise(batch);
    };
    const workers = Math.min(processes, batches.length);
    await Promise.all(Array.from({ length: workers }, (_, index) => work(index)));
    const found: Span[][] = documents.map(() => []);
    for (const [at, spans] of answers.flat().entries()) {
      const index = order[at] as number;
      found[index] = coverWholeWords(documents[index]?.text ?? "", spans);
    }
    return found;
  };
  return { name, recognise };
}

function textLengthOf(documents: readonly Document[], index: number): number {
  return documents[index]?.text.length ?? 0;
}

/** In a worker thread the cores are shared with the other workers. */
function shareCores({ processes, threads }: OnnxOptions) {
  const workers = isMainThread ? 1 : Number(getEnvironmentData(WORKERS_KEY) ?? 1);
  const cores = Math.max(1, Math.floor(defaultThreads() / Math.max(1, workers)));
  const started = processes ?? Math.min(cores, MOST_PROCESSES);
  return { processes: started, threads: threads ?? Math.max(1, Math.floor(cores / started)) };
}

/** The compiled program, which tests that run from source use too. */
function findServer(): string {
  return join(PACKAGE_ROOT, "dist", "src", "recognise", "neural", "serve.js");
}
