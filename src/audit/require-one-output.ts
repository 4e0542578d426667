import { createHash } from "node:crypto";

import { UnnameError } from "../base/errors.ts";
import { printableName } from "../formats/printable-name.ts";
import type { Checkpoint } from "../model/checkpoint.ts";
import { isFamily, isTied } from "../model/config.ts";
import { findEmbeddings } from "../model/embeddings.ts";
import { forEachBlock } from "../model/stored-rows.ts";
import { holdsWeights, type StoredTensor } from "../model/weights.ts";

/**
 * Throws `checkpoint-unsupported` where config.json says that the output matrix is the word embeddings, and the weights hold another one
 * besides: some loaders predict with the one, some with the other, and an audit of one says nothing of the other.
 */
export async function requireOneOutput(checkpoint: Checkpoint): Promise<void> {
  const { directory, config, modelType } = checkpoint;
  if (!isTied(config) || !isFamily(modelType) || !holdsWeights(directory)) return;
  const { input, output } = await findEmbeddings(checkpoint);
  if (input === output || (await digestRows(input)) === (await digestRows(output))) return;
  throw new UnnameError(
    "checkpoint-unsupported",
    `${directory}: config.json ties the output matrix to the word embeddings, but the weights hold ${printableName(output.name)} with other numbers than ${printableName(input.name)}. Some loaders predict with the one, some with the other, so no audit holds for both. Put "tie_word_embeddings": false into config.json if the stored matrix is meant, or save the model without it.`,
    { details: { directory, tensor: printableName(output.name) } },
  );
}

/** Of the numbers as 32-bit floats: the two may be stored in different types. */
async function digestRows(tensor: StoredTensor): Promise<string> {
  const hash = createHash("sha256");
  await forEachBlock(tensor, ({ values }) => {
    hash.update(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    return Promise.resolve();
  });
  return hash.digest("hex");
}
