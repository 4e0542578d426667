import { join, posix, relative, sep } from "node:path";

import type { ModelProto } from "onnx-buf";

import { UnnameError } from "../base/errors.ts";
import { writeOnnx } from "../formats/onnx/onnx.ts";
import type { Checkpoint } from "./checkpoint.ts";
import type { ReadNetwork } from "./architectures/architecture.ts";
import { readNetwork } from "./architectures/registry.ts";
import { findExportedModel, loadExportedGraph } from "./exported/load-exported-graph.ts";
import { locateTensors } from "./locate-tensors.ts";
import { buildNetwork, type NetworkFiles } from "./network/build-network.ts";
import { quantiseWeights } from "./network/quantise-weights.ts";
import { requireFinite } from "./require-finite.ts";
import { holdsWeights, openWeights } from "./weights.ts";

/** Which of a checkpoint's files the numbers come from. */
export type WeightSource = "safetensors" | "onnx";
/** What the encoder's matrices are multiplied in: 8 bits are faster and change predictions a little. */
export type Precision = "float32" | "int8";

export interface LoadOptions {
  /** Asks for one of two sources that a folder may have. */
  readonly weights?: WeightSource;
  /** An exported graph by its path within the folder, in place of what would be loaded. */
  readonly graph?: string;
  /** Default `float32`. */
  readonly precision?: Precision;
}

/** A graph for onnxruntime that takes questions and gives answers (see `answers.ts`). */
export interface LoadedGraph {
  readonly source: WeightSource;
  /** What errors name. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** What the locations of its external data are relative to. */
  readonly folder: string;
  /** Heads of other tasks that the weights hold besides, by the names of their modules; none of an exported model is known. */
  readonly otherHeads: readonly string[];
  /** Every file that the numbers come from: paths within the checkpoint folder, `/` between parts, in order. */
  readonly weightFiles: readonly string[];
}

/**
 * The graph of a checkpoint: built from its safetensors, or, where these are not there or are of an architecture that we do not
 * build, from its `model.onnx`. Throws as `openSession` does.
 */
export async function loadGraph(checkpoint: Checkpoint, options: LoadOptions = {}): Promise<LoadedGraph> {
  const { weights: source, graph, precision = "float32" } = options;
  const { directory } = checkpoint;
  if (graph !== undefined) return exportedGraph(checkpoint, join(directory, graph));
  const exported = findExportedModel(directory);
  const stored = holdsWeights(directory);
  if (source === "onnx" || (!stored && exported !== undefined)) {
    if (exported === undefined) throw withoutExport(directory);
    if (precision !== "float32") throw exportInt8(directory);
    return exportedGraph(checkpoint, exported);
  }
  const mayUseExport = source === undefined && precision === "float32" && exported !== undefined;
  return buildUnlessUnknown(
    async () => ({ source: "safetensors", ...(await buildStored(checkpoint, precision, buildNetwork)) }),
    mayUseExport ? () => exportedGraph(checkpoint, exported) : undefined,
  );
}

/** What is built of the stored weights; where these are of an architecture that we do not build, what `loadExported` gives. */
export async function buildUnlessUnknown<Graph>(
  build: () => Promise<Graph>,
  loadExported: (() => Promise<Graph>) | undefined,
): Promise<Graph> {
  try {
    return await build();
  } catch (error) {
    const isUnknown = error instanceof UnnameError && error.code === "checkpoint-unsupported";
    if (!isUnknown || loadExported === undefined) throw error;
    return loadExported();
  }
}

async function exportedGraph({ directory, vocabularySize }: Checkpoint, path: string): Promise<LoadedGraph> {
  const { dataFiles, ...graph } = await loadExportedGraph(path, vocabularySize);
  const file = relative(directory, path).split(sep).join("/");
  const weightFiles = [file, ...dataFiles.map((data) => posix.join(posix.dirname(file), data))].sort();
  return { source: "onnx", otherHeads: [], weightFiles, ...graph };
}

/** The graph that `build` makes of the stored weights, and what else it returns. */
export async function buildStored<Built extends { readonly model: ModelProto }>(
  { directory, config }: Checkpoint,
  precision: Precision,
  build: (network: ReadNetwork, files: NetworkFiles) => Built,
) {
  const network = readNetwork(config, join(directory, "config.json"));
  const { tensors, files: weightFiles } = await openWeights(directory);
  const { located, folder } = await locateTensors(tensors);
  const { model, ...others } = build(network, {
    tensors: located,
    folder,
    directory,
    ...(precision === "int8" && { quantised: await quantiseWeights(located) }),
  });
  await requireFinite(located.values());
  return { path: directory, bytes: writeOnnx(model), folder, weightFiles, ...others };
}

function withoutExport(directory: string): UnnameError {
  return new UnnameError(
    "checkpoint-incomplete",
    `${directory}: model.onnx is missing from this checkpoint folder. Export it: optimum-cli export onnx --task fill-mask.`,
    { details: { directory, file: "model.onnx" } },
  );
}

function exportInt8(directory: string): UnnameError {
  return new UnnameError(
    "usage",
    `${directory}: int8 needs the weights as safetensors, found model.onnx. Leave int8 out, or export a quantised model.onnx.`,
    { details: { directory } },
  );
}
