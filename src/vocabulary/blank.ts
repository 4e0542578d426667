import { decodeFloat16, encodeFloat16 } from "../formats/float16.ts";

/** A tensor with one row, column or number per vocabulary entry. Writing to `bytes` changes it. */
export interface VocabularyTensor {
  readonly name: string;
  readonly dtype: string;
  readonly shape: readonly number[];
  /** Little-endian, row-major. */
  readonly bytes: Uint8Array;
}

/**
 * The prediction bias of a removed token, in logits: far below any real one (softmax of a gap of 1,000 is 0 in every
 * float type), exact in float16, and finite, so that the model can be trained further.
 */
export const REMOVED_BIAS = -10_000;

interface FloatCodec {
  readonly bytes: number;
  read(view: DataView, byteOffset: number): number;
  write(view: DataView, byteOffset: number, value: number): void;
}

const FLOAT32: FloatCodec = {
  bytes: 4,
  read: (view, byteOffset) => view.getFloat32(byteOffset, true),
  write: (view, byteOffset, value) => view.setFloat32(byteOffset, value, true),
};
const FLOAT16: FloatCodec = {
  bytes: 2,
  read: (view, byteOffset) => decodeFloat16(view.getUint16(byteOffset, true)),
  write: (view, byteOffset, value) => view.setUint16(byteOffset, encodeFloat16(value), true),
};
const rounding = new DataView(new ArrayBuffer(4));
const BFLOAT16: FloatCodec = {
  bytes: 2,
  read: (view, byteOffset) => {
    rounding.setUint32(0, view.getUint16(byteOffset, true) << 16);
    return rounding.getFloat32(0);
  },
  write: (view, byteOffset, value) => {
    rounding.setFloat32(0, value);
    const bits = rounding.getUint32(0);
    // Round to nearest, ties to even, as PyTorch does.
    view.setUint16(byteOffset, (bits + 0x7fff + ((bits >>> 16) & 1)) >>> 16, true);
  },
};

/** By the names of safetensors and of ONNX. */
const CODECS: Readonly<Record<string, FloatCodec>> = {
  F32: FLOAT32,
  FLOAT: FLOAT32,
  F16: FLOAT16,
  FLOAT16,
  BF16: BFLOAT16,
  BFLOAT16,
};

/** Whether {@link blankVocabularyTensor} can write this data type. */
export function isFloatType(dtype: string): boolean {
  return Object.hasOwn(CODECS, dtype);
}

/**
 * Overwrites what a tensor holds for removed tokens: rows (or columns, where the vocabulary is the second dimension) with the
 * mean of the kept ones, biases with {@link REMOVED_BIAS}. All removed rows become the same, so that neither they nor their
 * neighbours tell what stood there.
 *
 * @param tensor shape `[vocabulary, hidden]`, `[hidden, vocabulary]` or `[vocabulary]`
 * @param removed token ids
 */
export function blankVocabularyTensor(
  tensor: VocabularyTensor,
  vocabularySize: number,
  removed: ReadonlySet<number>,
): void {
  const codec = CODECS[tensor.dtype] as FloatCodec;
  const view = new DataView(tensor.bytes.buffer, tensor.bytes.byteOffset, tensor.bytes.byteLength);
  if (tensor.shape.length === 1) {
    for (const tokenId of removed) codec.write(view, tokenId * codec.bytes, REMOVED_BIAS);
    return;
  }
  const vocabularyFirst = tensor.shape[0] === vocabularySize;
  const width = (vocabularyFirst ? tensor.shape[1] : tensor.shape[0]) as number;
  const offsetOf = (tokenId: number, column: number) =>
    codec.bytes * (vocabularyFirst ? tokenId * width + column : column * vocabularySize + tokenId);
  const mean = meanOfKept(vocabularySize, width, removed, (tokenId, column) =>
    codec.read(view, offsetOf(tokenId, column)),
  );
  for (const tokenId of removed) {
    for (let column = 0; column < width; column++) codec.write(view, offsetOf(tokenId, column), mean[column] as number);
  }
}

function meanOfKept(
  vocabularySize: number,
  width: number,
  removed: ReadonlySet<number>,
  read: (tokenId: number, column: number) => number,
): Float64Array {
  const mean = new Float64Array(width);
  for (let tokenId = 0; tokenId < vocabularySize; tokenId++) {
    if (removed.has(tokenId)) continue;
    for (let column = 0; column < width; column++) mean[column] = (mean[column] as number) + read(tokenId, column);
  }
  return mean.map((sum) => sum / (vocabularySize - removed.size));
}
