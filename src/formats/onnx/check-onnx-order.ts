import type { GraphProto, ModelProto } from "onnx-buf";

import { subgraphsOf } from "./onnx-tensors.ts";
import { printableName } from "../json/printable-name.ts";

/**
 * What about a model's graph ONNX forbids, as the end of "expected …", or undefined: nodes stand in an order in which each
 * reads only what was there before it (so there are no cycles), and each name is given once. Onnxruntime does not come back
 * from some graphs that break this. Subgraphs also read what is around them.
 * Source: https://github.com/onnx/onnx/blob/main/docs/IR.md#graphs
 */
export function checkOnnxOrder({ graph, functions }: ModelProto): string | undefined {
  const problem = graph && checkGraph(graph, []);
  if (problem !== undefined) return problem;
  for (const { node, input, output } of functions) {
    const found = checkGraph(
      { node, initializer: [], sparseInitializer: [], input: named(input), output: named(output) },
      [],
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

type Graph = Pick<GraphProto, "node" | "initializer" | "sparseInitializer"> & {
  readonly input: readonly { readonly name: string }[];
  readonly output: readonly { readonly name: string }[];
};

function named(names: readonly string[]): { name: string }[] {
  return names.map((name) => ({ name }));
}

/** @param around the names that each enclosing graph has so far */
function checkGraph(graph: Graph, around: readonly ReadonlySet<string>[]): string | undefined {
  const initializers = [...graph.initializer, ...graph.sparseInitializer.map(({ values }) => values)].map(
    (tensor) => tensor?.name ?? "",
  );
  // An initializer of an input's name is that input's default.
  const inputs = new Set(graph.input.map(({ name }) => name));
  if (inputs.size < graph.input.length) return "inputs of different names";
  if (new Set(initializers).size < initializers.length) return "initializers of different names";
  const known = new Set([...inputs, ...initializers]);
  const scopes = [...around, known];
  const isKnown = (name: string) => name === "" || scopes.some((scope) => scope.has(name));
  for (const node of graph.node) {
    const unknown = node.input.find((name) => !isKnown(name));
    if (unknown !== undefined)
      return `nodes after those they read from: ${printableName(unknown)} is read before it is there`;
    for (const subgraph of subgraphsOf(node)) {
      const problem = checkGraph(subgraph, scopes);
      if (problem !== undefined) return problem;
    }
    for (const name of node.output) {
      if (name !== "" && known.has(name)) return `each name given once, found ${printableName(name)} again`;
      known.add(name);
    }
  }
  const missing = graph.output.find(({ name }) => !isKnown(name));
  return missing && `outputs that a node gives, found ${printableName(missing.name)} without one`;
}
