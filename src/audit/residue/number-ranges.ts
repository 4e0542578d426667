import type { FileHandle } from "node:fs/promises";
import { basename } from "node:path";

import { readSafetensorsHeader } from "../../formats/safetensors.ts";
import { withRegularFile } from "../../formats/with-regular-file.ts";

/** Bytes of a file that its format says are numbers: [start, end). */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The numbers of a weight file, and the files beside it that hold nothing else (ONNX external data). */
export interface NumberRanges {
  readonly ranges: readonly Range[];
  readonly dataFiles: readonly string[];
}

const NONE: NumberRanges = { ranges: [], dataFiles: [] };

/**
 * Where a weight file holds numbers: the tensors of a `.safetensors` file behind its header, `raw_data` of an `.onnx` file's
 * initializers. Nothing for any other file, and nothing for one that is not as its format asks: all of it is then text.
 */
export async function numberRanges(path: string): Promise<NumberRanges> {
  try {
    if (path.endsWith(".safetensors")) {
      const { tensors, dataStart } = await readSafetensorsHeader(path);
      const end = [...tensors.values()].reduce((last, entry) => Math.max(last, entry.byteOffset + entry.byteLength), 0);
      return { ranges: end > dataStart ? [{ start: dataStart, end }] : [], dataFiles: [] };
    }
    if (path.endsWith(".onnx")) return await withRegularFile(path, "ONNX file", onnxNumbers);
  } catch {
    // A file that is not what its name says has no numbers to look past.
  }
  return NONE;
}

/** Fields of ONNX's messages (onnx.proto3). */
const GRAPH = 7;
const INITIALIZER = 5;
const [RAW_DATA, EXTERNAL_DATA] = [9, 13];
const LENGTH_DELIMITED = 2;
/** Bytes of the widest numbers that stand without a length. */
const FIXED: Readonly<Record<number, number>> = { 1: 8, 5: 4 };
const MOST_EXTERNAL_BYTES = 4096;
/** The key of an entry that names the file: field 1, then its value in field 2 with a length of one byte. */
const LOCATION = "\n\blocation";

async function onnxNumbers(handle: FileHandle, size: number): Promise<NumberRanges> {
  const ranges: Range[] = [];
  const dataFiles = new Set<string>();
  const read = createReader(handle, size);
  for await (const graph of fieldsOf(read, 0, size)) {
    if (graph.number !== GRAPH) continue;
    for await (const initializer of fieldsOf(read, graph.start, graph.end)) {
      if (initializer.number !== INITIALIZER) continue;
      for await (const field of fieldsOf(read, initializer.start, initializer.end)) {
        if (field.number === RAW_DATA) ranges.push({ start: field.start, end: field.end });
        if (field.number !== EXTERNAL_DATA || field.end - field.start > MOST_EXTERNAL_BYTES) continue;
        const entry = Buffer.from(await read(field.start, field.end - field.start)).toString("latin1");
        const location = entry.startsWith(LOCATION) ? entry.slice(LOCATION.length + 2) : undefined;
        if (location !== undefined) dataFiles.add(basename(location));
      }
    }
  }
  return { ranges, dataFiles: [...dataFiles].sort() };
}

type Read = (position: number, length: number) => Promise<Uint8Array>;
interface Field extends Range {
  readonly number: number;
}

/** Fields with a length, of the message in [start, end). Throws a RangeError if the framing is broken. */
async function* fieldsOf(read: Read, start: number, end: number): AsyncGenerator<Field> {
  let at = start;
  const varint = async (): Promise<number> => {
    const bytes = await read(at, Math.min(10, end - at));
    let value = 0;
    for (const [index, byte] of bytes.entries()) {
      value += (byte & 0x7f) * 2 ** (7 * index);
      if (byte >= 0x80) continue;
      at += index + 1;
      return value;
    }
    throw new RangeError("broken varint");
  };
  while (at < end) {
    const tag = await varint();
    const type = tag % 8;
    if (type === LENGTH_DELIMITED) {
      const length = await varint();
      if (at + length > end) throw new RangeError("field leaves its message");
      yield { number: Math.floor(tag / 8), start: at, end: at + length };
      at += length;
    } else if (type === 0) await varint();
    else {
      const width = FIXED[type];
      if (width === undefined) throw new RangeError("unknown wire type");
      at += width;
    }
  }
}

/** Reads short stretches through a buffer, since fields are many and small. */
function createReader(handle: FileHandle, size: number): Read {
  const WINDOW = 64 * 1024;
  let window: Uint8Array = new Uint8Array(0);
  let windowStart = 0;
  return async (position, length) => {
    if (position < windowStart || position + length > windowStart + window.length) {
      const buffer = Buffer.alloc(Math.min(WINDOW, size - position));
      await handle.read(buffer, 0, buffer.length, position);
      [window, windowStart] = [buffer, position];
    }
    return window.subarray(position - windowStart, position - windowStart + length);
  };
}
