import type { InferenceSession, Tensor } from "onnxruntime-node";

import { fileError, UnnameError } from "../base/errors.ts";
import { ANSWER } from "./answers.ts";
import { type MaskedInput, planBatches, type TargetedInput } from "./batches.ts";
import type { Checkpoint } from "./checkpoint.ts";
import { type Asked, createFeeds, requireKnownInputs } from "./feeds.ts";
import { loadGraph, type LoadOptions } from "./load-graph.ts";
import { loadRuntime } from "./load-runtime.ts";
import { cannotRun, startRuntime } from "./start-runtime.ts";

/**
 * Tokens a batch, padding counted: the same for any number of threads, since sums of another length end in other last digits. With fewer,
 * threads wait for each other; more leave the caches of a CPU.
 */
const BATCH_TOKENS = 1024;
/** Bytes of log-probabilities that a batch may take. */
const BATCH_OUTPUT_BYTES = 64 * 1024 * 1024;

export interface SessionOptions extends LoadOptions {
  /** Threads of onnxruntime; default: one a core. */
  readonly threads?: number;
  /** Tokens a batch, padding counted; results depend on it by 1e-5 at most. Default: 1,024. */
  readonly batchTokens?: number;
}

/** The likeliest tokens at one position, likeliest first; of equal ones the lower id first. */
export interface TopPredictions {
  readonly tokenIds: readonly number[];
  /** Natural logarithms of probabilities, in nats. */
  readonly logProbsNats: readonly number[];
}

/** Receives the answer for one asked position. Arrays of numbers are only valid during the call: copy what you keep. */
export type Use<Answer> = (inputIndex: number, positionIndex: number, answer: Answer) => void;

/** A masked language model that is loaded. Answers do not depend on how inputs are batched or ordered (to 1e-5), nor on threads at all. */
export interface MaskedLanguageModel {
  readonly checkpoint: Checkpoint;
  /** Heads of other tasks that the weights hold and that take no part, by the names of their modules. */
  readonly otherHeads?: readonly string[];
  /** Every file that its numbers come from: paths within the checkpoint folder, `/` between parts. */
  readonly weightFiles?: readonly string[];
  /**
   * The `k` likeliest tokens at every asked position of every input, in whatever order is fast.
   * Throws `input-format` if an input is longer than the model takes or its weights give no numbers, and a RangeError for a position
   * outside its input.
   */
  forEachTop(inputs: readonly MaskedInput[], k: number, use: Use<TopPredictions>): Promise<void>;
  /** Log-probabilities, in nats, of the tokens asked for at every position, in the order of its `targets`. Throws likewise. */
  forEachTarget(inputs: readonly TargetedInput[], use: Use<Float32Array>): Promise<void>;
  /** Whole rows: `[vocabulary]` log-probabilities in nats. Throws likewise. */
  forEachPrediction(inputs: readonly MaskedInput[], use: Use<Float32Array>): Promise<void>;
  /** All rows at once, `[input][position][vocabulary]`; for a few inputs, as they are all held in memory. */
  logProbabilities(inputs: readonly MaskedInput[]): Promise<Float32Array[][]>;
  /** Frees the model. */
  close(): Promise<void>;
}

/**
 * Loads a checkpoint's weights: from safetensors, mapped where they lie, or from `model.onnx`.
 * Throws `checkpoint-incomplete` without either, `checkpoint-unsupported` for architectures, inputs or outputs we do not know,
 * `checkpoint-mismatch` if weights and configuration differ, `input-format` if they cannot be loaded or hold infinite numbers, and
 * `runtime-missing`.
 */
export async function openSession(checkpoint: Checkpoint, options: SessionOptions = {}): Promise<MaskedLanguageModel> {
  const { vocabularySize } = checkpoint;
  // First, since where there is none all other work is in vain.
  const runtime = await loadRuntime();
  const { path, otherHeads, weightFiles, ...graph } = await loadGraph(checkpoint, options);
  const session = await startRuntime(runtime, { path, ...graph }, options.threads);
  requireKnownInputs(session, path, "fill-mask");
  const batchTokens = options.batchTokens ?? BATCH_TOKENS;
  const ask = createAsk(checkpoint, { runtime, session, path, batchTokens });
  const untargeted = (inputs: readonly MaskedInput[]) => inputs.map((input) => ({ ...input, targets: [] }));
  const forEachPrediction: MaskedLanguageModel["forEachPrediction"] = (inputs, use) =>
    ask(untargeted(inputs), { k: 1, rows: true }, (inputIndex, positionIndex, results, row) => {
      const output = results[ANSWER.logProbabilities] as Tensor;
      requireVocabulary(output.dims[1], vocabularySize, path);
      const answer = (output.data as Float32Array).subarray(row * vocabularySize, (row + 1) * vocabularySize);
      requireNumber(answer[0], path);
      use(inputIndex, positionIndex, answer);
    });
  return {
    checkpoint,
    otherHeads,
    weightFiles,
    forEachPrediction,
    forEachTop: (inputs, k, use) => {
      const count = Math.min(k, vocabularySize);
      return ask(untargeted(inputs), { k: count, rows: false }, (inputIndex, positionIndex, results, row) => {
        const part = <T>(name: string) => (results[name] as Tensor).data.slice(row * count, (row + 1) * count) as T;
        const tokenIds = Array.from(part<BigInt64Array>(ANSWER.topTokenIds), Number);
        const logProbsNats = Array.from(part<Float32Array>(ANSWER.topLogProbabilities));
        requireNumber(logProbsNats[0], path);
        use(inputIndex, positionIndex, { tokenIds, logProbsNats });
      });
    },
    forEachTarget: (inputs, use) =>
      ask(inputs, { k: 1, rows: false }, (inputIndex, positionIndex, results, row) => {
        const output = results[ANSWER.targetLogProbabilities] as Tensor;
        const width = output.dims[1] as number;
        const count = inputs[inputIndex]?.targets[positionIndex]?.length ?? 0;
        const answer = (output.data as Float32Array).subarray(row * width, row * width + count);
        requireNumber(answer[0], path);
        use(inputIndex, positionIndex, answer);
      }),
    logProbabilities: async (inputs) => {
      const rows = inputs.map((input) => input.positions.map(() => new Float32Array()));
      await forEachPrediction(inputs, (inputIndex, positionIndex, row) => {
        (rows[inputIndex] as Float32Array[])[positionIndex] = row.slice();
      });
      return rows;
    },
    close: () => session.release(),
  };
}

interface Loaded {
  readonly runtime: Awaited<ReturnType<typeof loadRuntime>>;
  readonly session: InferenceSession;
  readonly path: string;
  readonly batchTokens: number;
}

/** Gets an answer's tensors, and the index of the asked position in them. */
type UseResults = (inputIndex: number, positionIndex: number, results: Record<string, Tensor>, row: number) => void;

/** A function that runs inputs batch after batch. */
function createAsk(checkpoint: Checkpoint, { runtime, session, path, batchTokens }: Loaded) {
  const maximumRows = Math.max(1, Math.floor(BATCH_OUTPUT_BYTES / (4 * checkpoint.vocabularySize)));
  const { padTokenId } = checkpoint.tokenizer;
  return async (inputs: readonly TargetedInput[], asked: Asked, use: UseResults): Promise<void> => {
    for (const [index, input] of inputs.entries()) checkInput(input, index, checkpoint);
    for (const batch of planBatches(inputs, batchTokens, maximumRows)) {
      const members = batch.map((index) => inputs[index] as TargetedInput);
      const feeds = createFeeds(session.inputNames, members, asked, padTokenId, runtime.Tensor);
      const results = (await session.run(feeds).catch((cause: unknown) => {
        throw cannotRun(path, cause);
      })) as Record<string, Tensor>;
      let row = 0;
      for (const [member, { positions }] of members.entries())
        for (const positionIndex of positions.keys()) use(batch[member] as number, positionIndex, results, row++);
    }
  };
}

function checkInput({ tokenIds, positions, targets }: TargetedInput, index: number, checkpoint: Checkpoint): void {
  if (tokenIds.length > checkpoint.maximumLength) {
    throw new UnnameError(
      "input-format",
      `input ${index} (from 0) has ${tokenIds.length} tokens, the model takes at most ${checkpoint.maximumLength}. Shorten or split the text.`,
      { details: { input: index, tokens: tokenIds.length, maximum: checkpoint.maximumLength } },
    );
  }
  const isIndex = (value: number, limit: number) => Number.isInteger(value) && value >= 0 && value < limit;
  const isTokenId = (tokenId: number) => isIndex(tokenId, checkpoint.vocabularySize);
  if (!positions.every((position) => isIndex(position, tokenIds.length)))
    throw new RangeError(`input ${index}: a position outside its tokens`);
  if (!tokenIds.every(isTokenId) || !targets.every((asked) => asked.every(isTokenId)))
    throw new RangeError(`input ${index}: no such token id`);
}

/** Of a softmax all or none are numbers: finite weights can overflow on the way, and then no entry is likelier than another, so no name is. */
function requireNumber(first: number | undefined, path: string): void {
  if (!Number.isNaN(first)) return;
  throw fileError(
    "input-format",
    path,
    "expected numbers as predictions, found none: the weights are so large that sums overflow. The training has diverged, or the file is damaged: copy or train it again.",
  );
}

function requireVocabulary(found: number | undefined, expected: number, path: string): void {
  if (found === expected) return;
  throw fileError(
    "checkpoint-mismatch",
    path,
    `predicts ${found ?? 0} entries, config.json says vocab_size ${expected}. Are these files of one model?`,
    { expected, found: found ?? 0 },
  );
}
