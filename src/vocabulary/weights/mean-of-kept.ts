import { fileError, type UnnameError } from "../../base/errors.ts";
import { printableName } from "../../formats/json/printable-name.ts";
import { forEachRows, readNumbers } from "./read-numbers.ts";
import { type StoredNumbers, viewNumbers } from "./dtypes.ts";
import type { VocabularyMatrix } from "./vocabulary-tensors.ts";

/** Added to a stored number, then multiplied. */
type Weights = readonly [zeroPoints: ArrayLike<number>, scales: ArrayLike<number>];

/**
 * The mean of all rows (or columns) but the removed ones, `[width]`, in 64-bit floats: of the numbers, where each entry has a
 * scale of its own, else of the numbers as stored. Rows that no token has (a padded vocabulary) count as kept.
 * Throws `input-format` if a kept one holds what is no finite number, and as reading does.
 */
export async function meanOfKept(
  matrix: VocabularyMatrix,
  vocabularySize: number,
  removed: ReadonlySet<number>,
): Promise<Float64Array> {
  const { numbers, vocabularyAxis, width, quantisation } = matrix;
  const sums = new Float64Array(width);
  const scales = quantisation && (await readNumbers(quantisation.scale));
  const zeroPoints = quantisation?.zeroPoint?.values ?? new Float32Array(vocabularySize);
  const weights: Weights | undefined = scales && [zeroPoints, scales];
  const rowLength = vocabularyAxis === 0 ? width : vocabularySize;
  let values = new Float32Array();
  await forEachRows(numbers, rowLength, ({ firstRow, rowCount, bytes }) => {
    const count = rowCount * rowLength;
    if (values.length < count) values = new Float32Array(count);
    const block = viewNumbers(bytes, numbers.type, values.subarray(0, count));
    if (vocabularyAxis === 0) addRows(sums, block, firstRow, removed, weights);
    else addColumns(sums, block, firstRow, vocabularySize, removed, weights);
  });
  const mean = sums.map((sum) => sum / (vocabularySize - removed.size));
  const broken = mean.findIndex((value) => !Number.isFinite(value));
  if (broken !== -1) throw noNumber(numbers, broken);
  return mean;
}

/** Four rows at a time, so that each sum is read and written once for the four of them; the order of the additions is that of the rows. */
function addRows(
  sums: Float64Array,
  block: Float32Array,
  firstRow: number,
  removed: ReadonlySet<number>,
  weights: Weights | undefined,
): void {
  const width = sums.length;
  const starts: number[] = [];
  for (let start = 0, tokenId = firstRow; start < block.length; start += width, tokenId++)
    if (!removed.has(tokenId)) starts.push(start);
  let row = 0;
  if (weights === undefined) {
    for (; row + 3 < starts.length; row += 4) {
      const [a, b, c, d] = starts.slice(row, row + 4) as [number, number, number, number];
      for (let column = 0; column < width; column++) {
        const two = (sums[column] as number) + (block[a + column] as number) + (block[b + column] as number);
        sums[column] = two + (block[c + column] as number) + (block[d + column] as number);
      }
    }
  }
  for (const start of starts.slice(row)) {
    const tokenId = firstRow + start / width;
    const zeroPoint = weights?.[0][tokenId] ?? 0;
    const scale = weights?.[1][tokenId] ?? 1;
    for (let column = 0; column < width; column++)
      sums[column] = (sums[column] as number) + ((block[start + column] as number) - zeroPoint) * scale;
  }
}

function addColumns(
  sums: Float64Array,
  block: Float32Array,
  firstRow: number,
  vocabularySize: number,
  removed: ReadonlySet<number>,
  weights: Weights | undefined,
): void {
  for (let start = 0, row = firstRow; start < block.length; start += vocabularySize, row++) {
    let sum = 0;
    for (let tokenId = 0; tokenId < vocabularySize; tokenId++) {
      if (removed.has(tokenId)) continue;
      const stored = block[start + tokenId] as number;
      sum += (stored - (weights?.[0][tokenId] ?? 0)) * (weights?.[1][tokenId] ?? 1);
    }
    sums[row] = sum;
  }
}

function noNumber({ path, name }: StoredNumbers, column: number): UnnameError {
  const tensor = printableName(name);
  return fileError(
    "input-format",
    path,
    `tensor ${tensor}: expected finite numbers in the rows of kept entries, found others in column ${column}. The training has diverged, or the file is damaged: copy or train it again.`,
    { tensor, column },
  );
}
