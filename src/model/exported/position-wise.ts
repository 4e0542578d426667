import type { NodeProto } from "onnx-buf";

import type { Constants } from "./graph-constants.ts";

const UNARY = new Set([
  "Cast",
  "Identity",
  "Erf",
  "Tanh",
  "Sqrt",
  "Gelu",
  "Relu",
  "Sigmoid",
  "Exp",
  "Neg",
  "Reciprocal",
  "Abs",
]);
const BINARY = new Set(["Add", "Sub", "Mul", "Div", "Pow"]);
/** Of `[batch, sequence, hidden]`. */
const HIDDEN_AXIS = 2;

/**
 * Whether the node's output at a position depends on its input at that position alone, and the node does the same to
 * `[selected, hidden]` as to `[batch, sequence, hidden]`. False if in doubt.
 */
export function isPositionWise(node: NodeProto, constants: Constants): boolean {
  if (node.domain !== "" && node.domain !== "ai.onnx") return false;
  const [first, second, ...rest] = node.input;
  const isData = (input: string | undefined) => input !== undefined && input !== "" && !constants.has(input);
  const isVector = (input: string) => constants.has(input) && (constants.rank(input) ?? 2) <= 1;
  if (UNARY.has(node.opType)) return isData(first) && second === undefined;
  if (BINARY.has(node.opType))
    return node.input.some(isData) && node.input.every((input) => isData(input) || isVector(input));
  if (node.opType === "MatMul") return isData(first) && constants.rank(second ?? "") === 2;
  if (node.opType === "LayerNormalization") {
    const parameters = [second ?? "", ...rest].filter((input) => input !== "");
    return (
      isData(first) &&
      node.output.length === 1 &&
      parameters.every(isVector) &&
      isLast(integerAttribute(node, "axis") ?? -1)
    );
  }
  if (node.opType === "ReduceMean") {
    const axes = second === undefined || second === "" ? integersAttribute(node, "axes") : constants.integers(second);
    const keepsDimensions = (integerAttribute(node, "keepdims") ?? 1) === 1;
    // An axis given as an input cannot be renamed in the node, so it must count from the end already.
    return (
      isData(first) &&
      keepsDimensions &&
      axes?.length === 1 &&
      (second === undefined ? isLast(axes[0]) : axes[0] === -1)
    );
  }
  return false;
}

function isLast(axis: number | undefined): boolean {
  return axis === -1 || axis === HIDDEN_AXIS;
}

function integerAttribute(node: NodeProto, name: string): number | undefined {
  const attribute = node.attribute.find((candidate) => candidate.name === name);
  return attribute && Number(attribute.i);
}

function integersAttribute(node: NodeProto, name: string): readonly number[] | undefined {
  return node.attribute.find((candidate) => candidate.name === name)?.ints.map(Number);
}

/** The node with an axis that names the last of three dimensions counted from the end, as two dimensions need it. */
export function onLastAxis(node: NodeProto): NodeProto {
  if (node.opType !== "LayerNormalization" && node.opType !== "ReduceMean") return node;
  const attribute = node.attribute.map((candidate) => {
    if (candidate.name === "axis") return { ...candidate, i: -1n };
    return candidate.name === "axes" ? { ...candidate, ints: [-1n] } : candidate;
  });
  return { ...node, attribute };
}
