import { realpath } from "node:fs/promises";
import { basename, dirname, join, posix } from "node:path";

import type { ModelProto } from "onnx-buf";

import { fileError, type UnnameError } from "../../base/errors.ts";
import { checkExternalData, type ExternalTensor } from "../../formats/onnx/onnx-external.ts";
import { readOnnxSkeleton } from "../../formats/onnx/onnx-skeleton.ts";
import { printableName } from "../../formats/json/printable-name.ts";
import { withRegularFile } from "../../formats/with-regular-file.ts";

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

/**
 * Reads the graph of an ONNX file of a checkpoint folder. Throws what reading it and its external data throws, and
 * `checkpoint-unsupported` where these are no data files.
 */
export async function readExported(directory: string, file: string): Promise<ExportedModel> {
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
  return fileError(
    "checkpoint-unsupported",
    path,
    `expected its weights in data files, found that they lie in ${printableName(location)}. Export the model again.`,
  );
}
