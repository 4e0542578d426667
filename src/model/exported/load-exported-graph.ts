import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { readOnnx, writeOnnx } from "../../formats/onnx.ts";
import { checkExternalData, pointIntoFile } from "../../formats/onnx-external.ts";
import { readBounded } from "../../formats/with-regular-file.ts";
import { selectPositions } from "./select-positions.ts";

/** Largest protocol buffer there is, in bytes; larger models keep their weights in other files. */
export const MAX_MODEL_BYTES = 2 ** 31 - 1;

/** Where exporters put a model within a checkpoint folder. */
const PLACES = ["model.onnx", join("onnx", "model.onnx")];

/** The path of the folder's exported model; undefined if it has none. */
export function findExportedModel(directory: string): string | undefined {
  return PLACES.map((place) => join(directory, place)).find((path) => existsSync(path));
}

/**
 * The exported graph, made to take questions and give answers. Its numbers stay on disk, in the file itself or where its external
 * data lie, so that the runtime maps them and they are never copied.
 * Throws `input-format` for what is no ONNX model or points outside its folder or files, `checkpoint-incomplete` if a file of
 * external data is missing, and `checkpoint-unsupported` without an output of logits.
 */
export async function loadExportedGraph(
  path: string,
  vocabularySize: number,
): Promise<{ path: string; bytes: Uint8Array; folder: string }> {
  const real = await realpath(path);
  const file = await readBounded(real, "model file", MAX_MODEL_BYTES);
  const model = readOnnx(file, path);
  await checkExternalData(model, dirname(real), path);
  pointIntoFile(model, file, basename(real));
  return { path, bytes: writeOnnx(selectPositions(model, vocabularySize, path).model), folder: dirname(real) };
}
