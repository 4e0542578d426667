import { TensorProto_DataType, type ValueInfoProto } from "onnx-buf";

import { type GraphBuilder, valueInfo } from "./network/graph-builder.ts";

/** Graph inputs that say what is asked, beside the tokens. */
export const QUESTION = {
  /** int64 `[asked, 2]`: batch index and position of each prediction asked for. */
  positions: "unname/positions",
  /** int64 `[1]`: how many of the likeliest tokens to return. At least 1. */
  k: "unname/k",
  /** int64 `[asked, targets]`: tokens whose log-probability is wanted; `targets` may be 0. */
  targets: "unname/targets",
  /** int64 `[1]`: how many of the whole rows to return, `asked` or 0. */
  rows: "unname/rows",
} as const;

/** Graph outputs. Log-probabilities are natural logarithms over the whole vocabulary. */
export const ANSWER = {
  /** float32 `[asked, k]`, highest first; equal ones by token id. */
  topLogProbabilities: "unname/top_log_probabilities",
  /** int64 `[asked, k]`. */
  topTokenIds: "unname/top_token_ids",
  /** float32 `[asked, targets]`. */
  targetLogProbabilities: "unname/target_log_probabilities",
  /** float32 `[rows, vocabulary]`. */
  logProbabilities: "unname/log_probabilities",
} as const;

/** Declares {@link QUESTION}'s inputs. `positions` first: the network needs it before there are logits. */
export function addQuestions(builder: GraphBuilder): void {
  const { INT64 } = TensorProto_DataType;
  builder.input(QUESTION.positions, INT64, ["asked", 2]);
  builder.input(QUESTION.k, INT64, [1]);
  builder.input(QUESTION.targets, INT64, ["asked", "targets"]);
  builder.input(QUESTION.rows, INT64, [1]);
}

/**
 * From logits `[asked, vocabulary]` to all answers: the softmax is taken once, and what is not asked for (no targets, no rows,
 * k of 1) costs next to nothing. Returns the graph's outputs.
 */
export function addAnswers(builder: GraphBuilder, logits: string): ValueInfoProto[] {
  const { FLOAT, INT64 } = TensorProto_DataType;
  const float = builder.node("Cast", [logits], { to: FLOAT });
  const logProbabilities = builder.node("LogSoftmax", [float], { axis: -1 });
  const [values, indices] = builder.nodes("TopK", [logProbabilities, QUESTION.k], 2, { axis: -1 });
  builder.named(ANSWER.topLogProbabilities, "Identity", [values as string]);
  builder.named(ANSWER.topTokenIds, "Identity", [indices as string]);
  builder.named(ANSWER.targetLogProbabilities, "GatherElements", [logProbabilities, QUESTION.targets], { axis: 1 });
  const from = builder.integers([0]);
  builder.named(ANSWER.logProbabilities, "Slice", [logProbabilities, from, QUESTION.rows, from]);
  return [
    valueInfo(ANSWER.topLogProbabilities, FLOAT, ["asked", "k"]),
    valueInfo(ANSWER.topTokenIds, INT64, ["asked", "k"]),
    valueInfo(ANSWER.targetLogProbabilities, FLOAT, ["asked", "targets"]),
    valueInfo(ANSWER.logProbabilities, FLOAT, ["rows", "vocabulary"]),
  ];
}
