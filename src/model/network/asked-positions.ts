import { TensorProto_DataType } from "onnx-buf";

import { QUESTION } from "../answers.ts";
import type { GraphBuilder } from "./graph-builder.ts";

/** The tokens of a batch, and the positions that are asked for, as tensors of a graph. */
export interface AskedPositions {
  /** int64 `[batch, sequence]`. */
  readonly tokenIds: string;
  /** int32 `[batch, sequence]`: 1 where there is a token. */
  readonly mask: string;
  /** int64 `[2]`: batch, sequence. */
  readonly shape: string;
  /** int64 `[asked]`: the batch index of each position asked for. */
  readonly askedBatch: string;
  /** int64 `[asked]`: its place in the sequence. */
  readonly askedPosition: string;
  /** int32 `[asked, sequence]`: the mask of its sequence. */
  readonly askedMask: string;
  /** `[batch · sequence, size]` to `[batch, sequence, size]`. */
  toSequences(x: string, size: number): string;
  /** `[batch, sequence, size]` to `[batch · sequence, size]`, or any to two dimensions. */
  toRows(x: string, size: number): string;
  /** The rows asked for, `[asked, size]`, of `[batch · sequence, size]`. */
  selectAsked(x: string, size: number): string;
  /** For each position asked for, the whole sequence it stands in: `[asked, sequence, size]` of `[batch · sequence, size]`. */
  selectSequences(x: string, size: number): string;
}

/** Declares the token inputs and what follows from them and the questions. */
export function addAskedPositions(builder: GraphBuilder): AskedPositions {
  const { INT32, INT64 } = TensorProto_DataType;
  const tokenIds = builder.input("input_ids", INT64, ["batch", "sequence"]);
  const attention = builder.input("attention_mask", INT64, ["batch", "sequence"]);
  const mask = builder.node("Cast", [attention], { to: INT32 });
  const shape = builder.node("Shape", [tokenIds]);
  const column = (index: number) =>
    builder.node("Gather", [QUESTION.positions, builder.integers([index], [])], { axis: 1 });
  const askedBatch = column(0);
  const sequences = new Map<number, string>();
  const toSequences = (x: string, size: number) => {
    const dims = sequences.get(size) ?? builder.node("Concat", [shape, builder.integers([size])], { axis: 0 });
    sequences.set(size, dims);
    return builder.node("Reshape", [x, dims]);
  };
  return {
    tokenIds,
    mask,
    shape,
    askedBatch,
    askedPosition: column(1),
    askedMask: builder.node("Gather", [mask, askedBatch]),
    toSequences,
    toRows: (x, size) => builder.node("Reshape", [x, builder.integers([-1, size])]),
    selectAsked: (x, size) => builder.node("GatherND", [toSequences(x, size), QUESTION.positions]),
    selectSequences: (x, size) => builder.node("Gather", [toSequences(x, size), askedBatch]),
  };
}
