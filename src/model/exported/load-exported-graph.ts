import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import type { ModelProto } from "onnx-buf";

import { readOnnx, writeOnnx } from "../../formats/onnx/onnx.ts";
import { checkExternalData, pointIntoFile } from "../../formats/onnx/onnx-external.ts";
import { readBounded } from "../../formats/with-regular-file.ts";
import { selectPositions } from "./select-positions.ts";
import { EXPORT_FOLDER, listWithExports } from "./export-folder.ts";

/** Largest protocol buffer there is, in bytes; larger models keep their weights in other files. */
export const MAX_MODEL_BYTES = 2 ** 31 - 1;

/** Where exporters put a model within a checkpoint folder. */
const PLACES = ["model.onnx", join(EXPORT_FOLDER, "model.onnx")];

/** The path of the folder's exported model; undefined if it has none. */
export function findExportedModel(directory: string): string | undefined {
  return PLACES.map((place) => join(directory, place)).find((path) => existsSync(path));
}

/** Every graph of a checkpoint folder and of its export folder, whatever it is called: paths within it, `/` between parts, in order. */
export async function listGraphs(directory: string): Promise<string[]> {
  const files = await listWithExports(directory);
  return files.filter((file) => file.toLowerCase().endsWith(".onnx")).sort();
}

/** An exported graph for onnxruntime. */
export interface ExportedGraph {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** What the locations of its external data are relative to. */
  readonly folder: string;
  /** Files that its numbers lie in besides, as the graph names them: relative to its own folder. */
  readonly dataFiles: readonly string[];
}

/**
 * The exported graph, made to take questions and give answers. Its numbers stay on disk, in the file itself or where its external
 * data lie, so that the runtime maps them and they are never copied.
 * Throws `input-format` for what is no ONNX model or points outside its folder or files, `checkpoint-incomplete` if a file of
 * external data is missing, and `checkpoint-unsupported` without an output of logits.
 */
export async function loadExportedGraph(path: string, vocabularySize: number): Promise<ExportedGraph> {
  const { model, ...exported } = await readExported(path);
  const { model: selected } = selectPositions(model, vocabularySize, path);
  return { ...exported, bytes: writeOnnx(selected) };
}

/** The graph as it was exported, its numbers pointed at where they lie. Throws as {@link loadExportedGraph}. */
export async function readExported(
  path: string,
): Promise<Omit<ExportedGraph, "bytes"> & { readonly model: ModelProto }> {
  const real = await realpath(path);
  const file = await readBounded(real, "model file", MAX_MODEL_BYTES);
  const model = readOnnx(file, path);
  const folder = dirname(real);
  const external = await checkExternalData(model, folder, path);
  pointIntoFile(model, file, basename(real));
  return { path, folder, dataFiles: [...new Set(external.map(({ location }) => location))].sort(), model };
}
