import type { InferenceSession, Tensor } from "onnxruntime-node";

import { fileError } from "../base/errors.ts";
import { QUESTION } from "./answers.ts";
import type { TargetedInput } from "./batches.ts";

/** What is asked of every position of a batch. */
export interface Asked {
  /** The likeliest tokens to return, at least 1. */
  readonly k: number;
  /** Whether whole rows are wanted. */
  readonly rows: boolean;
}

/** The inputs of a graph that we know how to fill. */
const KNOWN_INPUTS: ReadonlySet<string> = new Set([
  "input_ids",
  "attention_mask",
  "token_type_ids",
  ...Object.values(QUESTION),
]);

/** Throws `checkpoint-unsupported` for a graph with other inputs. `task` is what the model should be exported for. */
export function requireKnownInputs({ inputNames }: InferenceSession, path: string, task: string): void {
  const unknown = inputNames.filter((name) => !KNOWN_INPUTS.has(name));
  if (unknown.length === 0) return;
  throw fileError(
    "checkpoint-unsupported",
    path,
    `expected the inputs input_ids, attention_mask and token_type_ids, found ${unknown.join(", ")} too. Export the model for the ${task} task.`,
    { unknown },
  );
}

/** The longest list of targets; shorter ones are padded with token 0. */
function targetWidth(members: readonly TargetedInput[]): number {
  return Math.max(0, ...members.flatMap(({ targets }) => targets.map((tokenIds) => tokenIds.length)));
}

/**
 * Tensors for a batch: tokens and attention `[batch, sequence]`, padded on the right, all of type 0; the questions as `answers.ts`
 * describes them. Only those named in `inputNames` are made.
 */
export function createFeeds(
  inputNames: readonly string[],
  members: readonly TargetedInput[],
  asked: Asked,
  padTokenId: number,
  TensorClass: typeof Tensor,
): Record<string, Tensor> {
  const length = Math.max(...members.map((input) => input.tokenIds.length));
  const shape = [members.length, length];
  const ids = new BigInt64Array(members.length * length).fill(BigInt(padTokenId));
  const attention = new BigInt64Array(ids.length);
  const positions: bigint[] = [];
  const width = targetWidth(members);
  const targets: bigint[] = [];
  for (const [row, input] of members.entries()) {
    for (const [column, tokenId] of input.tokenIds.entries()) ids[row * length + column] = BigInt(tokenId);
    attention.fill(1n, row * length, row * length + input.tokenIds.length);
    for (const [index, position] of input.positions.entries()) {
      positions.push(BigInt(row), BigInt(position));
      for (let column = 0; column < width; column++) targets.push(BigInt(input.targets[index]?.[column] ?? 0));
    }
  }
  const count = positions.length / 2;
  const int64 = (values: BigInt64Array, dims: readonly number[]) => new TensorClass("int64", values, dims);
  const feeds: Record<string, () => Tensor> = {
    input_ids: () => int64(ids, shape),
    attention_mask: () => int64(attention, shape),
    token_type_ids: () => int64(new BigInt64Array(ids.length), shape),
    [QUESTION.positions]: () => int64(BigInt64Array.from(positions), [count, 2]),
    [QUESTION.k]: () => int64(BigInt64Array.of(BigInt(asked.k)), [1]),
    [QUESTION.targets]: () => int64(BigInt64Array.from(targets), [count, width]),
    [QUESTION.rows]: () => int64(BigInt64Array.of(BigInt(asked.rows ? count : 0)), [1]),
  };
  return Object.fromEntries(inputNames.map((name) => [name, (feeds[name] as () => Tensor)()]));
}
