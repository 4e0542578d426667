import { join } from "node:path";

import type { Tensor } from "onnxruntime-node";

import { fileError, type UnnameError } from "../../base/errors.ts";
import { requireExisting } from "../../base/files.ts";
import type { Tokenizer } from "../checkpoint.ts";
import { createFeeds, requireKnownInputs } from "../feeds.ts";
import type { Precision } from "../load-graph.ts";
import { loadRuntime } from "../load-runtime.ts";
import { CLASSIFIER_LOGITS } from "../network/build-classifier.ts";
import { openModelFolder } from "../open-checkpoint.ts";
import { requireSomeWeights } from "../require-some-weights.ts";
import { cannotRun, startRuntime } from "../start-runtime.ts";
import { defaultThreads } from "../threads.ts";
import { loadClassifierGraph } from "./load-classifier-graph.ts";
import { planBatches } from "./plan-batches.ts";
import { readLabels } from "./read-labels.ts";
import { readTransitions, type Transitions } from "./read-transitions.ts";

/** Products of this many rows are as fast as of more; more leave the caches of a CPU. */
const BATCH_TOKENS = 512;

export interface TokenClassifierOptions {
  /** Threads of onnxruntime; default: one a core. */
  readonly threads?: number;
  /** Tokens a batch, padding counted; results depend on it by 1e-5 at most. Default: 512. */
  readonly batchTokens?: number;
  /** What the encoder's matrices are multiplied in; default `float32`. */
  readonly precision?: Precision;
}

/** A token classifier that is loaded. */
export interface TokenClassifier {
  /** As config.json names them. */
  readonly labels: readonly string[];
  /** Of a CRF on top; undefined without one. */
  readonly transitions: Transitions | undefined;
  readonly tokenizer: Tokenizer;
  /** Longest input in tokens, specials included. */
  readonly maximumLength: number;
  /** The logits of each input, `[tokens, labels]`, in the order of the inputs: token ids with the specials around them. */
  classify(inputs: readonly (readonly number[])[]): Promise<Float32Array[]>;
  /** Frees the model. */
  close(): Promise<void>;
}

/**
 * Loads a token classifier of Hugging Face from its folder: config.json, tokenizer, and weights as safetensors or pickles (of the
 * architectures of `registry.ts`) or as `model.onnx`, with the transitions of a CRF where there are some.
 * Throws `input-missing` for the folder, `checkpoint-incomplete` without weights or tokenizer, `checkpoint-unsupported` for
 * architectures, labels without names and graphs that we do not know, `checkpoint-mismatch` if the files do not belong together,
 * `input-format` if one is damaged or holds infinite numbers, and `runtime-missing`.
 */
export async function openTokenClassifier(
  directory: string,
  options: TokenClassifierOptions = {},
): Promise<TokenClassifier> {
  requireExisting(directory, "folder of a token classifier");
  await requireSomeWeights(directory, "AutoModelForTokenClassification");
  const { threads = defaultThreads(), precision = "float32" } = options;
  const { checkpoint } = await openModelFolder(directory);
  const { config, tokenizer, vocabularySize } = checkpoint;
  const labels = readLabels(config, join(directory, "config.json"));
  const transitions = await readTransitions(directory, config, labels.length);
  const runtime = await loadRuntime();
  const graph = await loadClassifierGraph(checkpoint, labels.length, precision);
  const session = await startRuntime(runtime, graph, threads);
  requireKnownInputs(session, graph.path, "token-classification");
  const batchTokens = options.batchTokens ?? BATCH_TOKENS;

  const classify = async (inputs: readonly (readonly number[])[]) => {
    for (const tokenIds of inputs) {
      if (tokenIds.length > checkpoint.maximumLength || !tokenIds.every((id) => id >= 0 && id < vocabularySize))
        throw new RangeError("an input is longer than the model takes, or holds no token id");
    }
    const planned = inputs.map((tokenIds) => ({ tokenIds, positions: [], targets: [] }));
    const logits = inputs.map(() => new Float32Array());
    const lengths = inputs.map((tokenIds) => tokenIds.length);
    for (const batch of planBatches(lengths, batchTokens)) {
      const members = batch.map((index) => planned[index] as (typeof planned)[number]);
      const feeds = createFeeds(
        session.inputNames,
        members,
        { k: 1, rows: false },
        tokenizer.padTokenId,
        runtime.Tensor,
      );
      const results = await session.run(feeds).catch((cause: unknown) => {
        throw cannotRun(graph.path, cause);
      });
      const output = results[CLASSIFIER_LOGITS] as Tensor;
      if (output.dims.at(-1) !== labels.length) throw otherLabels(graph.path, labels.length, output.dims.at(-1));
      const longest = Math.max(...members.map(({ tokenIds }) => tokenIds.length));
      for (const [row, index] of batch.entries()) {
        const from = row * longest * labels.length;
        const length = (inputs[index] as readonly number[]).length * labels.length;
        logits[index] = (output.data as Float32Array).slice(from, from + length);
      }
    }
    return logits;
  };
  const { maximumLength } = checkpoint;
  return { labels, transitions, tokenizer, maximumLength, classify, close: () => session.release() };
}

function otherLabels(path: string, expected: number, found: number | undefined): UnnameError {
  return fileError(
    "checkpoint-mismatch",
    path,
    `predicts ${found ?? 0} labels, config.json names ${expected}. Are these files of one model?`,
    { expected, found: found ?? 0 },
  );
}
