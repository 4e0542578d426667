import { readSync } from "node:fs";
import type { FileHandle } from "node:fs/promises";

import { create, type DescMessage, toBinary } from "@bufbuild/protobuf";
import {
  type ModelProto,
  ModelProtoSchema,
  StringStringEntryProtoSchema,
  TensorProto_DataLocation,
  TensorProtoSchema,
} from "onnx-buf";

import { UnnameError } from "../base/errors.ts";
import { readOnnx } from "./onnx.ts";

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

/** Field types of protobuf's wire format. */
const WIRE = { varint: 0, fixed64: 1, lengthDelimited: 2, fixed32: 5 } as const;
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
  throw new UnnameError(
    "input-format",
    `${path}: expected an ONNX model with ${skeleton}. Copy or export the file again.`,
    { details: { path } },
  );
}

interface Reader {
  readonly size: number;
  /** Undefined past the end of the file. */
  byteAt(position: number): number | undefined;
  bytes(start: number, end: number): Buffer;
}

function createReader(descriptor: number, size: number): Reader {
  const window = Buffer.alloc(WINDOW_BYTES);
  let start = 0;
  let length = 0;
  return {
    size,
    byteAt: (position) => {
      if (position < start || position >= start + length) {
        start = position;
        length = readSync(descriptor, window, 0, WINDOW_BYTES, position);
      }
      return window[position - start < length ? position - start : WINDOW_BYTES];
    },
    bytes: (from, to) => {
      const bytes = Buffer.alloc(to - from);
      return bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, from));
    },
  };
}

/** The bytes of the model without its numbers, or what was expected of it. */
function reduce(reader: Reader, fileName: string): Buffer | string {
  let at = 0;
  let kept = 0;
  let items = 0;
  const keep = (bytes: Buffer) => {
    kept += bytes.length;
    if (kept > MAX_SKELETON_BYTES) throw new Unfit(`at most ${MAX_SKELETON_BYTES} bytes besides its weights`);
    return bytes;
  };
  const readVarint = (end: number): number => {
    let value = 0;
    for (let index = 0; index < 10 && at < end; index++) {
      const byte = reader.byteAt(at++) ?? 0;
      value += (byte & 0x7f) * 2 ** (7 * index);
      if (byte < 0x80) return value;
    }
    throw new Unfit("fields within their message");
  };
  const readMessage = (schema: DescMessage, end: number, depth: number): Buffer => {
    if (depth > MAX_DEPTH) throw new Unfit(`messages at most ${MAX_DEPTH} deep`);
    const parts: Buffer[] = [];
    // After all other fields, as the last data_location counts.
    const references: Buffer[] = [];
    const isOpen = () => at < end;
    while (isOpen()) {
      if (++items > MAX_ITEMS) throw new Unfit(`at most ${MAX_ITEMS} fields`);
      const start = at;
      const tag = readVarint(end);
      const [number, wire] = [Math.floor(tag / 8), tag % 8];
      if (wire === WIRE.varint) readVarint(end);
      const length = wire === WIRE.lengthDelimited ? readVarint(end) : { [WIRE.fixed64]: 8, [WIRE.fixed32]: 4 }[wire];
      if (wire !== WIRE.varint && (length === undefined || at + length > end))
        throw new Unfit("fields within their message");
      const content = at;
      const contentEnd = content + (length ?? 0);
      const message =
        wire === WIRE.lengthDelimited ? schema.fields.find((field) => field.number === number)?.message : undefined;
      if (message !== undefined) {
        const inner = readMessage(message, contentEnd, depth + 1);
        parts.push(keep(Buffer.from([...varint(tag), ...varint(inner.length)])), inner);
      } else if (isNumbers(schema, number, wire) && contentEnd - content > SCALAR_BYTES) {
        references.push(keep(reference(fileName, content, contentEnd - content)));
      } else {
        if (contentEnd - start > MAX_SKELETON_BYTES) throw new Unfit("weights as raw bytes");
        parts.push(keep(reader.bytes(start, contentEnd)));
      }
      at = contentEnd;
    }
    return Buffer.concat([...parts, ...references]);
  };
  try {
    return readMessage(ModelProtoSchema, reader.size, 0);
  } catch (error) {
    if (error instanceof Unfit) return error.message;
    throw error;
  }
}

/** Ends reading from any depth; never leaves this file. */
class Unfit extends Error {}

function isNumbers(schema: DescMessage, number: number, wire: number): boolean {
  return schema.typeName === TensorProtoSchema.typeName && wire === WIRE.lengthDelimited && NUMBER_FIELDS.has(number);
}

/** Fields of a tensor that say where its numbers are. */
function reference(location: string, byteOffset: number, byteLength: number): Buffer {
  const entries = { location, offset: String(byteOffset), length: String(byteLength) };
  const tensor = create(TensorProtoSchema, {
    dataLocation: TensorProto_DataLocation.EXTERNAL,
    externalData: Object.entries(entries).map(([key, value]) => create(StringStringEntryProtoSchema, { key, value })),
  });
  return Buffer.from(toBinary(TensorProtoSchema, tensor));
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}
