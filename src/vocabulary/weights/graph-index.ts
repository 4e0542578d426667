import type { GraphProto, NodeProto, TensorProto } from "onnx-buf";

/** A graph's nodes by what they make and read, and its constants by name. */
export interface GraphIndex {
  /** The node that makes a value; undefined for inputs and constants. */
  producer(name: string): NodeProto | undefined;
  readers(name: string): readonly NodeProto[];
  /** An initializer, or what a `Constant` node holds. */
  constant(name: string): TensorProto | undefined;
}

/** Indexes the nodes of the main graph; those of subgraphs are left out. */
export function indexGraph({ node: nodes, initializer }: GraphProto): GraphIndex {
  const producers = new Map<string, NodeProto>();
  const readers = new Map<string, NodeProto[]>();
  const constants = new Map(initializer.map((tensor) => [tensor.name, tensor]));
  for (const node of nodes) {
    const value = node.opType === "Constant" ? node.attribute.find(({ name }) => name === "value")?.t : undefined;
    for (const name of node.output) {
      producers.set(name, node);
      if (value !== undefined) constants.set(name, value);
    }
    for (const name of new Set(node.input)) readers.set(name, [...(readers.get(name) ?? []), node]);
  }
  return {
    producer: (name) => producers.get(name),
    readers: (name) => readers.get(name) ?? [],
    constant: (name) => constants.get(name),
  };
}

/** An attribute's whole number; undefined if it is not there. */
export function integerOf({ attribute }: NodeProto, name: string): number | undefined {
  const found = attribute.find((candidate) => candidate.name === name);
  return found && Number(found.i);
}

/** An attribute's float; undefined if it is not there. */
export function floatOf({ attribute }: NodeProto, name: string): number | undefined {
  return attribute.find((candidate) => candidate.name === name)?.f;
}
