import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";

import { create } from "@bufbuild/protobuf";
import {
  type ModelProto,
  StringStringEntryProtoSchema,
  type TensorProto,
  TensorProto_DataLocation,
  TensorProto_DataType,
} from "onnx-buf";

import { fileError, type UnnameError } from "../../base/errors.ts";
import { ELEMENT_BITS } from "./onnx-element-bits.ts";
import { tensorsOf } from "./onnx-tensors.ts";
import { printableName } from "../json/printable-name.ts";

/** Keys of a reference, as https://github.com/onnx/onnx/blob/main/docs/ExternalData.md lists them. */
const KEYS = new Set(["location", "offset", "length", "checksum", "basepath"]);
/** Longest path of a data file, in UTF-16 code units: the limit of common systems. */
const MAX_LOCATION = 4096;
/** Smallest tensor that {@link pointIntoFile} moves out, in bytes: a reference takes about 100 bytes itself. */
const MIN_POINTED_BYTES = 1024;
/** Types of weights, quantised ones too. Integers that shape inference needs stay where they are. */
const POINTED_TYPES: ReadonlySet<number> = new Set([
  TensorProto_DataType.FLOAT, TensorProto_DataType.FLOAT16, TensorProto_DataType.BFLOAT16,
  TensorProto_DataType.INT8, TensorProto_DataType.UINT8,
]); // prettier-ignore

/** A tensor whose numbers lie in another file than the model. */
export interface ExternalTensor {
  readonly tensor: TensorProto;
  /** Of the file, as the model names it: relative to the model's folder, `/` between parts. */
  readonly location: string;
  readonly byteOffset: number;
  readonly byteLength: number;
}

/**
 * The tensors of a model whose numbers lie in other files, each reference checked: a path that stays in the model's folder,
 * links followed, and bytes that lie in that file and are as many as type and shape need. Where no length is given, the
 * bytes go to the end of the file. No number is read.
 * Throws `checkpoint-incomplete` if a file is missing, and `input-format` naming the tensor.
 *
 * @param directory folder of the model file
 * @param path of the model file, only named in errors
 */
export async function checkExternalData(model: ModelProto, directory: string, path: string): Promise<ExternalTensor[]> {
  const sizes = new Map<string, number>();
  const external: ExternalTensor[] = [];
  for (const tensor of tensorsOf(model)) {
    if (tensor.dataLocation !== TensorProto_DataLocation.EXTERNAL && tensor.externalData.length === 0) continue;
    const fail = (expected: string) => malformed(path, tensor, expected);
    if (tensor.dataLocation !== TensorProto_DataLocation.EXTERNAL)
      throw fail("external_data only where data_location is EXTERNAL");
    if (holdsNumbers(tensor)) throw fail("its numbers in one place, found a reference and numbers");
    const { location, offset, length } = readReference(tensor, fail);
    const size = sizes.get(location) ?? (await sizeOf(directory, location, path, fail));
    sizes.set(location, size);
    const byteLength = neededBytes(tensor, fail);
    const found = length ?? Math.max(0, size - offset);
    if (found !== byteLength) throw fail(`${byteLength} bytes as type and shape need, found a length of ${found}`);
    if (offset + byteLength > size) {
      throw fail(`bytes ${offset} to ${offset + byteLength} of ${printableName(location)}, the file has ${size}`);
    }
    external.push({ tensor, location, byteOffset: offset, byteLength });
  }
  return external;
}

/**
 * Turns the large weights that lie inside a model file into references to that same file, so that a runtime maps them and
 * `bytes` can be let go: FLOAT, FLOAT16, BFLOAT16, INT8 and UINT8 initializers of the main graph of at least 1 KB whose
 * `rawData` is a view into `bytes`. Changes `model`; returns the number of bytes that it no longer holds.
 *
 * @param bytes of the file, as `readOnnx` was given them; the file must stay as it is while the model is in use
 * @param fileName of the file within the folder that the runtime resolves references against
 */
export function pointIntoFile(model: ModelProto, bytes: Uint8Array, fileName: string): number {
  let pointed = 0;
  for (const tensor of model.graph?.initializer ?? []) {
    const { rawData, dataType } = tensor;
    const offset = rawData.byteOffset - bytes.byteOffset;
    const isView = rawData.buffer === bytes.buffer && offset >= 0 && offset + rawData.length <= bytes.length;
    if (!isView || rawData.length < MIN_POINTED_BYTES || !POINTED_TYPES.has(dataType)) continue;
    pointed += rawData.length;
    setExternalData(tensor, fileName, offset, rawData.length);
  }
  return pointed;
}

/** Makes a tensor's numbers the bytes of a file in the model's folder, instead of what it held. */
export function setExternalData(tensor: TensorProto, location: string, byteOffset: number, byteLength: number): void {
  tensor.rawData = new Uint8Array();
  Object.assign(tensor, externalData(location, byteOffset, byteLength));
}

/** The fields of a tensor that say where its numbers are. */
export function externalData(location: string, byteOffset: number, byteLength: number) {
  const entries = { location, offset: String(byteOffset), length: String(byteLength) };
  return {
    dataLocation: TensorProto_DataLocation.EXTERNAL,
    externalData: Object.entries(entries).map(([key, value]) => create(StringStringEntryProtoSchema, { key, value })),
  };
}

type Fail = (expected: string) => UnnameError;

function holdsNumbers(tensor: TensorProto): boolean {
  const { rawData, floatData, int32Data, int64Data, uint64Data, doubleData, stringData } = tensor;
  return [rawData, floatData, int32Data, int64Data, uint64Data, doubleData, stringData].some(
    ({ length }) => length > 0,
  );
}

function readReference(
  tensor: TensorProto,
  fail: Fail,
): { location: string; offset: number; length: number | undefined } {
  const entries = new Map<string, string>();
  for (const { key, value } of tensor.externalData) {
    if (!KEYS.has(key)) throw fail(`the keys ${[...KEYS].join(", ")}, found ${printableName(key)}`);
    if (entries.has(key)) throw fail(`each key once, found ${key} again`);
    entries.set(key, value);
  }
  const integer = (key: string): number | undefined => {
    const value = entries.get(key);
    if (value === undefined) return undefined;
    if (!/^[0-9]{1,16}$/.test(value) || !Number.isSafeInteger(Number(value)))
      throw fail(`${key} to be a whole number of bytes`);
    return Number(value);
  };
  return {
    location: checkLocation(entries.get("location"), fail),
    offset: integer("offset") ?? 0,
    length: integer("length"),
  };
}

/** Relative, parts that are names, and nothing that another system or onnxruntime itself takes for more (`C:`, a path that starts with `*`). */
function checkLocation(location: string | undefined, fail: Fail): string {
  if (location === undefined || location === "") throw fail("a location");
  if (location.length > MAX_LOCATION)
    throw fail(`a location of at most ${MAX_LOCATION} characters, found ${location.length}`);
  // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
  const isPlain = /^[^\\:*?"<>|\u0000-\u001f]+$/.test(location);
  if (isPlain && location.split("/").every((part) => part !== "" && part !== "." && part !== "..")) return location;
  throw fail(`a relative path without .. as location, found ${printableName(location)}`);
}

async function sizeOf(directory: string, location: string, path: string, fail: Fail): Promise<number> {
  const file = await realpath(join(directory, ...location.split("/"))).catch(() => undefined);
  if (file === undefined) {
    throw fileError(
      "checkpoint-incomplete",
      path,
      `its weights lie in ${printableName(location)}, which is missing from the same folder. Copy all files of the checkpoint into it.`,
      { file: printableName(location) },
    );
  }
  const folder = await realpath(directory);
  if (!file.startsWith(folder.endsWith(sep) ? folder : folder + sep)) {
    throw fail(
      `a file in the model's own folder, found a link out of it (${printableName(location)}): copy the file itself`,
    );
  }
  const stats = await stat(file);
  if (!stats.isFile()) throw fail(`a regular file, found a folder, pipe or device (${printableName(location)})`);
  return stats.size;
}

function neededBytes({ dims, dataType }: TensorProto, fail: Fail): number {
  const bits = ELEMENT_BITS.get(dataType);
  if (bits === undefined) throw fail(`a data type of fixed size, found ${TensorProto_DataType[dataType] ?? dataType}`);
  let product = 1n;
  for (const dimension of dims) {
    if (dimension < 0n) throw fail("dimensions of at least 0");
    product *= dimension;
    if (product > Number.MAX_SAFE_INTEGER) throw fail("a shape of fewer than 2^53 elements");
  }
  return Math.ceil((Number(product) * bits) / 8);
}

function malformed(path: string, { name }: TensorProto, expected: string): UnnameError {
  const tensor = printableName(name);
  return fileError("input-format", path, `tensor ${tensor}: expected ${expected}. Copy or export the model again.`, {
    tensor,
  });
}
