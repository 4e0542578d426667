import { type GraphProto, type ModelProto, type NodeProto, type TensorProto, TensorProto_DataType } from "onnx-buf";

import { subgraphsOf } from "./onnx-tensors.ts";
import { printableName } from "../json/printable-name.ts";

/** Most elements of a tensor that a node makes from a constant shape: a mask over 8,192 positions has as many. */
const MAX_ELEMENTS = 2 ** 26;
/** A shape has no more numbers than this; longer lists of integers are no shapes. */
const MAX_RANK = 16;

/** Which input of an operator says how large its output is, as a shape or as how often to repeat. */
const SHAPE_INPUTS: ReadonlyMap<string, number> = new Map([
  ["ConstantOfShape", 0],
  ["Expand", 1],
  ["Tile", 1],
  ["OneHot", 1],
]);

/**
 * What constant of a model would make a node's output huge, as the end of "expected …", or undefined. A few bytes can ask for
 * gigabytes there, which onnxruntime allocates and fills, some already when it loads the model. Only shapes that are written
 * down are checked, not those that the model computes.
 */
export function checkOnnxSizes({ graph }: ModelProto): string | undefined {
  return graph && checkGraph(graph, new Map());
}

function checkGraph(graph: GraphProto, around: ReadonlyMap<string, readonly number[]>): string | undefined {
  const constants = new Map(around);
  for (const tensor of graph.initializer) addConstant(constants, tensor.name, tensor);
  for (const node of graph.node) {
    if (node.opType === "Constant") {
      const { t, i, ints } = node.attribute[0] ?? { ints: [] };
      const name = node.output[0] ?? "";
      if (t !== undefined) addConstant(constants, name, t);
      else if (ints.length <= MAX_RANK) constants.set(name, (ints.length > 0 ? ints : [i ?? 0n]).map(Number));
    }
    const size = sizeOf(node, constants);
    if (size > MAX_ELEMENTS) {
      return `outputs of at most ${MAX_ELEMENTS} elements, found that node ${printableName(node.name)} (${printableName(node.opType)}) makes ${size}`;
    }
    for (const subgraph of subgraphsOf(node)) {
      const problem = checkGraph(subgraph, constants);
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

/** Of what the constants among a node's inputs ask for; 0 if they ask for nothing. Numbers below 0 mean "as it is". */
function sizeOf({ opType, input, attribute }: NodeProto, constants: ReadonlyMap<string, readonly number[]>): number {
  const product = (values: readonly number[] = []) => values.reduce((size, value) => size * Math.max(1, value), 1);
  const at = SHAPE_INPUTS.get(opType);
  if (at !== undefined) return product(constants.get(input[at] ?? ""));
  if (opType === "RandomNormal" || opType === "RandomUniform") {
    return product(attribute.find(({ name }) => name === "shape")?.ints.map(Number));
  }
  if (opType !== "Range") return 0;
  const [start = 0, limit = 0, step = 1] = input.map((name) => constants.get(name)?.[0]);
  return step === 0 ? 0 : (limit - start) / step;
}

function addConstant(constants: Map<string, readonly number[]>, name: string, tensor: TensorProto): void {
  const { dataType, rawData, int32Data, int64Data } = tensor;
  const isLong = dataType === TensorProto_DataType.INT64;
  if (!isLong && dataType !== TensorProto_DataType.INT32) return;
  const bytes = isLong ? 8 : 4;
  const view = new DataView(rawData.buffer, rawData.byteOffset, rawData.byteLength);
  const count = Math.floor(rawData.length / bytes);
  if (count > MAX_RANK || int32Data.length > MAX_RANK || int64Data.length > MAX_RANK) return;
  const raw = Array.from({ length: count }, (_, index) =>
    isLong ? Number(view.getBigInt64(8 * index, true)) : view.getInt32(4 * index, true),
  );
  constants.set(name, raw.length > 0 ? raw : isLong ? int64Data.map(Number) : int32Data);
}
