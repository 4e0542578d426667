import { createHash } from "node:crypto";

import { hashNumbers } from "./stored-rows.ts";
import { holdsWeights, openWeights } from "./weights.ts";

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
    await hashNumbers(hash, tensor);
  }
  return hash.digest("hex");
}
