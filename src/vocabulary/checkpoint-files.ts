import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { REWRITE_FILE } from "./rewrite-report.ts";
import { VOCABULARY_FILES } from "./tokenizer-files.ts";
import { listWeightFiles } from "./weights/list-weight-files.ts";

/** Files of a checkpoint that hold no vocabulary and are copied as they are. Anything else in the folder stays behind. */
const COPIED_FILES = new Set(["config.json", "generation_config.json", "README.md", "LICENSE", "training.json"]);

/** Weights that can run code when they are loaded, and that we therefore neither read nor pass on. */
const PICKLE = /\.(?:bin|pt|pth|pkl|ckpt)$/u;

/** What a rewrite does with the files of a checkpoint folder; those that hold vocabulary or weights are in neither list. */
export interface CheckpointFiles {
  readonly copied: readonly string[];
  /** Not copied: within the folder, `/` between parts. */
  readonly leftBehind: readonly string[];
}

/**
 * Sorts the names in a checkpoint folder. Throws `checkpoint-unsupported` if there are pickles among them, and what listing the
 * weights throws.
 */
export async function sortCheckpointFiles(directory: string): Promise<CheckpointFiles> {
  const names = (await readdir(directory)).sort();
  const pickles = names.filter((name) => PICKLE.test(name));
  if (pickles.length > 0) {
    throw new UnnameError(
      "checkpoint-unsupported",
      `${directory}: expected weights as safetensors, found pickles (${pickles.join(", ")}), whose names could not be removed. Convert them (save_pretrained with safe_serialization=True) and move them away.`,
      { details: { directory, files: pickles } },
    );
  }
  const weights = (await listWeightFiles(directory)).all;
  const copied = names.filter((name) => COPIED_FILES.has(name));
  const taken = new Set([...weights, ...VOCABULARY_FILES, ...copied, REWRITE_FILE]);
  const folders = new Set(weights.flatMap((path) => (path.includes("/") ? [path.slice(0, path.indexOf("/"))] : [])));
  const inFolders = await Promise.all(
    [...folders].map(async (folder) => (await readdir(join(directory, folder))).map((name) => `${folder}/${name}`)),
  );
  const paths = [...names.filter((name) => !folders.has(name)), ...inFolders.flat().sort()];
  return { copied, leftBehind: paths.filter((path) => !taken.has(path)) };
}
