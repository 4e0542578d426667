import { readSync } from "node:fs";
import type { FileHandle } from "node:fs/promises";

import { create, type DescMessage, toBinary } from "@bufbuild/protobuf";
import { WireType } from "@bufbuild/protobuf/wire";
import { type ModelProto, ModelProtoSchema, TensorProtoSchema } from "onnx-buf";

import { fileError } from "../../base/errors.ts";
import { externalData } from "./onnx-external.ts";
import { readOnnx } from "./onnx.ts";
import { type ByteSource, fieldsOf, lengthDelimitedHead } from "../weights/protobuf-fields.ts";

/** Numbers of at most this many bytes stay in the skeleton: scalars, which say how a graph computes. */
const SCALAR_BYTES = 8;
/** Most bytes of a model besides the numbers of its tensors; a graph of a large encoder takes under one megabyte. */
const MAX_SKELETON_BYTES = 64 * 1024 * 1024;
/** Most messages and fields in all, as in `boundOnnx`. */
const MAX_ITEMS = 500_000;
/** Deepest nesting of messages. */
const MAX_DEPTH = 64;
/** Bytes read from the file at once. */
const WINDOW_BYTES = 64 * 1024;

/** `raw_data`, and `float_data`, whose packed form is the same bytes. */
const NUMBER_FIELDS: ReadonlySet<number> = new Set([
  TensorProtoSchema.field.rawData.number,
  TensorProtoSchema.field.floatData.number,
]);

/**
 * An ONNX file of any size without the numbers of its tensors, which are not read: each tensor of more than {@link SCALAR_BYTES}
 * refers to them as external data, in the file itself, as `checkExternalData` and `pointIntoFile` have it. So a model's own
 * numbers and those beside it are found alike, by file, offset and length.
 * Throws `input-format` if the bytes are no ONNX model with a graph.
 *
 * @param handle of the file, which must stay as it is meanwhile
 * @param fileName its name within its folder
 * @param path only named in errors
 */
export function readOnnxSkeleton(handle: FileHandle, size: number, fileName: string, path: string): ModelProto {
  const skeleton = reduce(createReader(handle.fd, size), fileName);
  if (typeof skeleton !== "string") return readOnnx(skeleton, path);
  throw fileError("input-format", path, `expected an ONNX model with ${skeleton}. Copy or export the file again.`);
}

interface Reader {
  readonly size: number;
  /** A view that is valid until the next: for few bytes. */
  readonly head: ByteSource;
  bytes(start: number, end: number): Buffer;
}

function createReader(descriptor: number, size: number): Reader {
  const window = Buffer.alloc(WINDOW_BYTES);
  let start = 0;
  let length = 0;
  return {
    size,
    head: (from, to) => {
      if (from < start || to > start + length) {
        start = from;
        length = readSync(descriptor, window, 0, WINDOW_BYTES, from);
      }
      return window.subarray(from - start, Math.min(to - start, length));
    },
    bytes: (from, to) => {
      const bytes = Buffer.alloc(to - from);
      return bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, from));
    },
  };
}

/** The bytes of the model without its numbers, or what was expected of it. */
function reduce(reader: Reader, fileName: string): Buffer | string {
  let kept = 0;
  let items = 0;
  const keep = (bytes: Uint8Array) => {
    kept += bytes.length;
    if (kept > MAX_SKELETON_BYTES) throw new Unfit(`at most ${MAX_SKELETON_BYTES} bytes besides its weights`);
    return bytes;
  };
  const readMessage = (schema: DescMessage, start: number, end: number, depth: number): Buffer => {
    if (depth > MAX_DEPTH) throw new Unfit(`messages at most ${MAX_DEPTH} deep`);
    const parts: Uint8Array[] = [];
    // After all other fields, as the last data_location counts.
    const references: Uint8Array[] = [];
    for (const field of fieldsOf(reader.head, start, end)) {
      if (++items > MAX_ITEMS) throw new Unfit(`at most ${MAX_ITEMS} fields`);
      const { number, content } = field;
      const isLong = field.wireType === WireType.LengthDelimited;
      const message = isLong ? schema.fields.find((one) => one.number === number)?.message : undefined;
      if (message !== undefined) {
        const inner = readMessage(message, content, field.end, depth + 1);
        parts.push(keep(lengthDelimitedHead(number, inner.length)), inner);
      } else if (isLong && isNumbers(schema, number) && field.end - content > SCALAR_BYTES) {
        const reference = create(TensorProtoSchema, externalData(fileName, content, field.end - content));
        references.push(keep(toBinary(TensorProtoSchema, reference)));
      } else {
        if (field.end - field.start > MAX_SKELETON_BYTES) throw new Unfit("weights as raw bytes");
        parts.push(keep(reader.bytes(field.start, field.end)));
      }
    }
    return Buffer.concat([...parts, ...references]);
  };
  try {
    return readMessage(ModelProtoSchema, 0, reader.size, 0);
  } catch (error) {
    if (error instanceof Unfit) return error.message;
    if (error instanceof RangeError) return "fields within their message";
    throw error;
  }
}

/** Ends reading from any depth; never leaves this file. */
class Unfit extends Error {}

function isNumbers(schema: DescMessage, number: number): boolean {
  return schema.typeName === TensorProtoSchema.typeName && NUMBER_FIELDS.has(number);
}
