import { create, fromBinary, toBinary } from "@bufbuild/protobuf";
import {
  type ModelProto,
  ModelProtoSchema,
  type TensorProto,
  TensorProto_DataLocation,
  TensorProto_DataType,
  TensorProtoSchema,
} from "onnx-buf";

import { UnnameError } from "../base/errors.ts";
import { boundOnnx } from "./bound-onnx.ts";
import { checkOnnxOrder } from "./check-onnx-order.ts";
import { checkOnnxSizes } from "./check-onnx-sizes.ts";
import { ELEMENT_BITS } from "./onnx-element-bits.ts";

/** An initializer's numbers where they lie. */
export interface TensorView {
  /** As ONNX names it: `FLOAT`, `FLOAT16`, `INT64`, … */
  readonly dtype: string;
  readonly dims: readonly number[];
  /** Little-endian, row-major; a view into the bytes the model was read from, so writing to it writes there. */
  readonly bytes: Uint8Array;
}

/**
 * Decodes an ONNX file after looking at its framing ({@link boundOnnx}), so that memory stays near the file's size, and
 * checks that its nodes are in order ({@link checkOnnxOrder}) and that none makes something huge ({@link checkOnnxSizes}).
 * `rawData` of its tensors are views into `bytes`, and fields that the schema does not know are kept.
 * `path` is only named in errors. Throws `input-format` if the bytes are no ONNX model with a graph.
 */
export function readOnnx(bytes: Uint8Array, path = "model.onnx"): ModelProto {
  const problem = boundOnnx(bytes);
  if (problem !== undefined) throw malformed(path, problem);
  let model: ModelProto;
  try {
    model = fromBinary(ModelProtoSchema, bytes);
  } catch {
    // The decoder's own error may quote bytes of the file.
    throw malformed(path, "fields as ONNX defines them");
  }
  if (model.graph === undefined || model.graph.node.length === 0) throw malformed(path, "a graph");
  const wrong = checkOnnxOrder(model) ?? checkOnnxSizes(model);
  if (wrong !== undefined) throw malformed(path, wrong);
  return model;
}

function malformed(path: string, expected: string): UnnameError {
  return new UnnameError(
    "input-format",
    `${path}: expected an ONNX model with ${expected}. Copy or export the file again.`,
    { details: { path } },
  );
}

/** The bytes of an ONNX file. */
export function writeOnnx(model: ModelProto): Uint8Array {
  return toBinary(ModelProtoSchema, model);
}

/**
 * Type, shape and bytes of an initializer.
 * Throws `checkpoint-unsupported` if its numbers lie in another file (external data) or in typed fields instead of raw
 * bytes, and `input-format` if type, shape and bytes do not fit each other.
 */
export function tensorView(tensor: TensorProto, path = "model.onnx"): TensorView {
  const dtype = TensorProto_DataType[tensor.dataType] ?? String(tensor.dataType);
  const dims = tensor.dims.map(Number);
  if (tensor.dataLocation === TensorProto_DataLocation.EXTERNAL) {
    throw unsupported(path, tensor.name, "stored in another file (external data)");
  }
  const elementBits = ELEMENT_BITS.get(tensor.dataType);
  if (elementBits === undefined) throw unsupported(path, tensor.name, `of type ${dtype}`);
  const expected = Math.ceil((dims.reduce((product, dimension) => product * dimension, 1) * elementBits) / 8);
  if (tensor.rawData.length === 0 && expected > 0) throw unsupported(path, tensor.name, "stored in typed fields");
  if (tensor.rawData.length !== expected) {
    throw new UnnameError(
      "input-format",
      `${path}: tensor ${tensor.name} (${dtype}, [${dims.join(", ")}]) should take ${expected} bytes, found ${tensor.rawData.length}. Copy or export the file again.`,
      { details: { path, tensor: tensor.name, expected, found: tensor.rawData.length } },
    );
  }
  return { dtype, dims, bytes: tensor.rawData };
}

function unsupported(path: string, tensor: string, how: string): UnnameError {
  return new UnnameError(
    "checkpoint-unsupported",
    `${path}: tensor ${tensor} is ${how}, expected raw bytes inside the file. Export the model again as one ONNX file.`,
    { details: { path, tensor } },
  );
}

/** An initializer of 64-bit integers, with the given shape (default: one dimension). */
export function int64Tensor(
  name: string,
  values: readonly number[],
  dims: readonly number[] = [values.length],
): TensorProto {
  return create(TensorProtoSchema, {
    name,
    dataType: TensorProto_DataType.INT64,
    dims: dims.map(BigInt),
    rawData: new Uint8Array(BigInt64Array.from(values, BigInt).buffer),
  });
}
