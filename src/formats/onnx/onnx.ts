import { create, fromBinary, toBinary } from "@bufbuild/protobuf";
import { type ModelProto, ModelProtoSchema, type TensorProto, TensorProto_DataType, TensorProtoSchema } from "onnx-buf";

import { fileError, type UnnameError } from "../../base/errors.ts";
import { boundOnnx } from "./bound-onnx.ts";
import { checkOnnxOrder } from "./check-onnx-order.ts";
import { checkOnnxSizes } from "./check-onnx-sizes.ts";

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
  return fileError("input-format", path, `expected an ONNX model with ${expected}. Copy or export the file again.`);
}

/** The bytes of an ONNX file. */
export function writeOnnx(model: ModelProto): Uint8Array {
  return toBinary(ModelProtoSchema, model);
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
