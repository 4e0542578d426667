import { type ModelProto, TensorProto_DataType as DataType } from "onnx-buf";

/** Types that numbers of weights are quantised to. */
const FEW_BITS: ReadonlySet<number> = new Set([
  DataType.INT8, DataType.UINT8, DataType.INT4, DataType.UINT4, DataType.FLOAT4E2M1,
  DataType.FLOAT8E4M3FN, DataType.FLOAT8E4M3FNUZ, DataType.FLOAT8E5M2, DataType.FLOAT8E5M2FNUZ,
]); // prettier-ignore
/** Weights have more elements than this; scales, zero points and shapes have fewer. */
export const LEAST_WEIGHT = 1024n;

/** Whether a graph holds weights in fewer bits than 16, whatever its file is called. */
export function isQuantised({ graph }: ModelProto): boolean {
  return (
    graph?.initializer.some((tensor) => FEW_BITS.has(tensor.dataType) && elementsOf(tensor) > LEAST_WEIGHT) ?? false
  );
}

/** Elements of a tensor by its shape. */
export function elementsOf({ dims }: { readonly dims: readonly bigint[] }): bigint {
  return dims.reduce((product, dimension) => product * dimension, 1n);
}
