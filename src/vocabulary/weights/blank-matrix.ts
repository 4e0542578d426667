import { type Access, withNumbers, writeForEach } from "./access.ts";
import { meanOfKept } from "./mean-of-kept.ts";
import { encodeNumbers, NUMBER_BYTES } from "./dtypes.ts";
import { quantiseRow } from "./quantise-row.ts";
import type { EntryQuantisation, VocabularyMatrix } from "./vocabulary-tensors.ts";

/** What the rows (or columns) of all removed tokens become, as they are stored. */
export interface BlankRow {
  readonly bytes: Uint8Array;
  /** Where each entry has a scale and zero point of its own: theirs. */
  readonly scale: number;
  readonly zeroPoint: number;
}

/**
 * The mean of the kept rows, computed in 64-bit floats and rounded once to the matrix's own type. Memory does not grow with
 * the matrix.
 * Throws `input-format` if a kept row holds what is no finite number, `checkpoint-mismatch` if the file has become shorter, and
 * `checkpoint-unsupported` where zero points differ that cannot be written.
 *
 * @param removed token ids, not all of the vocabulary
 */
export async function blankRow(
  matrix: VocabularyMatrix,
  vocabularySize: number,
  removed: ReadonlySet<number>,
): Promise<BlankRow> {
  const { numbers, quantisation } = matrix;
  const mean = await meanOfKept(matrix, vocabularySize, removed);
  if (quantisation === undefined) return { bytes: encodeNumbers(mean, numbers.type), scale: 1, zeroPoint: 0 };
  const row = quantiseRow(mean, numbers, quantisation.zeroPoint, removed, quantisation.scale.type);
  return { bytes: encodeNumbers(row.stored, numbers.type), scale: row.scale, zeroPoint: row.zeroPoint };
}

/**
 * Writes that row for every removed token, so that all of them become the same and neither they nor their neighbours tell what
 * stood there; where each entry has a scale and zero point of its own, these too. Nothing else changes.
 */
export async function blankMatrix(
  { numbers, vocabularyAxis, width, quantisation }: VocabularyMatrix,
  row: BlankRow,
  vocabularySize: number,
  removed: ReadonlySet<number>,
): Promise<void> {
  if (quantisation !== undefined) await writeQuantisation(quantisation, row, removed);
  await withNumbers(numbers, "write", (access) =>
    vocabularyAxis === 0
      ? writeRows(access, row.bytes, width, removed)
      : writeColumns(access, row.bytes, NUMBER_BYTES[numbers.type], vocabularySize, removed),
  );
}

async function writeQuantisation(
  { scale, zeroPoint }: EntryQuantisation,
  row: BlankRow,
  removed: ReadonlySet<number>,
): Promise<void> {
  await writeForEach(scale, removed, row.scale);
  if (zeroPoint?.stored !== undefined) await writeForEach(zeroPoint.stored, removed, row.zeroPoint);
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
