import { encodeNumbers } from "./dtypes.ts";
import { meanOfKept } from "./mean-of-kept.ts";
import { type Overwrite, overwriteEntries } from "./overwrite.ts";
import { quantiseRow } from "./quantise-row.ts";
import type { VocabularyMatrix } from "./vocabulary-tensors.ts";

/**
 * The rows (or columns) of all removed tokens become the mean of the kept ones, so that all of them are the same and neither they
 * nor their neighbours tell what stood there; where each entry has a scale and zero point of its own, these too. The mean is
 * computed in 64-bit floats and rounded once to the matrix's own type. Memory does not grow with the matrix.
 * Throws `input-format` if a kept row holds what is no finite number, `checkpoint-mismatch` if the file has become shorter, and
 * `checkpoint-unsupported` where zero points differ that cannot be written.
 *
 * @param removed token ids, not all of the vocabulary
 */
export async function blankMatrix(
  matrix: VocabularyMatrix,
  vocabularySize: number,
  removed: ReadonlySet<number>,
): Promise<Overwrite[]> {
  const { numbers, vocabularyAxis, width, quantisation } = matrix;
  const mean = await meanOfKept(matrix, vocabularySize, removed);
  const lines = vocabularyAxis === 0 ? 1 : width;
  const toMean = (values: ArrayLike<number>) =>
    overwriteEntries(numbers, removed, encodeNumbers(values, numbers.type), lines);
  if (quantisation === undefined) return [toMean(mean)];
  const { scale, zeroPoint } = quantisation;
  const row = quantiseRow(mean, numbers, zeroPoint, removed, scale.type);
  const one = (stored: typeof scale, value: number) =>
    overwriteEntries(stored, removed, encodeNumbers([value], stored.type));
  const zeroPoints = zeroPoint?.stored === undefined ? [] : [one(zeroPoint.stored, row.zeroPoint)];
  return [toMean(row.stored), one(scale, row.scale), ...zeroPoints];
}
