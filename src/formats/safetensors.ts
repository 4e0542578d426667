import { open } from "node:fs/promises";

import { UnnameError } from "../base/errors.ts";
import { requireExisting } from "../base/files.ts";

/** Bytes of the little-endian header length that starts the file. */
const LENGTH_BYTES = 8;
/** Longest header accepted, in bytes: the limit of the reference implementation (safetensors 0.4, `MAX_HEADER_SIZE`). */
const MAX_HEADER_BYTES = 100_000_000;
/** Bits of one element, by data type, as the format names them. */
const ELEMENT_BITS: Readonly<Record<string, number>> = {
  BOOL: 8, U8: 8, I8: 8, F8_E5M2: 8, F8_E4M3: 8, U16: 16, I16: 16, F16: 16, BF16: 16, U32: 32, I32: 32, F32: 32, U64: 64, I64: 64, F64: 64,
}; // prettier-ignore

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
 * Reads the header of a safetensors file and checks it against the file: bounded length, known data types, shapes that fit
 * their bytes, tensors that lie one after another without gap or overlap and end where the file ends.
 * Throws `input-missing`, or `input-format` saying what was expected.
 */
export async function readSafetensorsHeader(path: string): Promise<SafetensorsHeader> {
  requireExisting(path, "safetensors file");
  const handle = await open(path, "r");
  try {
    const { size } = await handle.stat();
    const prefix = await readAt(handle, 0, Math.min(LENGTH_BYTES, size));
    if (prefix.length < LENGTH_BYTES) throw malformed(path, `at least ${LENGTH_BYTES} bytes, found ${size}`);
    const headerBytes = Number(prefix.readBigUInt64LE());
    if (headerBytes > MAX_HEADER_BYTES)
      throw malformed(path, `a header of at most ${MAX_HEADER_BYTES} bytes, found ${headerBytes}`);
    if (LENGTH_BYTES + headerBytes > size) {
      throw malformed(
        path,
        `a header of ${headerBytes} bytes, found ${size - LENGTH_BYTES} bytes after its length: the file is cut off`,
      );
    }
    const header = await readAt(handle, LENGTH_BYTES, headerBytes);
    return parseHeader(header, path, LENGTH_BYTES + headerBytes, size);
  } finally {
    await handle.close();
  }
}

async function readAt(handle: Awaited<ReturnType<typeof open>>, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function parseHeader(bytes: Buffer, path: string, dataStart: number, fileSize: number): SafetensorsHeader {
  const header = parseObject(bytes, path);
  const metadata = (header["__metadata__"] ?? {}) as Record<string, string>;
  const entries = Object.entries(header).filter(([name]) => name !== "__metadata__");
  const sorted = entries
    .map(([name, value]) => [name, checkEntry(value, name, path, dataStart)] as const)
    .sort(([, a], [, b]) => a.byteOffset - b.byteOffset || a.byteLength - b.byteLength);
  let end = dataStart;
  for (const [name, entry] of sorted) {
    if (entry.byteOffset !== end)
      throw malformed(
        path,
        `tensor ${name} at byte ${end}, found it at ${entry.byteOffset}: tensors overlap or leave a gap`,
      );
    end += entry.byteLength;
  }
  if (end !== fileSize) throw malformed(path, `tensors to end at byte ${end}, the file has ${fileSize} bytes`);
  return { metadata, tensors: new Map(sorted), dataStart };
}

function parseObject(bytes: Buffer, path: string): Record<string, unknown> {
  try {
    const value = JSON.parse(bytes.toString("utf8")) as unknown;
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch (cause) {
    throw malformed(path, "a JSON header", cause);
  }
  throw malformed(path, "a JSON object as header");
}

function checkEntry(value: unknown, name: string, path: string, dataStart: number): SafetensorsEntry {
  const { dtype, shape, data_offsets: offsets } = (value ?? {}) as Record<string, unknown>;
  if (typeof dtype !== "string" || !isSizes(shape) || !isSizes(offsets) || offsets.length !== 2) {
    throw malformed(path, `tensor ${name} to have dtype, shape and data_offsets`);
  }
  const bits = ELEMENT_BITS[dtype];
  if (bits === undefined)
    throw malformed(path, `tensor ${name} to have one of the data types ${Object.keys(ELEMENT_BITS).join(", ")}`);
  const [start, end] = offsets as [number, number];
  const expected = (shape.reduce((product, dimension) => product * dimension, 1) * bits) / 8;
  if (end - start !== expected) {
    throw malformed(
      path,
      `tensor ${name} (${dtype}, [${shape.join(", ")}]) to take ${expected} bytes, found ${end - start}`,
    );
  }
  return { dtype, shape, byteOffset: dataStart + start, byteLength: expected };
}

function isSizes(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => Number.isSafeInteger(item) && (item as number) >= 0);
}

function malformed(path: string, expected: string, cause?: unknown): UnnameError {
  return new UnnameError("input-format", `${path}: expected ${expected}. Copy or export the safetensors file again.`, {
    ...(cause !== undefined && { cause }),
    details: { path },
  });
}
