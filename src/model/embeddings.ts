import { join } from "node:path";

import { UnnameError } from "../base/errors.ts";
import type { Checkpoint } from "./checkpoint.ts";
import type { Architecture } from "./architectures/architecture.ts";
import { architectureOf, MODEL_TYPES } from "./architectures/registry.ts";
import { storedName } from "./network/tensor-spellings.ts";
import { openWeights, type StoredTensor } from "./weights.ts";

/** The tensors of a checkpoint that have one row or number per vocabulary entry. */
export interface Embeddings {
  /** `[vocabulary, width]`: what the encoder reads. */
  readonly input: StoredTensor;
  /** `[vocabulary, width]`: what the prediction head compares with; the same tensor as `input` where they are tied. */
  readonly output: StoredTensor;
  /** `[vocabulary]`: added to the logits. ModernBERT may have none. */
  readonly outputBias: StoredTensor | undefined;
}

/**
 * Where the embeddings of a checkpoint lie, by its architecture. Tied matrices are stored once, under either name, or twice alike (see `requireOneOutput`).
 * Throws what {@link openWeights} throws, `checkpoint-unsupported` for other architectures, and `checkpoint-mismatch` if
 * there is no such matrix or its rows are not as many as the vocabulary's entries.
 */
export async function findEmbeddings(
  checkpoint: Pick<Checkpoint, "directory" | "config" | "modelType" | "vocabularySize">,
): Promise<Embeddings> {
  const { directory, config, vocabularySize } = checkpoint;
  const { encoder, embeddings, isTied } = requireArchitecture(checkpoint);
  const tied = isTied(config, join(directory, "config.json"));
  const { words, decoder, decoderBias } = embeddings;
  const { tensors } = await openWeights(directory);
  const find = (names: readonly string[]) => tensors.get(storedName(tensors, names, encoder) ?? "");
  const matrix = (names: readonly string[]) => {
    const tensor = find(names);
    if (tensor === undefined) throw mismatch(directory, names[0] as string, "none of that name");
    return requireRows(tensor, 2);
  };
  const requireRows = (tensor: StoredTensor, dimensions: number) => {
    const { name, shape } = tensor;
    if (shape.length === dimensions && shape[0] === vocabularySize) return tensor;
    throw mismatch(
      directory,
      `${name} with ${dimensions} dimensions and ${vocabularySize} rows`,
      `[${shape.join(", ")}]`,
    );
  };
  const bias = find(decoderBias);
  return Object.freeze({
    input: matrix(tied ? [words, decoder] : [words]),
    output: matrix(tied ? [decoder, words] : [decoder]),
    outputBias: bias && requireRows(bias, 1),
  });
}

function requireArchitecture({ directory, modelType }: Pick<Checkpoint, "directory" | "modelType">): Architecture {
  const architecture = architectureOf(modelType);
  if (architecture !== undefined) return architecture;
  throw new UnnameError(
    "checkpoint-unsupported",
    `${directory}: config.json says model_type ${modelType.slice(0, 80)}, expected one of ${MODEL_TYPES}: it is not known where another architecture keeps its embeddings.`,
    { details: { directory } },
  );
}

function mismatch(directory: string, expected: string, found: string): UnnameError {
  return new UnnameError(
    "checkpoint-mismatch",
    `${directory}: expected the weights to hold ${expected}, found ${found}. Are these the weights of a masked language model, and of this config.json?`,
    { details: { directory } },
  );
}
