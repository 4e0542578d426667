import { existsSync } from "node:fs";
import { join } from "node:path";

import { fileError, UnnameError } from "../base/errors.ts";
import { requireExisting } from "../base/files.ts";
import { printableName } from "../formats/json/printable-name.ts";
import { readSafetensorsHeader, type SafetensorsEntry } from "../formats/weights/safetensors.ts";
import { isExtraState } from "../formats/torch-pickle/list-tensors.ts";
import { readWeightsIndex, type WeightsIndex } from "../formats/weights/weights-index.ts";
import { torchNames } from "./torch-names.ts";
import { readTorchTensors } from "./torch-weights.ts";

/** How `save_pretrained` of transformers names weights, and the order in which `from_pretrained` looks for them. */
const FORMS = [
  { single: "model.safetensors", index: "model.safetensors.index.json", ending: ".safetensors" },
  { single: "pytorch_model.bin", index: "pytorch_model.bin.index.json", ending: ".bin" },
] as const;

/** The file of a checkpoint folder that its weights begin with. */
interface WeightsEntrance {
  readonly file: string;
  /** Whether it says which file each tensor lies in. */
  readonly isIndex: boolean;
  readonly ending: (typeof FORMS)[number]["ending"];
}

function findEntrance(directory: string): WeightsEntrance | undefined {
  for (const { single, index, ending } of FORMS) {
    if (existsSync(join(directory, single))) return { file: single, isIndex: false, ending };
    if (existsSync(join(directory, index))) return { file: index, isIndex: true, ending };
  }
  return undefined;
}

/** Whether a checkpoint folder holds weights that {@link openWeights} reads. */
export function holdsWeights(directory: string): boolean {
  return findEntrance(directory) !== undefined;
}

/**
 * The files of `torch.save` that {@link openWeights} reads, and their index, sorted: none where there are safetensors.
 * Throws what reading the index throws.
 */
export async function torchWeightFiles(directory: string): Promise<readonly string[]> {
  const entrance = findEntrance(directory);
  if (entrance?.ending !== ".bin") return [];
  if (!entrance.isIndex) return [entrance.file];
  const { shards } = await readWeightsIndex(join(directory, entrance.file), entrance.ending);
  return [...shards, entrance.file].sort();
}

/** Data types that a weight may have, as safetensors names them. */
export type WeightType = "F32" | "F16" | "BF16";

/** Where a tensor of a checkpoint lies on disk. */
export interface StoredTensor extends SafetensorsEntry {
  readonly name: string;
  /** Of the file it lies in. */
  readonly path: string;
}

/** All tensors of a checkpoint folder, without their numbers. */
export interface Weights {
  readonly tensors: ReadonlyMap<string, StoredTensor>;
  /** Names within the checkpoint folder, sorted; the index of sharded weights is one of them. */
  readonly files: readonly string[];
}

/**
 * Finds the tensors of a checkpoint folder by reading only the headers of `model.safetensors` or, if that is not there, of
 * the files that `model.safetensors.index.json` names; where there is neither, the pickles of `pytorch_model.bin` or of the files of its
 * index, without running them. The first of these that is there counts, as in transformers.
 * Sharded weights are checked against their index: every tensor is in the file the index says and nowhere else, and none is
 * without an entry. `metadata.total_size` is not looked at: converters count tied tensors in it twice.
 * Pickled tensors have the names of {@link torchNames}; those that share their memory are the same object, under each of their names.
 * Throws `input-missing` for the folder, `checkpoint-incomplete` for a missing file, `checkpoint-mismatch` if index and
 * files disagree, and `input-format`.
 */
export async function openWeights(directory: string): Promise<Weights> {
  requireExisting(directory, "checkpoint folder");
  const entrance = findEntrance(directory);
  if (entrance === undefined) {
    const [{ single, index }] = FORMS;
    throw incomplete(directory, single, `neither it nor ${index} is in this checkpoint folder`);
  }
  const { file, isIndex, ending } = entrance;
  const { tensors, files } = isIndex
    ? await openShards(directory, file, await readWeightsIndex(join(directory, file), ending))
    : { tensors: new Map(await readFile(directory, file)), files: [file] };
  return Object.freeze({ tensors: ending === ".bin" ? renameTensors(tensors, directory) : tensors, files });
}

function renameTensors(tensors: ReadonlyMap<string, StoredTensor>, directory: string) {
  const names = torchNames([...tensors.keys()], directory);
  const renamed = new Map<StoredTensor, StoredTensor>();
  for (const tensor of tensors.values())
    renamed.set(tensor, Object.freeze({ ...tensor, name: names.get(tensor.name) as string }));
  return new Map(
    [...tensors].map(([name, tensor]) => [names.get(name) as string, renamed.get(tensor) as StoredTensor]),
  );
}

/**
 * The data type of a tensor that is used as a weight.
 * Throws `checkpoint-unsupported` if it is another one than F32, F16 or BF16, naming the tensor.
 */
export function requireWeightType({ name, dtype, path }: StoredTensor): WeightType {
  if (dtype === "F32" || dtype === "F16" || dtype === "BF16") return dtype;
  throw fileError(
    "checkpoint-unsupported",
    path,
    `tensor ${printableName(name)} is of type ${dtype}, expected F32, F16 or BF16. Save the model in one of these, not quantised.`,
    { tensor: printableName(name), dtype },
  );
}

async function openShards(directory: string, indexFile: string, index: WeightsIndex): Promise<Weights> {
  const indexPath = join(directory, indexFile);
  const tensors = new Map<string, StoredTensor>();
  for (const shard of index.shards) {
    if (!existsSync(join(directory, shard))) {
      throw incomplete(directory, shard, `${indexFile} says that weights lie in it`);
    }
    for (const [name, tensor] of await readFile(directory, shard)) {
      const expected = index.weightMap.get(name);
      if (expected !== shard) {
        const says = expected === undefined ? "has no entry for it" : `says it is in ${printableName(expected)}`;
        throw mismatch(indexPath, `tensor ${printableName(name)} is in ${printableName(shard)}, but the index ${says}`);
      }
      tensors.set(name, tensor);
    }
  }
  for (const [name, shard] of index.weightMap) {
    if (tensors.has(name) || isExtraState(name)) continue;
    throw mismatch(
      indexPath,
      `the index says that tensor ${printableName(name)} is in ${printableName(shard)}, it is not`,
    );
  }
  return Object.freeze({ tensors, files: [...index.shards, indexFile].sort() });
}

async function readFile(directory: string, file: string): Promise<[string, StoredTensor][]> {
  const path = join(directory, file);
  if (file.endsWith(".bin")) return [...(await readTorchTensors(path))];
  const { tensors } = await readSafetensorsHeader(path);
  return [...tensors].map(([name, entry]) => [name, Object.freeze({ name, path, ...entry })]);
}

function incomplete(directory: string, file: string, reason: string): UnnameError {
  return new UnnameError(
    "checkpoint-incomplete",
    `${directory}: ${printableName(file)} is missing: ${reason}. Copy all files of the checkpoint into it.`,
    { details: { directory, file } },
  );
}

function mismatch(path: string, found: string): UnnameError {
  return fileError("checkpoint-mismatch", path, `${found}. Are these files of one model? Copy them all again.`);
}
