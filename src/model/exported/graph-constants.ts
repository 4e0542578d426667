import type { GraphProto } from "onnx-buf";

/** The tensors of a graph that do not depend on its inputs. */
export interface Constants {
  has(name: string): boolean;
  /** Number of dimensions; undefined where it is not plain. */
  rank(name: string): number | undefined;
  /** The integers of a small int64 tensor that is stored in raw bytes; undefined for others. */
  integers(name: string): readonly number[] | undefined;
}

/** Operators that keep their input's number of dimensions. */
const RANK_KEEPING = new Set(["Cast", "Identity", "Transpose", "Neg", "DequantizeLinear"]);

/** Finds the constants: initializers, Constant nodes, and whatever is computed from constants alone. */
export function createConstants(graph: GraphProto): Constants {
  const ranks = new Map<string, number | undefined>();
  const integers = new Map<string, readonly number[]>();
  for (const tensor of graph.initializer) {
    ranks.set(tensor.name, tensor.dims.length);
    integers.set(tensor.name, readIntegers(tensor.rawData));
  }
  for (const node of graph.node) {
    const value =
      node.opType === "Constant" ? node.attribute.find((attribute) => attribute.name === "value")?.t : undefined;
    const inputs = node.input.filter((input) => input !== "");
    if (node.opType === "Constant") {
      ranks.set(node.output[0] as string, value?.dims.length);
      if (value !== undefined) integers.set(node.output[0] as string, readIntegers(value.rawData));
    } else if (inputs.length > 0 && inputs.every((input) => ranks.has(input))) {
      const rank = RANK_KEEPING.has(node.opType) ? ranks.get(inputs[0] as string) : undefined;
      for (const output of node.output) ranks.set(output, rank);
    }
  }
  return { has: (name) => ranks.has(name), rank: (name) => ranks.get(name), integers: (name) => integers.get(name) };
}

/** Only used for axes, so eight numbers are enough. */
function readIntegers(rawData: Uint8Array): readonly number[] {
  if (rawData.length > 64 || rawData.length % 8 !== 0) return [];
  const view = new DataView(rawData.buffer, rawData.byteOffset, rawData.byteLength);
  return Array.from({ length: rawData.length / 8 }, (_, index) => Number(view.getBigInt64(8 * index, true)));
}
