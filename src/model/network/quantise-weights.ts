import { forEachBlock } from "../stored-rows.ts";
import type { StoredTensor } from "../weights.ts";

/** A dense layer's matrix in 8 bits: weight = value · scale of its output. */
export interface QuantisedMatrix {
  /** `[from, to]`, from −63 to 63: transposed, as the runtime multiplies it. */
  readonly values: Int8Array;
  /** `[to]`. */
  readonly scales: Float32Array;
}

/**
 * Largest 8-bit value used: symmetric, so that 0 stays 0, and half of what fits. A processor without VNNI adds two products of
 * an unsigned and a signed byte in 16 bits, which saturate: 2 · 255 · 63 fits, 2 · 255 · 127 does not (onnxruntime's
 * `reduce_range`). So every processor gives the same.
 */
const LARGEST = 63;
/** Rows transposed at a time. */
const TILE_ROWS = 32;
/**
 * The matrices of the encoder's layers: nearly all of the arithmetic. Embeddings and head stay as they are, and so do Longformer's
 * matrices for global attention, which nothing uses.
 */
const LAYER_MATRIX = /[._]layers?\.\d+\..+(?<!_global)\.weight$/u;

/** Quantises the matrices of the encoder's layers, one after another, each output of a layer by its own scale. By tensor name. */
export async function quantiseWeights(
  tensors: ReadonlyMap<string, StoredTensor>,
): Promise<ReadonlyMap<string, QuantisedMatrix>> {
  const quantised = new Map<string, QuantisedMatrix>();
  for (const [name, tensor] of tensors)
    if (tensor.shape.length === 2 && LAYER_MATRIX.test(name)) quantised.set(name, await quantiseMatrix(tensor));
  return quantised;
}

/** @param tensor `[to, from]` */
async function quantiseMatrix(tensor: StoredTensor): Promise<QuantisedMatrix> {
  const [to, from] = tensor.shape as [number, number];
  const values = new Int8Array(from * to);
  const scales = new Float32Array(to);
  await forEachBlock(tensor, async ({ firstRow, rowCount, values: block }) => {
    for (let row = 0; row < rowCount; row++) {
      let largest = 0;
      for (const weight of block.subarray(row * from, (row + 1) * from)) largest = Math.max(largest, Math.abs(weight));
      scales[firstRow + row] = largest / LARGEST;
    }
    // A few rows at a time, so that reading along columns stays within the cache.
    for (let top = 0; top < rowCount; top += TILE_ROWS) {
      const bottom = Math.min(top + TILE_ROWS, rowCount);
      const inverse = Float64Array.from(scales.subarray(firstRow + top, firstRow + bottom), (scale) =>
        scale === 0 ? 0 : 1 / scale,
      );
      for (let input = 0; input < from; input++) {
        const target = input * to + firstRow;
        for (let row = top; row < bottom; row++)
          values[target + row] = Math.round((block[row * from + input] as number) * (inverse[row - top] as number));
      }
    }
  });
  return { values, scales };
}
