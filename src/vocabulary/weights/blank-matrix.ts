import { encodeNumbers } from "./dtypes.ts";
import { meanOfKept } from "./mean-of-kept.ts";
import { type Overwrite, overwriteEntries } from "./overwrite.ts";
import { quantiseRow } from "./quantise-row.ts";
import { meanOfRows, readEntries } from "./read-entries.ts";
import type { VocabularyMatrix } from "./vocabulary-tensors.ts";

/** Freed entries that carry a joining piece: by id, the ids of the kept entries that are built through it. */
export type JoiningRows = ReadonlyMap<number, readonly number[]>;

/**
 * The rows (or columns) of all removed tokens become the mean of the kept ones, so that all of them are the same and neither they
 * nor their neighbours tell what stood there; where each entry has a scale and zero point of its own, these too. Those of `joining`
 * become the mean of the entries that they serve instead. Means are computed in 64-bit floats and rounded once to the matrix's own
 * type. Memory does not grow with the matrix.
 * Throws `input-format` if a kept row holds what is no finite number, `checkpoint-mismatch` if the file has become shorter, and
 * `checkpoint-unsupported` where zero points differ that cannot be written.
 *
 * @param removed token ids, not all of the vocabulary; those of `joining` are among them
 */
export async function blankMatrix(
  matrix: VocabularyMatrix,
  vocabularySize: number,
  removed: ReadonlySet<number>,
  joining: JoiningRows = new Map(),
): Promise<Overwrite[]> {
  const mean = await meanOfKept(matrix, vocabularySize, removed);
  const overwrites = overwriteRows(matrix, new Set([...removed].filter((tokenId) => !joining.has(tokenId))), mean);
  if (joining.size === 0) return overwrites;
  const rows = await readEntries(matrix, vocabularySize, new Set([...joining.values()].flat()));
  for (const [tokenId, served] of joining) {
    const row = meanOfRows(served.map((one) => rows.get(one) as Float64Array));
    overwrites.push(...overwriteRows(matrix, new Set([tokenId]), row));
  }
  return overwrites;
}

/** The same row for all of these tokens. */
function overwriteRows(
  { numbers, vocabularyAxis, width, quantisation }: VocabularyMatrix,
  tokenIds: ReadonlySet<number>,
  row: Float64Array,
): Overwrite[] {
  const lines = vocabularyAxis === 0 ? 1 : width;
  const toRow = (values: ArrayLike<number>) =>
    overwriteEntries(numbers, tokenIds, encodeNumbers(values, numbers.type), lines);
  if (quantisation === undefined) return [toRow(row)];
  const { scale, zeroPoint } = quantisation;
  const quantised = quantiseRow(row, numbers, zeroPoint, tokenIds, scale.type);
  const one = (stored: typeof scale, value: number) =>
    overwriteEntries(stored, tokenIds, encodeNumbers([value], stored.type));
  const zeroPoints = zeroPoint?.stored === undefined ? [] : [one(zeroPoint.stored, quantised.zeroPoint)];
  return [toRow(quantised.stored), one(scale, quantised.scale), ...zeroPoints];
}
