/** How the numbers of a storage are stored. */
export interface StorageType {
  /** As safetensors names it. */
  readonly dtype: string;
  /** Of one number. */
  readonly bytes: number;
}

/** By the class of PyTorch that a pickle names. Complex and quantised numbers are in none of the models that are read here. */
export const STORAGE_TYPES: ReadonlyMap<string, StorageType> = new Map([
  ["torch.FloatStorage", { dtype: "F32", bytes: 4 }],
  ["torch.HalfStorage", { dtype: "F16", bytes: 2 }],
  ["torch.BFloat16Storage", { dtype: "BF16", bytes: 2 }],
  ["torch.DoubleStorage", { dtype: "F64", bytes: 8 }],
  ["torch.LongStorage", { dtype: "I64", bytes: 8 }],
  ["torch.IntStorage", { dtype: "I32", bytes: 4 }],
  ["torch.ShortStorage", { dtype: "I16", bytes: 2 }],
  ["torch.CharStorage", { dtype: "I8", bytes: 1 }],
  ["torch.ByteStorage", { dtype: "U8", bytes: 1 }],
  ["torch.BoolStorage", { dtype: "BOOL", bytes: 1 }],
]);
