import { createHash } from "node:crypto";
import { join } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { printableName } from "../formats/json/printable-name.ts";
import type { Checkpoint } from "./checkpoint.ts";
import { architectureOf } from "./architectures/registry.ts";
import { storedName } from "./network/tensor-spellings.ts";
import { asMatrix, forEachBlock, hashNumbers } from "./stored-rows.ts";
import { holdsWeights, openWeights, type StoredTensor } from "./weights.ts";

/**
 * Throws `checkpoint-unsupported` where versions of transformers predict with different numbers of the same files, so that what is measured
 * of one says nothing of the other:
 * - config.json ties the output matrix to the word embeddings, and another matrix is stored besides. Version 4 takes the embeddings,
 *   version 5 the stored matrix.
 * - They are tied, and the output bias is stored under both of its names with other numbers. Of BERT, version 4 takes the head's,
 *   version 5 the decoder's.
 * - They are not tied, and the bias is stored under the head's name alone, as version 4 does. Version 5 adds zeros then.
 *
 * Stored copies that are equal are fine. Untied, version 5 itself stores both biases and uses the decoder's, as we do. Throws `input-format` as `isTied`, and what {@link openWeights} throws.
 */
export async function requireOneOutput({
  directory,
  config,
  modelType,
}: Pick<Checkpoint, "directory" | "config" | "modelType">): Promise<void> {
  const architecture = architectureOf(modelType);
  if (architecture === undefined || !holdsWeights(directory)) return;
  const { tensors } = await openWeights(directory);
  const find = (name: string) => tensors.get(storedName(tensors, [name], architecture.encoder) ?? "");
  const { words, decoder, decoderBias } = architecture.embeddings;
  const tied = architecture.isTied(config, join(directory, "config.json"));
  const [input, output] = [find(words), find(decoder)];
  if (tied && (await differ(input, output))) throw otherMatrix(directory, input, output);
  const [ownName, headName] = decoderBias;
  if (ownName === undefined || headName === undefined) return;
  const [own, head] = [find(ownName), find(headName)];
  if (tied && architecture.hasTwoBiases && (await differ(own, head))) throw otherBias(directory, own, head);
  const isLost = !tied && own === undefined && head !== undefined && !(await isZero(head));
  if (isLost) throw lostBias(directory, head, ownName);
}

async function differ(one: StoredTensor | undefined, other: StoredTensor | undefined): Promise<boolean> {
  return one !== undefined && other !== undefined && (await digestNumbers(one)) !== (await digestNumbers(other));
}

/** Of the numbers as 32-bit floats: the two may be stored in different types. */
async function digestNumbers(tensor: StoredTensor): Promise<string> {
  const hash = createHash("sha256").update(tensor.shape.join());
  await hashNumbers(hash, tensor);
  return hash.digest("hex");
}

async function isZero(tensor: StoredTensor): Promise<boolean> {
  let zero = true;
  await forEachBlock(asMatrix(tensor), ({ values }) => {
    zero &&= values.every((value) => value === 0);
    return Promise.resolve();
  });
  return zero;
}

function otherMatrix(directory: string, input: StoredTensor | undefined, output: StoredTensor | undefined) {
  return unsupported(
    directory,
    output,
    `config.json ties the output matrix to the word embeddings (tie_word_embeddings), so expected ${named(output)} to equal ${named(input)}, found other numbers. transformers 4 predicts with the one, transformers 5 with the other. Put "tie_word_embeddings": false into config.json if the stored matrix is meant; if not, load the model with transformers 4 and save it again.`,
  );
}

function otherBias(directory: string, own: StoredTensor | undefined, head: StoredTensor | undefined) {
  return unsupported(
    directory,
    own,
    `expected ${named(own)} to equal ${named(head)}, found other numbers: transformers 5 adds the one to the predictions, transformers 4 the other. Remove the one that is not meant from the weights.`,
  );
}

function lostBias(directory: string, head: StoredTensor, ownName: string) {
  return unsupported(
    directory,
    head,
    `config.json does not tie the output matrix to the word embeddings (tie_word_embeddings), so expected the output bias under ${ownName}, found it under ${named(head)} alone: transformers 4 adds it to the predictions, transformers 5 adds zeros. Store a copy of it as ${ownName}.`,
  );
}

function named(tensor: StoredTensor | undefined): string {
  return printableName(tensor?.name ?? "");
}

function unsupported(directory: string, tensor: StoredTensor | undefined, problem: string): UnnameError {
  return new UnnameError("checkpoint-unsupported", `${tensor?.path ?? directory}: ${problem}`, {
    details: { directory, tensor: named(tensor) },
  });
}
