import { existsSync } from "node:fs";
import { join } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { requireExisting } from "../base/files.ts";
import { printableName } from "../formats/printable-name.ts";
import { readSafetensorsIndex, type SafetensorsIndex } from "../formats/safetensors-index.ts";
import { readSafetensorsHeader, type SafetensorsEntry } from "../formats/safetensors.ts";

/** Weights in one file, as `save_pretrained` of transformers names it. */
const SINGLE_FILE = "model.safetensors";
/** Which file each tensor lies in, where the weights are split. */
const INDEX_FILE = "model.safetensors.index.json";

/** Whether a checkpoint folder holds weights that {@link openWeights} reads. */
export function holdsWeights(directory: string): boolean {
  return [SINGLE_FILE, INDEX_FILE].some((name) => existsSync(join(directory, name)));
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
 * the files that `model.safetensors.index.json` names. With both in the folder the index is left alone, as transformers does.
 * Sharded weights are checked against their index: every tensor is in the file the index says and nowhere else, and none is
 * without an entry. `metadata.total_size` is not looked at: converters count tied tensors in it twice.
 * Throws `input-missing` for the folder, `checkpoint-incomplete` for a missing file, `checkpoint-mismatch` if index and
 * files disagree, and `input-format`.
 */
export async function openWeights(directory: string): Promise<Weights> {
  requireExisting(directory, "checkpoint folder");
  if (existsSync(join(directory, SINGLE_FILE))) {
    return Object.freeze({ tensors: new Map(await readFile(directory, SINGLE_FILE)), files: [SINGLE_FILE] });
  }
  const indexPath = join(directory, INDEX_FILE);
  if (!existsSync(indexPath)) {
    throw incomplete(directory, SINGLE_FILE, `neither it nor ${INDEX_FILE} is in this checkpoint folder`);
  }
  return openShards(directory, indexPath, await readSafetensorsIndex(indexPath));
}

/**
 * The data type of a tensor that is used as a weight.
 * Throws `checkpoint-unsupported` if it is another one than F32, F16 or BF16, naming the tensor.
 */
export function requireWeightType({ name, dtype, path }: StoredTensor): WeightType {
  if (dtype === "F32" || dtype === "F16" || dtype === "BF16") return dtype;
  throw new UnnameError(
    "checkpoint-unsupported",
    `${path}: tensor ${printableName(name)} is of type ${dtype}, expected F32, F16 or BF16. Save the model in one of these, not quantised.`,
    { details: { path, tensor: printableName(name), dtype } },
  );
}

async function openShards(directory: string, indexPath: string, index: SafetensorsIndex): Promise<Weights> {
  const tensors = new Map<string, StoredTensor>();
  for (const shard of index.shards) {
    if (!existsSync(join(directory, shard))) {
      throw incomplete(directory, shard, `${INDEX_FILE} says that weights lie in it`);
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
    if (tensors.has(name)) continue;
    throw mismatch(
      indexPath,
      `the index says that tensor ${printableName(name)} is in ${printableName(shard)}, it is not`,
    );
  }
  return Object.freeze({ tensors, files: [...index.shards, INDEX_FILE].sort() });
}

async function readFile(directory: string, file: string): Promise<[string, StoredTensor][]> {
  const path = join(directory, file);
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
  return new UnnameError(
    "checkpoint-mismatch",
    `${path}: ${found}. Are these files of one model? Copy them all again.`,
    {
      details: { path },
    },
  );
}
