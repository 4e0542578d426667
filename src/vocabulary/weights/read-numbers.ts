import { open } from "node:fs/promises";

import { fileError, type UnnameError } from "../../base/errors.ts";
import { printableName } from "../../formats/json/printable-name.ts";
import { decodeNumbers, NUMBER_BYTES, type StoredNumbers } from "./dtypes.ts";

/** Bytes read at once. */
const BLOCK_BYTES = 1024 * 1024;

/** Rows of a matrix that follow each other, as stored. */
export interface StoredRows {
  readonly firstRow: number;
  readonly rowCount: number;
  /** Used again for the next rows. */
  readonly bytes: Uint8Array;
}

/**
 * Goes through the rows of `[rows, width]` in blocks of about 1 MB.
 * Throws `checkpoint-mismatch` if the file ends before.
 */
export async function forEachRows(
  { name, path, type, byteOffset, count }: StoredNumbers,
  width: number,
  use: (rows: StoredRows) => void,
): Promise<void> {
  const size = NUMBER_BYTES[type];
  const rows = count / width;
  const rowsPerBlock = Math.max(1, Math.min(rows, Math.floor(BLOCK_BYTES / (width * size))));
  const blocks = [0, 1].map(() => new Uint8Array(rowsPerBlock * width * size));
  const handle = await open(path, "r");
  const read = async (firstRow: number): Promise<StoredRows> => {
    const rowCount = Math.max(0, Math.min(rowsPerBlock, rows - firstRow));
    const bytes = (blocks[(firstRow / rowsPerBlock) % 2] as Uint8Array).subarray(0, rowCount * width * size);
    const position = byteOffset + firstRow * width * size;
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, position);
    if (bytesRead < bytes.length) throw shorter(path, name, position + bytesRead);
    return { firstRow, rowCount, bytes };
  };
  // Each block is read while the one before is used.
  let reading = read(0);
  try {
    for (let firstRow = 0; firstRow < rows; firstRow += rowsPerBlock) {
      const stored = await reading;
      reading = read(firstRow + rowsPerBlock);
      // The next round throws it, unless the caller throws first.
      reading.catch(() => undefined);
      use(stored);
    }
  } finally {
    await reading.catch(() => undefined);
    await handle.close();
  }
}

/** All of some stored numbers, as 32-bit floats. Throws as {@link forEachRows}. */
export async function readNumbers(numbers: StoredNumbers): Promise<Float32Array> {
  const values = new Float32Array(numbers.count);
  await forEachRows(numbers, 1, ({ firstRow, rowCount, bytes }) =>
    decodeNumbers(bytes, numbers.type, values.subarray(firstRow, firstRow + rowCount)),
  );
  return values;
}

function shorter(path: string, name: string, byteOffset: number): UnnameError {
  return fileError(
    "checkpoint-mismatch",
    path,
    `expected more of tensor ${printableName(name)} at byte ${byteOffset}, found the end of the file: it has changed since it was opened. Start again when nothing writes to it.`,
    { byteOffset },
  );
}
