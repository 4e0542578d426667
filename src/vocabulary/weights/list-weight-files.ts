import { existsSync } from "node:fs";
import { readdir, realpath } from "node:fs/promises";
import { basename, dirname, join, posix } from "node:path";

import type { ModelProto } from "onnx-buf";

import { UnnameError } from "../../base/errors.ts";
import { checkExternalData, type ExternalTensor } from "../../formats/onnx-external.ts";
import { readOnnxSkeleton } from "../../formats/onnx-skeleton.ts";
import { printableName } from "../../formats/printable-name.ts";
import { withRegularFile } from "../../formats/with-regular-file.ts";

/** Where exporters for the web put theirs. */
const EXPORT_FOLDER = "onnx";
const INDEX_FILE = "model.safetensors.index.json";
/** Text, and what runs code when it is read: not what a model's numbers lie in. */
const NO_NUMBERS = /\.(?:json|jsonl|txt|md|model|py|jinja|bin|pt|pth|pkl|ckpt)$/iu;

/** An exported model and where its numbers lie. */
export interface ExportedModel {
  /** Within the checkpoint folder, `/` between parts. */
  readonly file: string;
  /** Without numbers (`readOnnxSkeleton`). */
  readonly model: ModelProto;
  readonly tensors: readonly ExternalTensor[];
  /** The file within the checkpoint folder that a location names: the model itself, or one beside it. */
  fileOf(location: string): string;
}

/** The weight files of a checkpoint folder. Names are within the folder, `/` between parts, sorted. */
export interface WeightFiles {
  readonly safetensors: readonly string[];
  readonly exported: readonly ExportedModel[];
  /** All of them, the index of sharded weights and external data too. */
  readonly all: readonly string[];
}

/**
 * Finds the weights of a checkpoint folder: its safetensors and their index, its ONNX files and those in `onnx/`, and the files
 * that these keep their numbers in. Only headers and graphs are read.
 * Throws what reading ONNX files and their external data throws, and `checkpoint-unsupported` where these are no data files.
 */
export async function listWeightFiles(directory: string): Promise<WeightFiles> {
  const names = (await readdir(directory)).sort();
  const inFolder = names.includes(EXPORT_FOLDER) ? await readdir(join(directory, EXPORT_FOLDER)).catch(() => []) : [];
  const safetensors = names.filter((name) => name.endsWith(".safetensors"));
  const models = [...names, ...inFolder.sort().map((name) => posix.join(EXPORT_FOLDER, name))];
  const exported: ExportedModel[] = [];
  for (const file of models) if (file.endsWith(".onnx")) exported.push(await readExported(directory, file));
  const data = exported.flatMap(({ tensors, fileOf }) => tensors.map(({ location }) => fileOf(location)));
  const index = existsSync(join(directory, INDEX_FILE)) ? [INDEX_FILE] : [];
  const all = new Set([...safetensors, ...index, ...exported.map(({ file }) => file), ...data]);
  return { safetensors, exported, all: [...all].sort() };
}

async function readExported(directory: string, file: string): Promise<ExportedModel> {
  const path = join(directory, ...file.split("/"));
  const real = await withRegularFile(path, "model file", () => realpath(path));
  const own = basename(real);
  const model = await withRegularFile(real, "model file", async (handle, size) =>
    readOnnxSkeleton(handle, size, own, path),
  );
  const tensors = await checkExternalData(model, dirname(real), path);
  const fileOf = (location: string) => (location === own ? file : posix.join(posix.dirname(file), location));
  for (const { location } of tensors) if (location !== own && NO_NUMBERS.test(location)) throw noData(path, location);
  return { file, model, tensors, fileOf };
}

function noData(path: string, location: string): UnnameError {
  return new UnnameError(
    "checkpoint-unsupported",
    `${path}: expected its weights in data files, found that they lie in ${printableName(location)}. Export the model again.`,
    { details: { path } },
  );
}
