import { create } from "@bufbuild/protobuf";
import { TensorProto_DataType, TensorProtoSchema } from "onnx-buf";

import type { GraphBuilder } from "./graph-builder.ts";
import type { QuantisedMatrix } from "./quantise-weights.ts";

/** Rows in 8 bits: x = (value − 128) · scale of its row. */
export interface QuantisedRows {
  /** uint8 `[rows, from]`. */
  readonly values: string;
  /** float32 `[rows, 1]`. */
  readonly scales: string;
}

/** What stands for 0 in unsigned bytes. */
const ZERO = 128;
/** Instead of a scale of 0, for a row of zeros. */
const SMALLEST_SCALE = 1e-30;

/**
 * Quantises each row by its own largest value, so that a row's result does not depend on which others are in the batch, as it
 * would with onnxruntime's DynamicQuantizeLinear.
 */
export function quantiseRows(builder: GraphBuilder, x: string): QuantisedRows {
  const largest = builder.node("ReduceMax", [builder.node("Abs", [x])], { axes: [-1] });
  const scaled = builder.node("Mul", [largest, builder.floats([1 / 127])]);
  const scales = builder.node("Max", [scaled, builder.floats([SMALLEST_SCALE])]);
  const inputs = [builder.node("Div", [x, scales]), builder.floats([1]), zeroPoint(builder)];
  return { values: builder.node("QuantizeLinear", inputs), scales };
}

/** `[rows, from]` times a matrix `[from, to]`, in integers, as floats again. `name` is the matrix's, made once. */
export function multiplyInt8(
  builder: GraphBuilder,
  { values, scales }: QuantisedRows,
  name: string,
  matrix: QuantisedMatrix,
): string {
  const to = matrix.scales.length;
  const weights = byteTensor(builder, `${name}/int8`, TensorProto_DataType.INT8, matrix.values, [
    matrix.values.length / to,
    to,
  ]);
  const product = builder.node("MatMulInteger", [values, weights, zeroPoint(builder)]);
  const floats = builder.node("Cast", [product], { to: TensorProto_DataType.FLOAT });
  const byColumn = builder.node("Mul", [floats, builder.floats(matrix.scales, [to])]);
  return builder.node("Mul", [byColumn, scales]);
}

function zeroPoint(builder: GraphBuilder): string {
  return byteTensor(builder, "unname/zero", TensorProto_DataType.UINT8, Uint8Array.of(ZERO), []);
}

function byteTensor(
  builder: GraphBuilder,
  name: string,
  dataType: TensorProto_DataType,
  values: Int8Array | Uint8Array,
  dims: readonly number[],
): string {
  const rawData = new Uint8Array(values.buffer as ArrayBuffer, values.byteOffset, values.byteLength);
  return builder.initializer(create(TensorProtoSchema, { name, dataType, dims: dims.map(BigInt), rawData }));
}
