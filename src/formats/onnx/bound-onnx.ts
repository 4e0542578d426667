import { type DescField, type DescMessage, ScalarType } from "@bufbuild/protobuf";
import { WireType } from "@bufbuild/protobuf/wire";
import { ModelProtoSchema } from "onnx-buf";

import { fieldsOf, sourceOf } from "../weights/protobuf-fields.ts";

/** Most messages, fields and list items of a model in all. An encoder of 48 layers with every operator apart has under 100,000. */
const MAX_ITEMS = 500_000;
/** Most bytes of number lists that are decoded one by one (`float_data`, `int64_data`, `ints`); raw bytes are not. */
const MAX_PACKED_BYTES = 16 * 1024 * 1024;
/** Deepest nesting of messages: graph, node, attribute and tensor are one level of subgraph. */
const MAX_DEPTH = 64;

/**
 * What about these bytes makes decoding them as an ONNX model unsafe, as the end of "expected …", or undefined: broken
 * framing, nesting that would overflow the stack, or so many small parts that the decoded model would be much larger than
 * the file. Skips over raw bytes and strings, so it takes no memory and hardly any time.
 */
export function boundOnnx(bytes: Uint8Array): string | undefined {
  const source = sourceOf(bytes);
  let items = 0;
  let packedBytes = 0;
  const problemOf = (schema: DescMessage, start: number, end: number, depth: number): string | undefined => {
    if (depth > MAX_DEPTH) return `messages at most ${MAX_DEPTH} deep, found more`;
    for (const { number, wireType, content, end: fieldEnd } of fieldsOf(source, start, end)) {
      if (++items > MAX_ITEMS) return `at most ${MAX_ITEMS} fields, found more`;
      if (wireType !== WireType.LengthDelimited) continue;
      const field = schema.fields.find((one) => one.number === number);
      if (field?.message !== undefined) {
        const problem = problemOf(field.message, content, fieldEnd, depth + 1);
        if (problem !== undefined) return problem;
      } else if (isNumberList(field)) packedBytes += fieldEnd - content;
      if (packedBytes > MAX_PACKED_BYTES)
        return `weights as raw bytes, found more than ${MAX_PACKED_BYTES} bytes of them in typed fields`;
    }
    return undefined;
  };
  try {
    return problemOf(ModelProtoSchema, 0, bytes.length, 0);
  } catch (error) {
    if (error instanceof RangeError) return "fields within their message";
    throw error;
  }
}

function isNumberList(field: DescField | undefined): boolean {
  if (field?.fieldKind !== "list" || field.listKind !== "scalar") return false;
  return field.scalar !== ScalarType.BYTES && field.scalar !== ScalarType.STRING;
}
