import { join, relative, sep } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { readSafetensorsHeader } from "../../formats/weights/safetensors.ts";
import type { Checkpoint } from "../../model/checkpoint.ts";
import { holdsWeights, openWeights, type StoredTensor } from "../../model/weights.ts";
import type { StoredNumbers } from "./dtypes.ts";
import { findInSafetensors } from "./find-in-safetensors.ts";
import type { WeightFiles } from "./list-weight-files.ts";
import { layOutSafetensors } from "./safetensors-layout.ts";
import type { VocabularyTensors } from "./vocabulary-tensors.ts";

/** What of one model holds the vocabulary; a folder may hold the same model in several forms. */
export interface FoundVocabulary extends VocabularyTensors {
  /**
   * The weight file of a rewritten folder that numbers belong to: of exported models the graph's, also for the data beside it; of pickles
   * the safetensors that are written in their place.
   */
  fileOf(numbers: StoredNumbers): string;
}

type Described = Pick<Checkpoint, "config" | "modelType" | "vocabularySize">;

/**
 * Finds what holds the vocabulary in every model of a checkpoint folder. Of the weights only headers, graphs and zero points
 * are read. Throws `checkpoint-unsupported` for weights that are there whole and in parts, and what {@link findInSafetensors}, `findInOnnx` and `openWeights` throw.
 */
export async function findVocabulary(
  directory: string,
  { safetensors, pickled, exported }: WeightFiles,
  checkpoint: Described,
): Promise<FoundVocabulary[]> {
  const found: FoundVocabulary[] = [];
  const nameOf = ({ path }: StoredNumbers) => relative(directory, path).split(sep).join("/");
  for (const { path, tensors } of await storedModels(directory, safetensors)) {
    // Tied tensors of a pickle are one, under several names.
    const apart = new Map([...tensors.values()].map((tensor) => [tensor.name, tensor]));
    const written =
      pickled.length > 0 && path === directory ? layOutSafetensors(tensors, checkpoint.config) : undefined;
    const fileOf = written === undefined ? nameOf : ({ name }: StoredNumbers) => written.fileOf.get(name) as string;
    found.push({ ...findInSafetensors(apart, checkpoint, path), fileOf });
  }
  for (const { file, model, tensors, fileOf } of exported) {
    // Loaded where there is one: see `listWeightFiles`.
    const { findInOnnx } = await import("./find-in-onnx.ts");
    const located = new Map(tensors.map((external) => [external.tensor, external]));
    const pathOf = (location: string) => join(directory, fileOf(location));
    const vocabulary = await findInOnnx(model, { path: join(directory, file), located, pathOf }, checkpoint);
    found.push({ ...vocabulary, fileOf: () => file });
  }
  return found;
}

/** How `save_pretrained` calls the parts of large weights. */
const SHARD = /-\d{5}-of-\d{5}\.safetensors$/u;

/** Which of both is the model is unknown: they may be of two trainings. */
function wholeAndSharded(directory: string, shard: string): UnnameError {
  return new UnnameError(
    "checkpoint-unsupported",
    `${directory}: model.safetensors holds all weights, and ${shard} lies beside it, a part of weights in several files. transformers reads model.safetensors alone. Move the parts and model.safetensors.index.json away, or model.safetensors if the parts are the model.`,
    { details: { directory, file: shard } },
  );
}

interface StoredModel {
  readonly path: string;
  readonly tensors: ReadonlyMap<string, StoredTensor>;
}

/** The model that transformers loads, and each other safetensors file as a model of its own (`model.fp16.safetensors`). */
async function storedModels(directory: string, names: readonly string[]): Promise<StoredModel[]> {
  const models: StoredModel[] = [];
  const taken = new Set<string>();
  if (holdsWeights(directory)) {
    const { tensors, files } = await openWeights(directory);
    for (const file of files) taken.add(file);
    models.push({ path: directory, tensors });
  }
  for (const name of names) {
    if (taken.has(name)) continue;
    if (SHARD.test(name)) throw wholeAndSharded(directory, name);
    const path = join(directory, name);
    const entries = [...(await readSafetensorsHeader(path)).tensors];
    models.push({
      path,
      tensors: new Map(entries.map(([tensor, entry]) => [tensor, { name: tensor, path, ...entry }])),
    });
  }
  return models;
}
