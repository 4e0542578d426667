import { TensorProto_DataType as DataType } from "onnx-buf";

/** Bits of one element as raw bytes hold it, by ONNX data type. Strings and undefined types have none. */
export const ELEMENT_BITS: ReadonlyMap<number, number> = new Map([
  [DataType.FLOAT, 32], [DataType.FLOAT16, 16], [DataType.BFLOAT16, 16], [DataType.DOUBLE, 64],
  [DataType.INT8, 8], [DataType.UINT8, 8], [DataType.INT16, 16], [DataType.UINT16, 16], [DataType.INT32, 32],
  [DataType.UINT32, 32], [DataType.INT64, 64], [DataType.UINT64, 64], [DataType.BOOL, 8],
  [DataType.COMPLEX64, 64], [DataType.COMPLEX128, 128], [DataType.FLOAT8E4M3FN, 8], [DataType.FLOAT8E4M3FNUZ, 8],
  [DataType.FLOAT8E5M2, 8], [DataType.FLOAT8E5M2FNUZ, 8], [DataType.INT4, 4], [DataType.UINT4, 4], [DataType.FLOAT4E2M1, 4],
]); // prettier-ignore
