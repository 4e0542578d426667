import { existsSync } from "node:fs";
import { join } from "node:path";

import { torchWeightFiles } from "../../model/weights.ts";
import { listWithExports } from "../../model/exported/export-folder.ts";
import type { ExportedModel } from "./read-exported.ts";

const INDEX_FILE = "model.safetensors.index.json";

/** The weight files of a checkpoint folder. Names are within the folder, `/` between parts, sorted. */
export interface WeightFiles {
  readonly safetensors: readonly string[];
  /** Files of `torch.save` that are read as the model's weights, and their index; none where there are safetensors. */
  readonly pickled: readonly string[];
  readonly exported: readonly ExportedModel[];
  /** All but the pickles, the index of sharded weights and external data too: what is copied byte for byte where nothing is overwritten. */
  readonly all: readonly string[];
}

/**
 * Finds the weights of a checkpoint folder: its safetensors and their index, or the pickles that stand for them, its ONNX files and those in `onnx/`, and the files
 * that these keep their numbers in. Only headers and graphs are read.
 * Throws what reading ONNX files and their external data throws, and `checkpoint-unsupported` where these are no data files.
 */
export async function listWeightFiles(directory: string): Promise<WeightFiles> {
  const names = await listWithExports(directory);
  const safetensors = names.filter((name) => name.endsWith(".safetensors") && !name.includes("/"));
  const exported = await readAllExported(
    directory,
    names.filter((name) => name.endsWith(".onnx")),
  );
  const data = exported.flatMap(({ tensors, fileOf }) => tensors.map(({ location }) => fileOf(location)));
  const index = existsSync(join(directory, INDEX_FILE)) ? [INDEX_FILE] : [];
  const all = new Set([...safetensors, ...index, ...exported.map(({ file }) => file), ...data]);
  const pickled = await torchWeightFiles(directory);
  return { safetensors, pickled, exported, all: [...all].sort() };
}

async function readAllExported(directory: string, files: readonly string[]): Promise<ExportedModel[]> {
  const exported: ExportedModel[] = [];
  if (files.length === 0) return exported;
  // The library that reads graphs takes longer to load than everything else that a thread needs for the weights.
  const { readExported } = await import("./read-exported.ts");
  for (const file of files) exported.push(await readExported(directory, file));
  return exported;
}
