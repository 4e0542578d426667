import { type DescField, type DescMessage, ScalarType } from "@bufbuild/protobuf";
import { ModelProtoSchema } from "onnx-buf";

/** Most messages, fields and list items of a model in all. An encoder of 48 layers with every operator apart has under 100,000. */
const MAX_ITEMS = 500_000;
/** Most bytes of number lists that are decoded one by one (`float_data`, `int64_data`, `ints`); raw bytes are not. */
const MAX_PACKED_BYTES = 16 * 1024 * 1024;
/** Deepest nesting of messages: graph, node, attribute and tensor are one level of subgraph. */
const MAX_DEPTH = 64;

/** Field types of protobuf's wire format. */
const WIRE = { varint: 0, fixed64: 1, lengthDelimited: 2, fixed32: 5 } as const;

/**
 * What about these bytes makes decoding them as an ONNX model unsafe, as the end of "expected …", or undefined: broken
 * framing, nesting that would overflow the stack, or so many small parts that the decoded model would be much larger than
 * the file. Skips over raw bytes and strings, so it takes no memory and hardly any time.
 */
export function boundOnnx(bytes: Uint8Array): string | undefined {
  let items = 0;
  let packedBytes = 0;
  let at = 0;

  /** The low 53 bits are enough: longer lengths leave the file anyway. Undefined if the number does not end before `end`. */
  const readVarint = (end: number): number | undefined => {
    let value = 0;
    for (let index = 0; index < 10 && at < end; index++) {
      const byte = bytes[at++] as number;
      value += (byte & 0x7f) * 2 ** (7 * index);
      if (byte < 0x80) return value;
    }
    return undefined;
  };
  const readField = (schema: DescMessage, end: number, depth: number): string | undefined => {
    const tag = readVarint(end);
    const wire = (tag ?? 7) % 8;
    if (wire === WIRE.varint) return readVarint(end) === undefined ? "fields within their message" : undefined;
    const size =
      wire === WIRE.fixed64
        ? 8
        : wire === WIRE.fixed32
          ? 4
          : wire === WIRE.lengthDelimited
            ? readVarint(end)
            : undefined;
    if (tag === undefined || size === undefined || at + size > end) return "fields within their message";
    const field =
      wire === WIRE.lengthDelimited ? schema.fields.find(({ number }) => number === Math.floor(tag / 8)) : undefined;
    if (field?.message !== undefined) return readMessage(field.message, at + size, depth + 1);
    if (isNumberList(field)) packedBytes += size;
    at += size;
    return packedBytes > MAX_PACKED_BYTES
      ? `weights as raw bytes, found more than ${MAX_PACKED_BYTES} bytes of them in typed fields`
      : undefined;
  };
  const readMessage = (schema: DescMessage, end: number, depth: number): string | undefined => {
    if (depth > MAX_DEPTH) return `messages at most ${MAX_DEPTH} deep, found more`;
    const isOpen = () => at < end;
    while (isOpen()) {
      if (++items > MAX_ITEMS) return `at most ${MAX_ITEMS} fields, found more`;
      const problem = readField(schema, end, depth);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };

  return readMessage(ModelProtoSchema, bytes.length, 0);
}

function isNumberList(field: DescField | undefined): boolean {
  if (field?.fieldKind !== "list" || field.listKind !== "scalar") return false;
  return field.scalar !== ScalarType.BYTES && field.scalar !== ScalarType.STRING;
}
