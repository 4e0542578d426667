import type { NodeProto, TensorProto } from "onnx-buf";

import type { VocabularyUse } from "./vocabulary-use.ts";
import { floatOf, type GraphIndex, integerOf } from "./graph-index.ts";
import { traceConstant, type TracedConstant } from "./trace-constant.ts";

/** Operators that hand logits on, the vocabulary the last dimension before and after. */
const PASSING_ON = new Set(["Identity", "Cast", "Reshape", "Unsqueeze", "Squeeze", "LogSoftmax"]);

/**
 * The matrices and biases that logits are computed from, walking back from them: `x · W + b`, in one operator or several, in
 * floats or in whole numbers as onnxruntime's dynamic quantisation has it. Returns what is not understood instead.
 */
export function findOutputUses(index: GraphIndex, logits: string): readonly VocabularyUse[] | string {
  const uses: VocabularyUse[] = [];
  let name = logits;
  let scale: TensorProto | undefined;
  const add = (kind: "matrix" | "bias", constant: TracedConstant, axis: 0 | 1) => {
    const vocabularyAxis = constant.isTransposed ? ((1 - axis) as 0 | 1) : axis;
    uses.push({ kind, constant, vocabularyAxis });
  };
  const addBias = (input: string | undefined) => {
    if (input === undefined || input === "") return true;
    const constant = traceConstant(index, input);
    if (constant !== undefined) add("bias", constant, 0);
    return constant !== undefined;
  };
  for (;;) {
    const node = index.producer(name);
    if (node === undefined) return notUnderstood(undefined);
    const [first = "", second = ""] = node.input;
    if (PASSING_ON.has(node.opType)) {
      name = first;
    } else if (node.opType === "Add") {
      const [value, bias] = traceConstant(index, second) === undefined ? [second, first] : [first, second];
      if (!addBias(bias)) return notUnderstood(node);
      name = value;
    } else if (node.opType === "Mul" && scale === undefined) {
      const found = scaleOf(index, first, second) ?? scaleOf(index, second, first);
      if (found === undefined) return notUnderstood(node);
      ({ name, scale } = found);
    } else {
      const product = productOf(index, node, scale);
      if (product === undefined || !addBias(product.bias)) return notUnderstood(node);
      add("matrix", product.constant, product.axis);
      return uses;
    }
  }
}

/** A product of whole numbers is multiplied by (activations' scale · constant scale). */
function scaleOf(index: GraphIndex, value: string, factor: string): { name: string; scale: TensorProto } | undefined {
  const node = index.producer(factor);
  if (node?.opType !== "Mul") return undefined;
  const scales = node.input.map((input) => index.constant(input));
  const [scale] = scales.filter((tensor) => tensor !== undefined);
  const dynamic = node.input.find((_, position) => scales[position] === undefined);
  const isDynamic = index.producer(dynamic ?? "")?.opType === "DynamicQuantizeLinear";
  return scale !== undefined && isDynamic ? { name: value, scale } : undefined;
}

interface Product {
  readonly constant: TracedConstant;
  /** Of the matrix as the node reads it. */
  readonly axis: 0 | 1;
  readonly bias?: string | undefined;
}

function productOf(index: GraphIndex, node: NodeProto, scale: TensorProto | undefined): Product | undefined {
  const { opType, input } = node;
  const constant = traceConstant(index, input[1] ?? "");
  if (constant === undefined) return undefined;
  if (opType === "MatMulInteger") return scale && quantised(index, constant, scale, input[3]);
  if (scale !== undefined) return undefined;
  if (opType === "DynamicQuantizeMatMul") {
    const own = index.constant(input[2] ?? "");
    const product = own && quantised(index, constant, own, input[3]);
    return product && { ...product, bias: input[4] };
  }
  if (opType === "MatMulIntegerToFloat") {
    const own = index.constant(input[3] ?? "");
    const product = own && quantised(index, constant, own, input[5]);
    return product && { ...product, bias: input[6] };
  }
  if (opType === "MatMul") return { constant, axis: 1 };
  const isTransposed = (integerOf(node, "transB") ?? 0) !== 0;
  if (opType === "FusedMatMul")
    return (floatOf(node, "alpha") ?? 1) > 0 ? { constant, axis: isTransposed ? 0 : 1 } : undefined;
  const isPlain = (floatOf(node, "alpha") ?? 1) > 0 && (floatOf(node, "beta") ?? 1) > 0;
  if (opType === "Gemm" && isPlain) return { constant, axis: isTransposed ? 0 : 1, bias: input[2] };
  return undefined;
}

/** The second factor of a product of whole numbers, `[width, vocabulary]`, with one scale and zero point or one a column. */
function quantised(
  index: GraphIndex,
  constant: TracedConstant,
  scale: TensorProto,
  zeroPointName = "",
): Product | undefined {
  const zeroPoint = index.constant(zeroPointName);
  if (constant.quantisation !== undefined || (zeroPointName !== "" && zeroPoint === undefined)) return undefined;
  const axis = constant.isTransposed ? 0 : 1;
  return { constant: { ...constant, quantisation: { scale, ...(zeroPoint && { zeroPoint }), axis } }, axis: 1 };
}

function notUnderstood(node: NodeProto | undefined): string {
  return `logits of a product with a stored matrix and a stored bias, found ${node === undefined ? "an input" : `an operator ${node.opType.slice(0, 60)}`} instead`;
}
