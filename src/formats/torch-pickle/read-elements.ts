import type { FileHandle } from "node:fs/promises";

import { readAt } from "../with-regular-file.ts";
import { damagedTorchFile } from "./refuse-pickle.ts";
import type { TorchTensor } from "./torch-file.ts";

/** Bytes of elements that are put in order at once. */
const BLOCK_BYTES = 16 * 1024 * 1024;
/** Most bytes of a file that are read at once to pick elements from. */
const MAX_WINDOW = 64 * 1024 * 1024;

/** One dimension of a view. */
interface Axis {
  readonly size: number;
  /** From one to the next in the file, in elements. */
  readonly stride: number;
  /** From one to the next in the order of the shape, in elements. */
  readonly step: number;
}

/** A part of a tensor. */
interface View {
  readonly axes: readonly Axis[];
  /** Bytes of an element. */
  readonly width: number;
  /** Of the first element. */
  readonly byteOffset: number;
}

/**
 * The elements of a tensor in the order of its shape, little-endian, in blocks of about 16 MB: what does not follow each other in the
 * file is gathered, what is in the other byte order is turned round. Memory does not grow with the tensor.
 * Throws `input-format` if the file has become shorter, and for views whose elements lie too far apart to be gathered in this way.
 */
export async function* readElements(handle: FileHandle, tensor: TorchTensor, path: string): AsyncGenerator<Buffer> {
  const count = tensor.shape.reduce((product, size) => product * size, 1);
  if (count === 0) return;
  const { byteOffset, isBigEndian } = tensor;
  const width = tensor.byteLength / count;
  const [outer, ...inner] = axesOf(tensor, count) as [Axis, ...Axis[]];
  if (outer.step * width > MAX_WINDOW) throw scattered(path);
  const rows = Math.max(1, Math.floor(BLOCK_BYTES / (outer.step * width)));
  for (let row = 0; row < outer.size; row += rows) {
    const axes = [{ ...outer, size: Math.min(rows, outer.size - row) }, ...inner];
    const block = await gather(handle, { axes, width, byteOffset: byteOffset + row * outer.stride * width }, path);
    if (isBigEndian) turnRound(block, width);
    yield block;
  }
}

/** The dimensions that have more than one element; those of a tensor whose elements follow each other are one. */
function axesOf({ shape, strides, isContiguous }: TorchTensor, count: number): readonly Axis[] {
  if (isContiguous) return [{ size: count, stride: 1, step: 1 }];
  let step = count;
  const axes = shape.map((size, dimension) => {
    step /= size;
    return { size, stride: strides[dimension] as number, step };
  });
  return axes.filter(({ size }) => size > 1);
}

/** Picks from what lies between the first and the last element if it is not much, else from runs along the dimension of neighbours. */
async function gather(handle: FileHandle, { axes, width, byteOffset }: View, path: string): Promise<Buffer> {
  const block = Buffer.alloc(axes.reduce((product, { size }) => product * size, width));
  const nearest = axes.reduce((least, axis) => (axis.stride < least.stride ? axis : least));
  const runBytes = spanOf([nearest]) * width;
  const windowBytes = spanOf(axes) * width;
  if (runBytes > MAX_WINDOW) throw scattered(path);
  const read = (from: number, length: number) => readWhole(handle, byteOffset + from * width, length, path);
  const window = windowBytes <= MAX_WINDOW ? await read(0, windowBytes) : undefined;
  for (const { from, to } of combinations(axes.filter((axis) => axis !== nearest))) {
    const run = window?.subarray(from * width) ?? (await read(from, runBytes));
    if (nearest.stride === 1 && nearest.step === 1) run.copy(block, to * width, 0, runBytes);
    else {
      for (let index = 0; index < nearest.size; index++) {
        const source = index * nearest.stride * width;
        run.copy(block, (to + index * nearest.step) * width, source, source + width);
      }
    }
  }
  return block;
}

/** Elements from the first to the last of a view. */
function spanOf(axes: readonly Axis[]): number {
  return axes.reduce((span, { size, stride }) => span + (size - 1) * stride, 1);
}

/** Where elements lie, and where they go, for every combination of places along some dimensions. */
function* combinations(axes: readonly Axis[], from = 0, to = 0): Generator<{ from: number; to: number }> {
  const [axis, ...others] = axes;
  if (axis === undefined) {
    yield { from, to };
    return;
  }
  for (let index = 0; index < axis.size; index++)
    yield* combinations(others, from + index * axis.stride, to + index * axis.step);
}

function turnRound(block: Buffer, width: number): void {
  if (width === 2) block.swap16();
  else if (width === 4) block.swap32();
  else block.swap64();
}

async function readWhole(handle: FileHandle, position: number, length: number, path: string): Promise<Buffer> {
  const bytes = await readAt(handle, position, length);
  if (bytes.length === length) return bytes;
  throw damagedTorchFile(path, `${length} bytes at ${position}, found the end of the file: it has changed meanwhile`);
}

function scattered(path: string): Error {
  return damagedTorchFile(path, "tensors whose elements lie near each other, found one that skips most of its storage");
}
