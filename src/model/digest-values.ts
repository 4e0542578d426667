import { createHash } from "node:crypto";

import { forEachBlock } from "./stored-rows.ts";
import { holdsWeights, openWeights, type StoredTensor } from "./weights.ts";

const FLOATS: ReadonlySet<string> = new Set(["F32", "F16", "BF16"]);

/**
 * SHA-256 over the numbers of a checkpoint folder's tensors, as 32-bit floats and in the order of their names: the same for copies that differ in
 * how they are written (order, shards, metadata, a wider type). Undefined without weights that `openWeights` reads. Reads every byte of the weights.
 * Throws what `openWeights` throws.
 */
export async function digestValues(directory: string): Promise<string | undefined> {
  if (!holdsWeights(directory)) return undefined;
  const { tensors } = await openWeights(directory);
  const hash = createHash("sha256");
  for (const [name, tensor] of [...tensors].sort(([a], [b]) => (a < b ? -1 : 1))) {
    // Positions, for example: no weights, and some writers leave them out.
    if (!FLOATS.has(tensor.dtype)) continue;
    hash.update(JSON.stringify([name, tensor.shape]));
    await forEachBlock(asMatrix(tensor), async ({ values }) => {
      hash.update(Buffer.from(values.buffer, values.byteOffset, values.byteLength));
    });
  }
  return hash.digest("hex");
}

/** The same numbers in rows. */
function asMatrix(tensor: StoredTensor): StoredTensor {
  const [height = 1, ...others] = tensor.shape;
  return tensor.shape.length < 2
    ? { ...tensor, shape: [1, height] }
    : { ...tensor, shape: [height, others.reduce((product, size) => product * size, 1)] };
}
