import { create } from "@bufbuild/protobuf";
import { type GraphProto, type ModelProto, type NodeProto, NodeProtoSchema } from "onnx-buf";

import { addAnswers, addQuestions, QUESTION } from "../answers.ts";
import { createGraphBuilder } from "../network/graph-builder.ts";
import { findLogits } from "./find-logits.ts";
import { createConstants } from "./graph-constants.ts";
import { isPositionWise, onLastAxis } from "./position-wise.ts";

const SELECTED = "unname/selected";

/** A graph that computes the output layer at selected positions only. */
export interface SelectedGraph {
  readonly model: ModelProto;
  /** The tensor that is gathered; the logits themselves if nothing before them could be. */
  readonly gathered: string;
  /** Nodes after it, which now see selected rows only. */
  readonly nodesAfter: number;
}

/**
 * Rewrites a masked language model's graph so that it takes questions and gives answers (see `answers.ts`). The projection to
 * the vocabulary is most of a small model's work and is needed at one position of a sentence, so rows are gathered as early
 * as possible: at the first tensor `[batch, sequence, hidden]` that all paths to the logits go through and after which every
 * operator treats positions alone. `model` itself is left as it is; the tensors are shared.
 * Throws `checkpoint-unsupported` if none of the graph's outputs can be the logits.
 */
export function selectPositions(model: ModelProto, vocabularySize: number, path = "model.onnx"): SelectedGraph {
  const graph = model.graph as GraphProto;
  const logits = findLogits(graph, vocabularySize, path);
  const { gathered, after } = findDominator(graph, logits);
  const nodes = graph.node.flatMap((node) => (after.has(node) ? [renameInput(onLastAxis(node), gathered)] : [node]));
  const selectedLogits = gathered === logits ? SELECTED : logits;
  const gather = create(NodeProtoSchema, {
    opType: "GatherND",
    name: SELECTED,
    input: [gathered, QUESTION.positions],
    output: [SELECTED],
  });
  // After its input's producer, before its first reader: nodes must be in topological order.
  nodes.splice(nodes.findIndex((node) => node.output.includes(gathered)) + 1, 0, gather);
  const answers = createGraphBuilder();
  addQuestions(answers);
  const output = addAnswers(answers, selectedLogits);
  const { node, initializer, input } = answers.parts();
  const changed: GraphProto = {
    ...graph,
    node: [...nodes, ...node],
    initializer: [...graph.initializer, ...initializer],
    input: [...graph.input, ...input],
    output,
    // Shapes of intermediate tensors have changed; onnxruntime infers them again.
    valueInfo: [],
  };
  return { model: { ...model, graph: withoutUnused(changed) }, gathered, nodesAfter: after.size };
}

/**
 * Walks back from the logits, always expanding the latest node, while every node met is position-wise. Whenever one tensor
 * alone is left to expand, all paths go through it; the last such tensor is the earliest.
 */
function findDominator(graph: GraphProto, logits: string): { gathered: string; after: ReadonlySet<NodeProto> } {
  const order = new Map<string, number>();
  for (const [index, node] of graph.node.entries()) for (const output of node.output) order.set(output, index);
  const constants = createConstants(graph);
  const frontier = new Set([logits]);
  const expanded: NodeProto[] = [];
  let gathered = logits;
  let after = 0;
  for (;;) {
    const latest = Math.max(...[...frontier].map((name) => order.get(name) ?? -1));
    const node = graph.node[latest];
    if (node === undefined || !isPositionWise(node, constants)) break;
    for (const output of node.output) frontier.delete(output);
    for (const input of node.input) if (input !== "" && !constants.has(input)) frontier.add(input);
    expanded.push(node);
    if (frontier.size === 1) {
      gathered = [...frontier][0] as string;
      after = expanded.length;
    }
  }
  return { gathered, after: new Set(expanded.slice(0, after)) };
}

function renameInput(node: NodeProto, gathered: string): NodeProto {
  return { ...node, input: node.input.map((input) => (input === gathered ? SELECTED : input)) };
}

/** Drops what only other outputs (hidden states, a pooler) needed. */
function withoutUnused(graph: GraphProto): GraphProto {
  const needed = new Set(graph.output.map((output) => output.name));
  const nodes: NodeProto[] = [];
  for (const node of graph.node.toReversed()) {
    if (!node.output.some((output) => needed.has(output))) continue;
    nodes.push(node);
    for (const input of node.input) needed.add(input);
    // What a branch or loop body reads from outside is not among its node's inputs.
    for (const attribute of node.attribute)
      for (const inner of attribute.g?.node ?? []) for (const input of inner.input) needed.add(input);
  }
  return {
    ...graph,
    node: nodes.toReversed(),
    initializer: graph.initializer.filter((tensor) => needed.has(tensor.name)),
    input: graph.input.filter((input) => needed.has(input.name)),
  };
}
