import { create } from "@bufbuild/protobuf";
import { type GraphProto, NodeProtoSchema, TensorProto_DataType } from "onnx-buf";

import { UnnameError } from "../../base/errors.ts";
import { writeOnnx } from "../../formats/onnx/onnx.ts";
import type { Checkpoint } from "../checkpoint.ts";
import { findLogits } from "../exported/find-logits.ts";
import { findExportedModel, readExported } from "../exported/load-exported-graph.ts";
import { buildStored, buildUnlessUnknown, type Precision } from "../load-graph.ts";
import { buildClassifier, CLASSIFIER_LOGITS } from "../network/build-classifier.ts";
import { valueInfo } from "../network/graph-builder.ts";
import type { RunnableGraph } from "../start-runtime.ts";
import { holdsWeights } from "../weights.ts";

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
  return buildUnlessUnknown(
    () => buildStored(checkpoint, precision, (network, files) => ({ model: buildClassifier(network, files, labels) })),
    precision === "float32" && exported !== undefined ? () => loadExported(exported, labels) : undefined,
  );
}

/** The exported graph with its logits, and nothing else, as output. Its numbers stay on disk. */
async function loadExported(path: string, labels: number): Promise<RunnableGraph> {
  const { model, folder } = await readExported(path);
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
  return { path, bytes: writeOnnx(changed), folder };
}

function exportedInt8(directory: string): UnnameError {
  return new UnnameError(
    "usage",
    `${directory}: 8 bits need the weights as safetensors, found model.onnx. Leave --int8 out, or export a quantised model.onnx.`,
    { details: { directory } },
  );
}
