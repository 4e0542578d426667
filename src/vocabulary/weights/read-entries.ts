import { viewNumbers } from "./dtypes.ts";
import { forEachRows, readNumbers } from "./read-numbers.ts";
import type { VocabularyMatrix } from "./vocabulary-tensors.ts";

/**
 * The rows (or columns) of some entries, `[width]` each, in 64-bit floats: of the numbers, where each entry has a scale of its own, else of
 * the numbers as stored. Throws as reading does.
 */
export async function readEntries(
  { numbers, vocabularyAxis, width, quantisation }: VocabularyMatrix,
  vocabularySize: number,
  wanted: ReadonlySet<number>,
): Promise<ReadonlyMap<number, Float64Array>> {
  const rows = new Map([...wanted].map((tokenId) => [tokenId, new Float64Array(width)]));
  const rowLength = vocabularyAxis === 0 ? width : vocabularySize;
  await forEachRows(numbers, rowLength, ({ firstRow, rowCount, bytes }) => {
    const block = viewNumbers(bytes, numbers.type, new Float32Array(rowCount * rowLength));
    for (const [tokenId, row] of rows) {
      if (vocabularyAxis === 0) {
        const start = (tokenId - firstRow) * width;
        if (start >= 0 && start < block.length) row.set(block.subarray(start, start + width));
      } else {
        for (let column = 0; column < rowCount; column++)
          row[firstRow + column] = block[column * rowLength + tokenId] as number;
      }
    }
  });
  if (quantisation === undefined) return rows;
  const scales = await readNumbers(quantisation.scale);
  for (const [tokenId, row] of rows) {
    const [zeroPoint, scale] = [quantisation.zeroPoint?.values[tokenId] ?? 0, scales[tokenId] ?? 1];
    rows.set(
      tokenId,
      row.map((value) => (value - zeroPoint) * scale),
    );
  }
  return rows;
}

/** The mean of rows of the same width. */
export function meanOfRows(rows: readonly ArrayLike<number>[]): Float64Array {
  const sums = new Float64Array(rows[0]?.length ?? 0);
  for (const row of rows)
    for (let column = 0; column < sums.length; column++)
      sums[column] = (sums[column] as number) + (row[column] as number);
  return sums.map((sum) => sum / rows.length);
}
