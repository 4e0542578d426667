/** Where one tensor of a file of `torch.save` lies, and how. */
export interface TorchTensor {
  /** As safetensors names it: `F16`, `F32`, `BF16`, `F64`, `I64`, … */
  readonly dtype: string;
  readonly shape: readonly number[];
  /** From one element to the next, in elements, one a dimension. */
  readonly strides: readonly number[];
  /** Of the tensor's first element, from the start of the file. */
  readonly byteOffset: number;
  /** Of its elements, one after another; they take more of the file where they do not follow each other. */
  readonly byteLength: number;
  /** Whether its elements follow each other in the order of the shape. */
  readonly isContiguous: boolean;
  readonly isBigEndian: boolean;
}

/** A state dictionary in a file of `torch.save`: everything but the numbers. */
export interface TorchFile {
  /** By name, in the order of the dictionary. Tensors that share memory lie at the same place. */
  readonly tensors: ReadonlyMap<string, TorchTensor>;
  /** Where numbers lie, [start, end), in no order. */
  readonly storages: readonly { readonly start: number; readonly end: number }[];
}

/** Where the numbers of a storage lie. */
export interface StoragePlace {
  readonly byteOffset: number;
  readonly isBigEndian: boolean;
}
