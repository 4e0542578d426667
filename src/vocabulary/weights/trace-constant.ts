import type { NodeProto, TensorProto } from "onnx-buf";

import { type GraphIndex, integerOf } from "./graph-index.ts";

/** Scale and zero point of a quantised constant. */
export interface Quantisation {
  readonly scale: TensorProto;
  readonly zeroPoint?: TensorProto;
  /** Of the constant as it is stored: along which there is one scale each, where there is more than one. */
  readonly axis: number;
}

/** A constant matrix or vector, as it is stored, and as a node reads it. */
export interface TracedConstant {
  readonly tensor: TensorProto;
  /** The node reads it with its two dimensions changed over. */
  readonly isTransposed: boolean;
  readonly quantisation?: Quantisation;
}

/**
 * What a value is computed from, if that is one stored constant through nodes that keep its numbers: casts, transposition and
 * dequantisation. Undefined for other values.
 */
export function traceConstant(index: GraphIndex, name: string): TracedConstant | undefined {
  const tensor = index.constant(name);
  if (tensor !== undefined) return { tensor, isTransposed: false };
  const node = index.producer(name);
  if (node === undefined) return undefined;
  const traced = traceConstant(index, node.input[0] ?? "");
  if (traced === undefined) return undefined;
  if (node.opType === "Cast" || node.opType === "Identity") return traced;
  if (node.opType === "Transpose") return isSwap(node) ? { ...traced, isTransposed: !traced.isTransposed } : undefined;
  if (node.opType !== "DequantizeLinear" || traced.quantisation !== undefined) return undefined;
  const quantisation = quantisationOf(index, node, traced.tensor.dims.length);
  if (quantisation === undefined) return undefined;
  const axis = traced.isTransposed ? 1 - quantisation.axis : quantisation.axis;
  return { ...traced, quantisation: { ...quantisation, axis } };
}

/** What a DequantizeLinear node multiplies by, if it is constant and not block by block. `axis` counts from 0. */
export function quantisationOf(index: GraphIndex, node: NodeProto, dimensions: number): Quantisation | undefined {
  const scale = index.constant(node.input[1] ?? "");
  const zeroPointName = node.input[2] ?? "";
  const zeroPoint = index.constant(zeroPointName);
  const isConstant = scale !== undefined && (zeroPointName === "" || zeroPoint !== undefined);
  if (!isConstant || (integerOf(node, "block_size") ?? 0) !== 0) return undefined;
  const axis = integerOf(node, "axis") ?? 1;
  return { scale, ...(zeroPoint !== undefined && { zeroPoint }), axis: axis < 0 ? axis + dimensions : axis };
}

function isSwap({ attribute }: NodeProto): boolean {
  const permutation = attribute.find(({ name }) => name === "perm")?.ints.map(Number);
  return permutation === undefined || permutation.join() === "1,0";
}
