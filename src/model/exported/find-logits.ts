import type { GraphProto, NodeProto, ValueInfoProto } from "onnx-buf";

import { fileError } from "../../base/errors.ts";

/**
 * The name of the tensor with the logits `[batch, sequence, vocabulary]`, or labels in place of the vocabulary, whatever the exporter called it: the output named
 * `logits`, else the one whose last dimension is the vocabulary's size, else the only one that can have it. Where the graph
 * goes on to probabilities, what these are computed from.
 * Throws `checkpoint-unsupported` if there is none, or several and nothing tells them apart.
 */
export function findLogits(graph: GraphProto, vocabularySize: number, path: string, task = "fill-mask"): string {
  const { output: outputs } = graph;
  const called = outputs.filter(({ name }) => name === "logits");
  const sized = outputs.filter((output) => lastDimension(output) === vocabularySize);
  const possible = outputs.filter((output) => mayBeLogits(output, vocabularySize));
  const found = [called, sized, possible].find((candidates) => candidates.length > 0) ?? [];
  if (found.length === 1) return beforeSoftmax(graph, (found[0] as ValueInfoProto).name);
  throw fileError(
    "checkpoint-unsupported",
    path,
    `expected one output of logits [batch, sequence, ${vocabularySize}], found ${outputs.map(({ name }) => name.slice(0, 60)).join(", ") || "none"}. Export the model for the ${task} task.`,
  );
}

function dimensions(output: ValueInfoProto) {
  const type = output.type?.value;
  return type?.case === "tensorType" ? type.value.shape?.dim : undefined;
}

function lastDimension(output: ValueInfoProto): number | undefined {
  const dimension = dimensions(output)?.at(-1)?.value;
  return dimension?.case === "dimValue" ? Number(dimension.value) : undefined;
}

/** Shapes are often left open: three dimensions or unknown, and no other number as the last. */
function mayBeLogits(output: ValueInfoProto, vocabularySize: number): boolean {
  const rank = dimensions(output)?.length;
  return (rank === undefined || rank === 3) && (lastDimension(output) ?? vocabularySize) === vocabularySize;
}

/** The input of a softmax over the last axis; log-softmax may stay, as doing it twice changes nothing. */
function beforeSoftmax(graph: GraphProto, name: string): string {
  const producer = graph.node.find((node) => node.output.includes(name));
  if (producer?.opType === "Identity") return beforeSoftmax(graph, producer.input[0] as string);
  return producer?.opType === "Softmax" && isOverLastAxis(producer) ? (producer.input[0] as string) : name;
}

function isOverLastAxis(node: NodeProto): boolean {
  const axis = node.attribute.find((attribute) => attribute.name === "axis")?.i;
  return axis === undefined || axis === -1n || axis === 2n;
}
