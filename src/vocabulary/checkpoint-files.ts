import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { REWRITE_FILE } from "./rewrite-report.ts";
import { VOCABULARY_FILES } from "./tokenizer-files.ts";
import { listWeightFiles } from "./weights/list-weight-files.ts";

/** Files of a checkpoint that hold no vocabulary and are copied as they are. Anything else in the folder stays behind. */
const COPIED_FILES = new Set(["config.json", "generation_config.json", "README.md", "LICENSE", "training.json"]);

/** What a rewrite does with the files of a checkpoint folder; those that hold vocabulary or weights are in neither list. */
export interface CheckpointFiles {
  readonly copied: readonly string[];
  /** Files with numbers, whose rows are overwritten: pickles, which are written as safetensors, too. */
  readonly weights: readonly string[];
  /** Not copied: within the folder, `/` between parts. */
  readonly leftBehind: readonly string[];
}

/**
 * Sorts the names in a checkpoint folder. Pickles that are no weights stay behind, and those that are weights are written as safetensors.
 * Throws what listing the weights throws.
 */
export async function sortCheckpointFiles(directory: string): Promise<CheckpointFiles> {
  const names = (await readdir(directory)).sort();
  const { all: weights, pickled } = await listWeightFiles(directory);
  const copied = names.filter((name) => COPIED_FILES.has(name));
  const taken = new Set([...weights, ...pickled, ...VOCABULARY_FILES, ...copied, REWRITE_FILE]);
  const folders = new Set(weights.flatMap((path) => (path.includes("/") ? [path.slice(0, path.indexOf("/"))] : [])));
  const inFolders = await Promise.all(
    [...folders].map(async (folder) => (await readdir(join(directory, folder))).map((name) => `${folder}/${name}`)),
  );
  const paths = [...names.filter((name) => !folders.has(name)), ...inFolders.flat().sort()];
  return { copied, weights: [...weights, ...pickled], leftBehind: paths.filter((path) => !taken.has(path)) };
}
