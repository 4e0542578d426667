import type { StoredNumbers } from "./dtypes.ts";
import type { VocabularyBias, VocabularyMatrix } from "./vocabulary-tensors.ts";

type CopyOf = (path: string) => string;

/** The same matrix in the copies of its files. */
export function matrixInCopy(matrix: VocabularyMatrix, copyOf: CopyOf): VocabularyMatrix {
  const { numbers, quantisation } = matrix;
  if (quantisation === undefined) return { ...matrix, numbers: moved(numbers, copyOf) };
  const { scale, zeroPoint } = quantisation;
  const stored = zeroPoint?.stored;
  return {
    ...matrix,
    numbers: moved(numbers, copyOf),
    quantisation: {
      scale: moved(scale, copyOf),
      ...(zeroPoint && { zeroPoint: { ...zeroPoint, ...(stored && { stored: moved(stored, copyOf) }) } }),
    },
  };
}

/** The same bias in the copy of its file. */
export function biasInCopy(bias: VocabularyBias, copyOf: CopyOf): VocabularyBias {
  return { ...bias, numbers: moved(bias.numbers, copyOf) };
}

function moved(numbers: StoredNumbers, copyOf: CopyOf): StoredNumbers {
  return { ...numbers, path: copyOf(numbers.path) };
}
