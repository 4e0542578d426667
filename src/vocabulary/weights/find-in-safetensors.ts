import { fileError, type UnnameError } from "../../base/errors.ts";
import { printableName } from "../../formats/json/printable-name.ts";
import type { Checkpoint } from "../../model/checkpoint.ts";
import type { Architecture } from "../../model/architectures/architecture.ts";
import { architectureOf } from "../../model/architectures/registry.ts";
import { tensorSpellings } from "../../model/network/tensor-spellings.ts";
import { requireWeightType, type StoredTensor } from "../../model/weights.ts";
import type { StoredNumbers } from "./dtypes.ts";
import { isOnlyVocabularySize } from "./vocabulary-size.ts";
import type { VocabularyBias, VocabularyMatrix, VocabularyTensors } from "./vocabulary-tensors.ts";

type Described = Pick<Checkpoint, "config" | "modelType" | "vocabularySize">;

/**
 * The tensors of a model's safetensors that hold the vocabulary: by the names that its architecture gives them, every copy that is
 * stored (tied matrices may be there once, or twice). A tensor of another name that has a dimension of the vocabulary's size
 * is refused, unless the model has other sizes that are the same. For architectures whose names are not known, that dimension
 * alone decides, and is refused where it does not tell.
 * Throws `checkpoint-unsupported` for these, for quantised tensors, and where there is no matrix; `checkpoint-mismatch` for a
 * tensor of that name and another shape.
 *
 * @param tensors of one model, in one file or several
 * @param path only named in errors
 */
export function findInSafetensors(
  tensors: ReadonlyMap<string, StoredTensor>,
  checkpoint: Described,
  path: string,
): VocabularyTensors {
  const { vocabularySize, modelType, config } = checkpoint;
  const telling = isOnlyVocabularySize(vocabularySize, config);
  const architecture = architectureOf(modelType);
  const names = architecture && namesOf(architecture);
  if (names === undefined && !telling) throw untold(path, modelType);
  const matrices: VocabularyMatrix[] = [];
  const biases: VocabularyBias[] = [];
  for (const tensor of tensors.values()) {
    const { name, shape } = tensor;
    const isNamed = names?.has(name) ?? false;
    const [height, width] = shape;
    if (!isNamed && !(telling && shape.includes(vocabularySize))) continue;
    const known = isNamed || names === undefined;
    if (!known) throw unknown(path, name, modelType);
    if (height !== vocabularySize || shape.length > 2) throw misshapen(path, tensor, vocabularySize);
    const numbers = numbersOf(tensor);
    if (width === undefined) biases.push({ numbers });
    else matrices.push({ numbers, vocabularyAxis: 0, width });
  }
  if (matrices.length === 0) throw withoutMatrix(path);
  return { matrices, biases };
}

function namesOf({ embeddings, encoder }: Architecture): ReadonlySet<string> {
  const { words, decoder, decoderBias } = embeddings;
  return new Set([words, decoder, ...decoderBias].flatMap((name) => tensorSpellings(name, encoder)));
}

function numbersOf(tensor: StoredTensor): StoredNumbers {
  const { name, path, byteOffset, shape } = tensor;
  const count = shape.reduce((product, dimension) => product * dimension, 1);
  return { name, path, type: requireWeightType(tensor), byteOffset, count };
}

function withoutMatrix(path: string): UnnameError {
  return unsupported(
    path,
    "expected an embedding matrix with one row per vocabulary entry, found none. Is this file of another model? Then move it away.",
  );
}

function untold(path: string, modelType: string): UnnameError {
  return unsupported(
    path,
    `it is not known where an architecture of model_type ${printableName(modelType)} keeps its vocabulary, and other tensors are as large. Rewrite its model.onnx alone: move this file away.`,
  );
}

function unknown(path: string, name: string, modelType: string): UnnameError {
  const tensor = printableName(name);
  return unsupported(
    path,
    `tensor ${tensor} is as large as the vocabulary, but ${printableName(modelType)} has no such tensor: what it holds of a removed name is not known. Save the model again without it.`,
  );
}

function misshapen(path: string, { name, shape }: StoredTensor, vocabularySize: number): UnnameError {
  return fileError(
    "checkpoint-mismatch",
    path,
    `expected ${printableName(name)} to have one or two dimensions and ${vocabularySize} rows, found [${shape.join(", ")}]. Are these the weights of this config.json?`,
    { tensor: printableName(name) },
  );
}

function unsupported(path: string, message: string): UnnameError {
  return fileError("checkpoint-unsupported", path, `${message}`);
}
