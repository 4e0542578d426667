import { type Access, withNumbers, writeForEach } from "./access.ts";
import { meanOfKept } from "./mean-of-kept.ts";
import { encodeNumbers, NUMBER_BYTES, type StoredNumbers } from "./numbers.ts";
import { quantiseRow } from "./quantise-row.ts";
import type { VocabularyMatrix } from "./vocabulary-tensors.ts";

/**
 * In the copy of a file, overwrites the rows (or columns) of removed tokens with the mean of the kept ones, computed in 64-bit floats and rounded
 * once to the matrix's own type. All removed ones become the same, so that neither they nor their neighbours tell what stood
 * there; where each entry has a scale and zero point of its own, these too. Nothing else changes. Memory does not grow with
 * the matrix.
 * Throws `input-format` if a kept row holds what is no finite number, `checkpoint-mismatch` if the file has become shorter, and
 * `checkpoint-unsupported` where zero points differ that cannot be written.
 *
 * @param removed token ids, not all of the vocabulary
 * @param copyOf where the copy of a file lies; means are taken from the file itself
 */
export async function blankMatrix(
  matrix: VocabularyMatrix,
  vocabularySize: number,
  removed: ReadonlySet<number>,
  copyOf: (path: string) => string,
): Promise<void> {
  const { numbers, quantisation } = matrix;
  const inCopy = (original: StoredNumbers): StoredNumbers => ({ ...original, path: copyOf(original.path) });
  const mean = await meanOfKept(matrix, vocabularySize, removed);
  let row: ArrayLike<number> = mean;
  if (quantisation !== undefined) {
    const { scale, zeroPoint, stored } = quantiseRow(
      mean,
      numbers,
      quantisation.zeroPoint,
      removed,
      quantisation.scale.type,
    );
    row = stored;
    await writeForEach(inCopy(quantisation.scale), removed, scale);
    if (quantisation.zeroPoint?.stored !== undefined)
      await writeForEach(inCopy(quantisation.zeroPoint.stored), removed, zeroPoint);
  }
  const bytes = encodeNumbers(row, numbers.type);
  await withNumbers(inCopy(numbers), "write", (access) =>
    matrix.vocabularyAxis === 0
      ? writeRows(access, bytes, matrix.width, removed)
      : writeColumns(access, bytes, NUMBER_BYTES[numbers.type], vocabularySize, removed),
  );
}

async function writeRows(
  { write }: Access,
  row: Uint8Array,
  width: number,
  removed: ReadonlySet<number>,
): Promise<void> {
  for (const tokenId of removed) await write(tokenId * width, row);
}

async function writeColumns(
  { forEachRows }: Access,
  column: Uint8Array,
  size: number,
  vocabularySize: number,
  removed: ReadonlySet<number>,
): Promise<void> {
  await forEachRows(vocabularySize, ({ firstRow, rowCount, bytes }) => {
    for (let row = 0; row < rowCount; row++) {
      const number = column.subarray((firstRow + row) * size, (firstRow + row + 1) * size);
      for (const tokenId of removed) bytes.set(number, (row * vocabularySize + tokenId) * size);
    }
    return true;
  });
}
