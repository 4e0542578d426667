import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";

import type { InferenceSession, Tensor } from "onnxruntime-node";

import { UnnameError } from "../base/errors.ts";
import { readOnnx, writeOnnx } from "../formats/onnx.ts";
import { type MaskedInput, planBatches } from "./batches.ts";
import type { Checkpoint } from "./checkpoint.ts";
import { LOG_PROBABILITIES_OUTPUT, POSITIONS_INPUT, selectPositions } from "./graph.ts";
import { requireFile } from "./open-checkpoint.ts";

/** Tokens a batch, padding counted. More is slower on a CPU, whose caches it leaves. */
const BATCH_TOKENS = 1024;
/** Bytes of log-probabilities that a batch may return. */
const BATCH_OUTPUT_BYTES = 64 * 1024 * 1024;
/** The inputs that we know how to fill. */
const KNOWN_INPUTS = new Set(["input_ids", "attention_mask", "token_type_ids", POSITIONS_INPUT]);

export interface SessionOptions {
  /** Threads of onnxruntime; default: one a core. */
  readonly threads?: number;
  /** Tokens a batch, padding counted; results do not depend on it. */
  readonly batchTokens?: number;
}

/** Receives one row, `[vocabulary]` log-probabilities in nats. `row` is only valid during the call: copy what you keep. */
type UsePrediction = (inputIndex: number, positionIndex: number, row: Float32Array) => void;

/** A masked language model that is loaded. Predictions do not depend on how inputs are batched or ordered (to 1e-5). */
export interface MaskedLanguageModel {
  readonly checkpoint: Checkpoint;
  /**
   * Predicts at every asked position of every input, in whatever order is fast.
   * Throws `input-format` if an input is longer than the model takes, and a RangeError for a position outside its input.
   */
  forEachPrediction(inputs: readonly MaskedInput[], use: UsePrediction): Promise<void>;
  /** All rows at once, `[input][position][vocabulary]`; for a few inputs, as they are all held in memory. */
  logProbabilities(inputs: readonly MaskedInput[]): Promise<Float32Array[][]>;
  /** Frees the model. */
  close(): Promise<void>;
}

/**
 * Loads `model.onnx` of a checkpoint.
 * Throws `checkpoint-incomplete` if there is none, `checkpoint-unsupported` for inputs or outputs we do not know,
 * `checkpoint-mismatch` if its vocabulary is not the checkpoint's, and `input-format` if it cannot be loaded.
 */
export async function openSession(checkpoint: Checkpoint, options: SessionOptions = {}): Promise<MaskedLanguageModel> {
  const { directory, vocabularySize } = checkpoint;
  requireFile(directory, "model.onnx", "Export it, for example: optimum-cli export onnx --task fill-mask.");
  const path = join(directory, "model.onnx");
  const { model } = selectPositions(readOnnx(await readFile(path), path), path);
  const runtime = await import("onnxruntime-node");
  const session = await runtime.InferenceSession.create(writeOnnx(model), {
    executionProviders: ["cpu"],
    intraOpNumThreads: options.threads ?? availableParallelism(),
    // Errors only: a warning for every initializer that folding leaves unused is no news.
    logSeverityLevel: 3,
    // Threads that wait for each other by spinning halve the speed on a machine that does something else too.
    extra: { session: { intra_op: { allow_spinning: "0" } } },
  }).catch((cause: unknown) => {
    throw new UnnameError("input-format", `${path}: onnxruntime cannot load this graph. Export the model again.`, {
      cause,
      details: { path },
    });
  });
  requireKnownInputs(session, path);
  const batchTokens = options.batchTokens ?? BATCH_TOKENS;
  const maximumRows = Math.max(1, Math.floor(BATCH_OUTPUT_BYTES / (4 * vocabularySize)));

  const forEachPrediction = async (inputs: readonly MaskedInput[], use: UsePrediction) => {
    for (const [index, input] of inputs.entries()) checkInput(input, index, checkpoint);
    for (const batch of planBatches(inputs, batchTokens, maximumRows)) {
      const members = batch.map((index) => inputs[index] as MaskedInput);
      const results = await session.run(createFeeds(session, members, checkpoint, runtime.Tensor));
      const output = results[LOG_PROBABILITIES_OUTPUT] as Tensor;
      requireVocabulary(output.dims[1], vocabularySize, path);
      const data = output.data as Float32Array;
      let offset = 0;
      for (const [member, { positions }] of members.entries()) {
        for (let positionIndex = 0; positionIndex < positions.length; positionIndex++) {
          use(batch[member] as number, positionIndex, data.subarray(offset, (offset += vocabularySize)));
        }
      }
    }
  };
  return {
    checkpoint,
    forEachPrediction,
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

/** Int64 tensors `[batch, sequence]`, padded on the right, and the positions `[selected, 2]`. */
function createFeeds(
  session: InferenceSession,
  members: readonly MaskedInput[],
  { tokenizer }: Checkpoint,
  TensorClass: typeof Tensor,
): Record<string, Tensor> {
  const length = Math.max(...members.map((input) => input.tokenIds.length));
  const shape = [members.length, length];
  const ids = new BigInt64Array(members.length * length).fill(BigInt(tokenizer.padTokenId));
  const attention = new BigInt64Array(ids.length);
  const positions: bigint[] = [];
  for (const [row, input] of members.entries()) {
    for (const [column, tokenId] of input.tokenIds.entries()) ids[row * length + column] = BigInt(tokenId);
    attention.fill(1n, row * length, row * length + input.tokenIds.length);
    for (const position of input.positions) positions.push(BigInt(row), BigInt(position));
  }
  const feeds: Record<string, Tensor> = {
    input_ids: new TensorClass("int64", ids, shape),
    attention_mask: new TensorClass("int64", attention, shape),
    token_type_ids: new TensorClass("int64", new BigInt64Array(ids.length), shape),
    [POSITIONS_INPUT]: new TensorClass("int64", BigInt64Array.from(positions), [positions.length / 2, 2]),
  };
  return Object.fromEntries(session.inputNames.map((name) => [name, feeds[name] as Tensor]));
}

function checkInput({ tokenIds, positions }: MaskedInput, index: number, checkpoint: Checkpoint): void {
  if (tokenIds.length > checkpoint.maximumLength) {
    throw new UnnameError(
      "input-format",
      `input ${index} (from 0) has ${tokenIds.length} tokens, the model takes at most ${checkpoint.maximumLength}. Shorten or split the text.`,
      { details: { input: index, tokens: tokenIds.length, maximum: checkpoint.maximumLength } },
    );
  }
  const isIndex = (value: number, limit: number) => Number.isInteger(value) && value >= 0 && value < limit;
  if (!positions.every((position) => isIndex(position, tokenIds.length)))
    throw new RangeError(`input ${index}: a position outside its tokens`);
  if (!tokenIds.every((tokenId) => isIndex(tokenId, checkpoint.vocabularySize)))
    throw new RangeError(`input ${index}: no such token id`);
}

function requireKnownInputs(session: InferenceSession, path: string): void {
  const unknown = session.inputNames.filter((name) => !KNOWN_INPUTS.has(name));
  if (unknown.length === 0) return;
  throw new UnnameError(
    "checkpoint-unsupported",
    `${path}: expected the inputs input_ids, attention_mask and token_type_ids, found ${unknown.join(", ")} too. Export the model for the fill-mask task.`,
    { details: { path, unknown } },
  );
}

function requireVocabulary(found: number | undefined, expected: number, path: string): void {
  if (found === expected) return;
  throw new UnnameError(
    "checkpoint-mismatch",
    `${path}: predicts ${found ?? 0} entries, config.json says vocab_size ${expected}. Are these files of one model?`,
    {
      details: { path, expected, found: found ?? 0 },
    },
  );
}
