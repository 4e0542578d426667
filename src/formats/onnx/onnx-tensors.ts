import type { GraphProto, ModelProto, NodeProto, SparseTensorProto, TensorProto } from "onnx-buf";

/**
 * Every tensor that a model holds: initializers, also sparse ones, and the tensors in attributes of nodes (`Constant`), of
 * the graph, of the graphs in its nodes' attributes, of functions and of training graphs.
 */
export function* tensorsOf(model: ModelProto): Generator<TensorProto> {
  for (const graph of [model.graph, ...model.trainingInfo.flatMap((info) => [info.initialization, info.algorithm])]) {
    yield* tensorsOfGraph(graph);
  }
  for (const { node, attributeProto } of model.functions) {
    yield* tensorsOfNodes(node);
    yield* tensorsOfNodes([{ attribute: attributeProto }]);
  }
}

function* tensorsOfGraph(graph: GraphProto | undefined): Generator<TensorProto> {
  if (graph === undefined) return;
  yield* graph.initializer;
  for (const sparse of graph.sparseInitializer) yield* tensorsOfSparse(sparse);
  yield* tensorsOfNodes(graph.node);
}

function* tensorsOfNodes(nodes: readonly Pick<NodeProto, "attribute">[]): Generator<TensorProto> {
  for (const { t, tensors, g, graphs, sparseTensor, sparseTensors } of nodes.flatMap(({ attribute }) => attribute)) {
    if (t !== undefined) yield t;
    yield* tensors;
    for (const sparse of [sparseTensor, ...sparseTensors]) yield* tensorsOfSparse(sparse);
    for (const graph of [g, ...graphs]) yield* tensorsOfGraph(graph);
  }
}

function* tensorsOfSparse(sparse: SparseTensorProto | undefined): Generator<TensorProto> {
  if (sparse?.values !== undefined) yield sparse.values;
  if (sparse?.indices !== undefined) yield sparse.indices;
}

/** The graphs in a node's attributes: the branches of an `If`, for one. */
export function subgraphsOf({ attribute }: Pick<NodeProto, "attribute">): GraphProto[] {
  return attribute.flatMap(({ g, graphs }) => (g === undefined ? graphs : [g, ...graphs]));
}
