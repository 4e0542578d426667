import { basename, posix } from "node:path";

import type { TensorProto } from "onnx-buf";

import { readOnnxSkeleton } from "../../formats/onnx/onnx-skeleton.ts";
import { tensorsOf } from "../../formats/onnx/onnx-tensors.ts";
import { readSafetensorsHeader } from "../../formats/weights/safetensors.ts";
import { readTorchFile } from "../../formats/torch-pickle/read-torch-file.ts";
import { writeOnnx } from "../../formats/onnx/onnx.ts";
import { withRegularFile } from "../../formats/with-regular-file.ts";
import { numpyHeader } from "./records/numpy.ts";

/** Bytes of a file that its format says are numbers: [start, end). */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The numbers of a weight file, and those of its tensors that lie in files beside it (ONNX external data). */
export interface NumberRanges {
  readonly ranges: readonly Range[];
  /** By path from the folder of the weight file. Where no length is given, to infinity. */
  readonly external: ReadonlyMap<string, readonly Range[]>;
  /** Of a graph: all of it but the numbers, as a protocol buffer. */
  readonly skeleton?: Uint8Array;
  /** The strings beside the numbers stand in quotes, as JSON writes them. */
  readonly isQuoted?: boolean;
}

/** No header of an array of numbers is longer. */
const NUMPY_HEAD_BYTES = 4096;
const TORCH = /\.(?:bin|pt|pth)$/u;
/** Bytes may be a text. */
const REAL = /^(?:B?F16|F32|F64)$/u;
const NONE: NumberRanges = { ranges: [], external: new Map() };

/**
 * Where a weight file holds numbers: the tensors of a `.safetensors` file behind its header, those of an `.onnx` file wherever they stand in
 * the graph, an `.npy` file of numbers behind its header, tensors of real numbers in a state dictionary of PyTorch. Nothing for any other file, and nothing for one that is not as its format asks: all of it is then text.
 */
export async function numberRanges(path: string): Promise<NumberRanges> {
  try {
    if (path.endsWith(".safetensors")) {
      const { tensors, dataStart } = await readSafetensorsHeader(path);
      const end = [...tensors.values()].reduce((last, entry) => Math.max(last, entry.byteOffset + entry.byteLength), 0);
      return { ...NONE, ranges: end > dataStart ? [{ start: dataStart, end }] : [], isQuoted: true };
    }
    if (path.endsWith(".onnx")) return await onnxNumbers(path);
    if (path.endsWith(".npy")) return { ...NONE, ranges: await numpyNumbers(path), isQuoted: true };
    if (TORCH.test(path)) return { ...NONE, ranges: await torchNumbers(path) };
  } catch {
    // A file that is not what its name says has no numbers to look past.
  }
  return NONE;
}

/** Ranges in order and without overlap, as a search that passes over them needs them. */
export function uniteRanges(ranges: readonly Range[]): Range[] {
  const united: { start: number; end: number }[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = united.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else united.push({ start, end });
  }
  return united;
}

async function onnxNumbers(path: string): Promise<NumberRanges> {
  const own = basename(path);
  const byFile = new Map<string, Range[]>();
  const model = await withRegularFile(path, "ONNX file", async (handle, size) =>
    readOnnxSkeleton(handle, size, own, path),
  );
  for (const tensor of tensorsOf(model)) {
    if (tensor.externalData.length === 0) continue;
    const { location, range } = referenceOf(tensor);
    byFile.set(location, [...(byFile.get(location) ?? []), range]);
  }
  const ranges = uniteRanges(byFile.get(own) ?? []);
  byFile.delete(own);
  return { ranges, external: byFile, skeleton: writeOnnx(model) };
}

async function torchNumbers(path: string): Promise<readonly Range[]> {
  const { tensors } = await readTorchFile(path);
  const real = [...tensors.values()].filter(({ dtype, isContiguous }) => isContiguous && REAL.test(dtype));
  return uniteRanges(real.map(({ byteOffset, byteLength }) => ({ start: byteOffset, end: byteOffset + byteLength })));
}

async function numpyNumbers(path: string): Promise<readonly Range[]> {
  return withRegularFile(path, "NumPy file", async (handle, size) => {
    const head = Buffer.alloc(Math.min(size, NUMPY_HEAD_BYTES));
    await handle.read(head, 0, head.length, 0);
    const header = numpyHeader(head);
    return header?.isNumbers === true && header.dataStart < size ? [{ start: header.dataStart, end: size }] : [];
  });
}

/** Where a tensor's numbers lie. The skeleton refers to those within the file in the same way. */
function referenceOf({ externalData }: TensorProto): { location: string; range: Range } {
  const entries = new Map(externalData.map(({ key, value }) => [key, value]));
  const start = Number(entries.get("offset") ?? 0);
  const length = Number(entries.get("length") ?? Number.POSITIVE_INFINITY);
  return { location: posix.normalize(entries.get("location") ?? ""), range: { start, end: start + length } };
}
