import type { Hash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

import { fileError } from "../base/errors.ts";
import { decodeFloats, FLOAT_BYTES } from "../formats/weights/decode-floats.ts";
import { printableName } from "../formats/json/printable-name.ts";
import { requireWeightType, type StoredTensor } from "./weights.ts";

/** Bytes read at once when a matrix is gone through. */
const BLOCK_BYTES = 4 * 1024 * 1024;

/** Some rows of a matrix that follow each other. */
export interface RowBlock {
  readonly firstRow: number;
  readonly rowCount: number;
  /** `[rowCount, width]`, row-major; overwritten when the next block is asked for. */
  readonly values: Float32Array;
}

/**
 * Some rows of a stored matrix, in the order asked for: `[rows, width]`, row-major, as 32-bit floats.
 * Throws a RangeError for a row that is not there, `checkpoint-unsupported` for a type that is no F32, F16 or BF16, and
 * `checkpoint-mismatch` if the file has become shorter since its header was read.
 */
export async function readRows(tensor: StoredTensor, rows: readonly number[]): Promise<Float32Array> {
  const { dtype, width, height, rowBytes } = matrixOf(tensor);
  const values = new Float32Array(rows.length * width);
  const bytes = new Uint8Array(rowBytes);
  await withFile(tensor, async (handle) => {
    for (const [index, row] of rows.entries()) {
      if (!Number.isSafeInteger(row) || row < 0 || row >= height) throw new RangeError(`row ${row} of ${height}`);
      await fill(handle, bytes, tensor, row * rowBytes);
      decodeFloats(bytes, dtype, values.subarray(index * width, (index + 1) * width));
    }
  });
  return values;
}

/**
 * Goes through all rows of a stored matrix in blocks of about 4 MB, whose memory is used again. Throws as {@link readRows}.
 * One block at a time: memory does not grow with the matrix.
 */
export async function forEachBlock(tensor: StoredTensor, use: (block: RowBlock) => Promise<void>): Promise<void> {
  const { dtype, width, height, rowBytes } = matrixOf(tensor);
  const rowsPerBlock = Math.max(1, Math.floor(BLOCK_BYTES / Math.max(1, rowBytes)));
  const bytes = new Uint8Array(Math.min(rowsPerBlock, height) * rowBytes);
  const values = new Float32Array(Math.min(rowsPerBlock, height) * width);
  await withFile(tensor, async (handle) => {
    for (let firstRow = 0; firstRow < height; firstRow += rowsPerBlock) {
      const rowCount = Math.min(rowsPerBlock, height - firstRow);
      const part = bytes.subarray(0, rowCount * rowBytes);
      await fill(handle, part, tensor, firstRow * rowBytes);
      const decoded = values.subarray(0, rowCount * width);
      decodeFloats(part, dtype, decoded);
      await use({ firstRow, rowCount, values: decoded });
    }
  });
}

/** A tensor of any number of dimensions, a bias for one, as rows. */
export function asMatrix(tensor: StoredTensor): StoredTensor {
  const [rows = 1, ...others] = tensor.shape;
  return { ...tensor, shape: [rows, others.reduce((product, dimension) => product * dimension, 1)] };
}

/** Adds a tensor's numbers, as 32-bit floats, to what is hashed. */
export async function hashNumbers(hash: Hash, tensor: StoredTensor): Promise<void> {
  await forEachBlock(asMatrix(tensor), async ({ values }) => {
    hash.update(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
  });
}

function matrixOf(tensor: StoredTensor) {
  const dtype = requireWeightType(tensor);
  const [height, width] = tensor.shape;
  if (height === undefined || width === undefined || tensor.shape.length !== 2) {
    throw new RangeError(`tensor ${printableName(tensor.name)} is no matrix`);
  }
  return { dtype, height, width, rowBytes: width * FLOAT_BYTES[dtype] };
}

async function withFile(tensor: StoredTensor, use: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await open(tensor.path, "r");
  try {
    await use(handle);
  } finally {
    await handle.close();
  }
}

async function fill(
  handle: FileHandle,
  bytes: Uint8Array,
  { path, byteOffset }: StoredTensor,
  from: number,
): Promise<void> {
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, byteOffset + from);
  if (bytesRead === bytes.length) return;
  throw fileError(
    "checkpoint-mismatch",
    path,
    `expected ${bytes.length} bytes at ${byteOffset + from}, found ${bytesRead}: the file has changed since it was opened. Start again when nothing writes to it.`,
    { byteOffset: byteOffset + from, expected: bytes.length, found: bytesRead },
  );
}
