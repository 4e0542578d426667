import { fileError, type UnnameError } from "../../base/errors.ts";
import { isCount, isObject } from "../../base/json-values.ts";
import { printableName } from "../json/printable-name.ts";
import { parseStrictJson } from "../json/strict-json.ts";
import { readAt, withRegularFile } from "../with-regular-file.ts";

/** Bytes of the little-endian header length that starts the file. */
const LENGTH_BYTES = 8;
/** Longest header read, in bytes. A header takes about 120 bytes a tensor; the supported models have under 1,000. */
const MAX_HEADER_BYTES = 8 * 1024 * 1024;
/** Most tensors of a file. */
const MAX_TENSORS = 10_000;
/** Most keys and list items of a header: with four dimensions a tensor has ten, and metadata comes on top. */
const MAX_ENTRIES = 200_000;
/** Most dimensions of a tensor. */
const MAX_DIMENSIONS = 8;
/** Longest tensor name, in UTF-16 code units. */
const MAX_NAME = 500;
const METADATA = "__metadata__";
/** Bits of one element, by data type, as the format names them. */
const ELEMENT_BITS: ReadonlyMap<string, number> = new Map([
  ["BOOL", 8], ["U8", 8], ["I8", 8], ["F8_E5M2", 8], ["F8_E4M3", 8], ["U16", 16], ["I16", 16], ["F16", 16],
  ["BF16", 16], ["U32", 32], ["I32", 32], ["F32", 32], ["U64", 64], ["I64", 64], ["F64", 64],
]); // prettier-ignore

/** Where one tensor lies in a safetensors file. */
export interface SafetensorsEntry {
  /** As the format names it: `F16`, `F32`, `BF16`, … */
  readonly dtype: string;
  readonly shape: readonly number[];
  /** Of the tensor's first byte, from the start of the file. */
  readonly byteOffset: number;
  readonly byteLength: number;
}

/** The header of a safetensors file: everything but the numbers. */
export interface SafetensorsHeader {
  readonly metadata: Readonly<Record<string, string>>;
  /** By name, in the order of their bytes. */
  readonly tensors: ReadonlyMap<string, SafetensorsEntry>;
  /** Offset of the first byte after the header. */
  readonly dataStart: number;
}

/**
 * Reads the header of a safetensors file and checks it against the file: bounded length and counts, each name once, known
 * data types, shapes that fit their bytes, tensors that lie one after another without gap or overlap and end where the file
 * ends. Nothing but the header is read, and nothing is allocated before its length is known to fit the file.
 * Throws `input-missing`, or `input-format` saying what was expected; of the file only names are quoted, cut short.
 */
export async function readSafetensorsHeader(path: string): Promise<SafetensorsHeader> {
  return withRegularFile(path, "safetensors file", async (handle, size) => {
    const prefix = await readAt(handle, 0, Math.min(LENGTH_BYTES, size));
    if (prefix.length < LENGTH_BYTES) throw malformed(path, `at least ${LENGTH_BYTES} bytes, found ${size}`);
    const headerBytes = prefix.readBigUInt64LE();
    if (headerBytes > MAX_HEADER_BYTES) {
      throw malformed(path, `a header of at most ${MAX_HEADER_BYTES} bytes, found ${headerBytes}`);
    }
    const dataStart = LENGTH_BYTES + Number(headerBytes);
    if (dataStart > size) {
      throw malformed(
        path,
        `a header of ${headerBytes} bytes, found ${size - LENGTH_BYTES} bytes after its length: the file is cut off`,
      );
    }
    return parseHeader(await readAt(handle, LENGTH_BYTES, Number(headerBytes)), path, dataStart, size);
  });
}

function parseHeader(bytes: Buffer, path: string, dataStart: number, fileSize: number): SafetensorsHeader {
  const { [METADATA]: metadata = {}, ...entries } = parseObject(bytes, path);
  if (!isObject(metadata) || !Object.values(metadata).every((value) => typeof value === "string")) {
    throw malformed(path, `${METADATA} to hold strings by name`);
  }
  const names = Object.keys(entries);
  if (names.length > MAX_TENSORS) throw malformed(path, `at most ${MAX_TENSORS} tensors, found ${names.length}`);
  const sorted = names
    .map((name) => [name, checkEntry(entries[name], name, path, dataStart)] as const)
    .sort(([, a], [, b]) => a.byteOffset - b.byteOffset || a.byteLength - b.byteLength);
  let end = dataStart;
  for (const [name, entry] of sorted) {
    if (entry.byteOffset !== end) {
      throw malformed(
        path,
        `tensor ${printableName(name)} at byte ${end}, found it at ${entry.byteOffset}: tensors overlap or leave a gap`,
      );
    }
    end += entry.byteLength;
  }
  if (end !== fileSize) throw malformed(path, `tensors to end at byte ${end}, the file has ${fileSize} bytes`);
  return { metadata: metadata as Record<string, string>, tensors: new Map(sorted), dataStart };
}

function parseObject(bytes: Buffer, path: string): Record<string, unknown> {
  // The format wants the brace first; spaces may follow the object and pad the header.
  if (bytes[0] !== 0x7b) throw malformed(path, "a header that starts with {");
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw malformed(path, "a header in UTF-8");
  }
  return parseStrictJson(text, path, MAX_ENTRIES) as Record<string, unknown>;
}

function checkEntry(value: unknown, name: string, path: string, dataStart: number): SafetensorsEntry {
  const shown = printableName(name);
  if (name.length > MAX_NAME) {
    throw malformed(path, `names of at most ${MAX_NAME} characters, found ${name.length} in tensor ${shown}`);
  }
  const { dtype, shape, data_offsets: offsets } = isObject(value) ? value : {};
  if (typeof dtype !== "string" || !isSizes(shape) || !isSizes(offsets) || offsets.length !== 2) {
    throw malformed(path, `tensor ${shown} to have dtype, shape and data_offsets, sizes and offsets whole numbers`);
  }
  if (shape.length > MAX_DIMENSIONS) {
    throw malformed(path, `tensor ${shown} to have at most ${MAX_DIMENSIONS} dimensions, found ${shape.length}`);
  }
  const bits = ELEMENT_BITS.get(dtype);
  if (bits === undefined) {
    throw malformed(path, `tensor ${shown} to have one of the data types ${[...ELEMENT_BITS.keys()].join(", ")}`);
  }
  const [start, end] = offsets as [number, number];
  const expected = byteLength(shape, bits);
  if (expected === undefined || end - start !== expected || !Number.isSafeInteger(dataStart + end)) {
    const size = expected === undefined ? "fewer than 2^53" : expected;
    throw malformed(
      path,
      `tensor ${shown} (${dtype}, [${shape.join(", ")}]) to take ${size} bytes, found ${end - start}`,
    );
  }
  return Object.freeze({ dtype, shape: Object.freeze(shape), byteOffset: dataStart + start, byteLength: expected });
}

/** Undefined if the product of the dimensions that are not 0 leaves the whole numbers that a double holds. */
function byteLength(shape: readonly number[], bits: number): number | undefined {
  let product = bits / 8;
  for (const dimension of shape) product *= dimension || 1;
  if (!Number.isSafeInteger(product)) return undefined;
  return shape.includes(0) ? 0 : product;
}

function isSizes(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => isCount(item) && !Object.is(item, -0));
}

function malformed(path: string, expected: string): UnnameError {
  return fileError("input-format", path, `expected ${expected}. Copy or export the safetensors file again.`);
}
