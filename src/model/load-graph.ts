import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { readOnnx, writeOnnx } from "../formats/onnx.ts";
import type { Checkpoint } from "./checkpoint.ts";
import { selectPositions } from "./exported/select-positions.ts";

/** Which of a checkpoint's files the numbers come from. */
export type WeightSource = "safetensors" | "onnx";

/** A graph for onnxruntime that takes questions and gives answers (see `answers.ts`). */
export interface LoadedGraph {
  /** What errors name. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** What the locations of its external data are relative to; absent if it has none. */
  readonly folder?: string;
}

/** Throws as `openSession` does. */
export async function loadGraph(
  { directory }: Checkpoint,
  _options: { readonly weights?: WeightSource },
): Promise<LoadedGraph> {
  const path = join(directory, "model.onnx");
  if (!existsSync(path)) throw new UnnameError("checkpoint-incomplete", `${directory}: model.onnx is missing.`);
  const { model } = selectPositions(readOnnx(await readFile(path), path), path);
  return { path, bytes: writeOnnx(model) };
}
