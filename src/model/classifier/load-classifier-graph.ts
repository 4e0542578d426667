import { realpath } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { create } from "@bufbuild/protobuf";
import { type GraphProto, NodeProtoSchema, TensorProto_DataType } from "onnx-buf";

import { UnnameError } from "../../base/errors.ts";
import { readOnnx, writeOnnx } from "../../formats/onnx.ts";
import { checkExternalData, pointIntoFile } from "../../formats/onnx-external.ts";
import { readBounded } from "../../formats/with-regular-file.ts";
import type { Checkpoint } from "../checkpoint.ts";
import { readNetwork } from "../architectures/registry.ts";
import { findLogits } from "../exported/find-logits.ts";
import { findExportedModel, MAX_MODEL_BYTES } from "../exported/load-exported-graph.ts";
import type { Precision } from "../load-graph.ts";
import { locateTensors } from "../locate-tensors.ts";
import { buildClassifier, CLASSIFIER_LOGITS } from "../network/build-classifier.ts";
import { valueInfo } from "../network/graph-builder.ts";
import { quantiseWeights } from "../network/quantise-weights.ts";
import { requireFinite } from "../require-finite.ts";
import type { RunnableGraph } from "../start-runtime.ts";
import { holdsWeights, openWeights } from "../weights.ts";

/**
 * The graph of a token classifier: built from its safetensors, or, where these are not there or are of an architecture that we do not
 * build, its `model.onnx`. It gives {@link CLASSIFIER_LOGITS}. Throws as `openTokenClassifier` does.
 */
export async function loadClassifierGraph(
  checkpoint: Checkpoint,
  labels: number,
  precision: Precision,
): Promise<RunnableGraph> {
  const { directory } = checkpoint;
  const exported = findExportedModel(directory);
  const isStored = holdsWeights(directory);
  if (!isStored && exported !== undefined && precision === "int8") throw exportedInt8(directory);
  if (!isStored && exported !== undefined) return loadExported(exported, labels);
  try {
    return await buildStored(checkpoint, labels, precision);
  } catch (error) {
    const mayUseExport = precision === "float32" && exported !== undefined;
    if (!mayUseExport || !(error instanceof UnnameError) || error.code !== "checkpoint-unsupported") throw error;
    return loadExported(exported, labels);
  }
}

async function buildStored(
  { directory, config }: Checkpoint,
  labels: number,
  precision: Precision,
): Promise<RunnableGraph> {
  const network = readNetwork(config, join(directory, "config.json"));
  const { located, folder } = await locateTensors((await openWeights(directory)).tensors);
  const quantised = precision === "int8" ? await quantiseWeights(located) : undefined;
  const files = { tensors: located, folder, directory, ...(quantised !== undefined && { quantised }) };
  const model = buildClassifier(network, files, labels);
  await requireFinite(located.values());
  return { path: directory, bytes: writeOnnx(model), folder };
}

/** The exported graph with its logits, and nothing else, as output. Its numbers stay on disk. */
async function loadExported(path: string, labels: number): Promise<RunnableGraph> {
  const real = await realpath(path);
  const file = await readBounded(real, "model file", MAX_MODEL_BYTES);
  const model = readOnnx(file, path);
  await checkExternalData(model, dirname(real), path);
  pointIntoFile(model, file, basename(real));
  const graph = model.graph as GraphProto;
  const logits = findLogits(graph, labels, path, "token-classification");
  const cast = create(NodeProtoSchema, {
    opType: "Cast",
    name: CLASSIFIER_LOGITS,
    input: [logits],
    output: [CLASSIFIER_LOGITS],
    attribute: [{ name: "to", type: 2, i: BigInt(TensorProto_DataType.FLOAT) }],
  });
  const output = [valueInfo(CLASSIFIER_LOGITS, TensorProto_DataType.FLOAT, ["batch", "sequence", "labels"])];
  const changed = { ...model, graph: { ...graph, node: [...graph.node, cast], output } };
  return { path, bytes: writeOnnx(changed), folder: dirname(real) };
}

function exportedInt8(directory: string): UnnameError {
  return new UnnameError(
    "usage",
    `${directory}: 8 bits need the weights as safetensors, found model.onnx. Leave --int8 out, or export a quantised model.onnx.`,
    { details: { directory } },
  );
}
