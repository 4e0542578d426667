import { TensorProto_DataType } from "onnx-buf";

import type { GraphBuilder } from "./graph-builder.ts";

/** The tokens of a batch as tensors of a graph. */
export interface TokenInputs {
  /** int64 `[batch, sequence]`. */
  readonly tokenIds: string;
  /** int32 `[batch, sequence]`: 1 where there is a token. */
  readonly mask: string;
  /** int64 `[2]`: batch, sequence. */
  readonly shape: string;
  /** `[batch · sequence, size]` to `[batch, sequence, size]`. */
  toSequences(x: string, size: number): string;
  /** `[batch, sequence, size]` to `[batch · sequence, size]`, or any to two dimensions. */
  toRows(x: string, size: number): string;
}

/** Declares the inputs `input_ids` and `attention_mask`, both `[batch, sequence]`. */
export function addTokenInputs(builder: GraphBuilder): TokenInputs {
  const { INT32, INT64 } = TensorProto_DataType;
  const tokenIds = builder.input("input_ids", INT64, ["batch", "sequence"]);
  const attention = builder.input("attention_mask", INT64, ["batch", "sequence"]);
  const mask = builder.node("Cast", [attention], { to: INT32 });
  const shape = builder.node("Shape", [tokenIds]);
  const sequences = new Map<number, string>();
  return {
    tokenIds,
    mask,
    shape,
    toSequences: (x, size) => {
      const dims = sequences.get(size) ?? builder.node("Concat", [shape, builder.integers([size])], { axis: 0 });
      sequences.set(size, dims);
      return builder.node("Reshape", [x, dims]);
    },
    toRows: (x, size) => builder.node("Reshape", [x, builder.integers([-1, size])]),
  };
}
