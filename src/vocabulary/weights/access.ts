import { type FileHandle, open } from "node:fs/promises";

import { UnnameError } from "../../base/errors.ts";
import { printableName } from "../../formats/printable-name.ts";
import { decodeNumbers, encodeNumbers, NUMBER_BYTES, type StoredNumbers } from "./dtypes.ts";

/** Bytes read at once. */
const BLOCK_BYTES = 1024 * 1024;

/** Rows of a matrix that follow each other, as stored. */
export interface StoredRows {
  readonly firstRow: number;
  readonly rowCount: number;
  /** Used again for the next rows. */
  readonly bytes: Uint8Array;
}

/** A tensor's bytes, read and written where they lie. */
export interface Access {
  /**
   * Goes through the rows of `[rows, width]` in blocks of about 1 MB; where `use` returns true, what it changed is written back.
   * Throws `checkpoint-mismatch` if the file ends before.
   */
  forEachRows(width: number, use: (rows: StoredRows) => boolean): Promise<void>;
  /** Writes bytes at the number of that index. */
  write(index: number, bytes: Uint8Array): Promise<void>;
}

/** Opens stored numbers, and closes them. Syncing is left to `blankWeightFiles`, once a file. */
export async function withNumbers<T>(
  numbers: StoredNumbers,
  mode: "read" | "write",
  use: (access: Access) => Promise<T>,
): Promise<T> {
  const handle = await open(numbers.path, mode === "read" ? "r" : "r+");
  try {
    return await use(createAccess(handle, numbers));
  } finally {
    await handle.close();
  }
}

/** All of some stored numbers, as 32-bit floats. Throws as {@link Access}. */
export async function readNumbers(numbers: StoredNumbers): Promise<Float32Array> {
  const values = new Float32Array(numbers.count);
  await withNumbers(numbers, "read", ({ forEachRows }) =>
    forEachRows(1, ({ firstRow, rowCount, bytes }) => {
      decodeNumbers(bytes, numbers.type, values.subarray(firstRow, firstRow + rowCount));
      return false;
    }),
  );
  return values;
}

/** Writes the same number, rounded to the type, for each of the vocabulary entries. */
export async function writeForEach(
  numbers: StoredNumbers,
  tokenIds: ReadonlySet<number>,
  value: number,
): Promise<void> {
  const bytes = encodeNumbers([value], numbers.type);
  await withNumbers(numbers, "write", async ({ write }) => {
    for (const tokenId of tokenIds) await write(tokenId, bytes);
  });
}

function createAccess(handle: FileHandle, { name, path, type, byteOffset, count }: StoredNumbers): Access {
  const size = NUMBER_BYTES[type];
  return {
    forEachRows: async (width, use) => {
      const rows = count / width;
      const rowsPerBlock = Math.min(rows, Math.max(1, Math.floor(BLOCK_BYTES / (width * size))));
      const block = new Uint8Array(rowsPerBlock * width * size);
      for (let firstRow = 0; firstRow < rows; firstRow += rowsPerBlock) {
        const rowCount = Math.min(rowsPerBlock, rows - firstRow);
        const bytes = block.subarray(0, rowCount * width * size);
        const position = byteOffset + firstRow * width * size;
        const { bytesRead } = await handle.read(bytes, 0, bytes.length, position);
        if (bytesRead < bytes.length) throw shorter(path, name, position + bytesRead);
        if (use({ firstRow, rowCount, bytes })) await handle.write(bytes, 0, bytes.length, position);
      }
    },
    write: async (index, bytes) => {
      if (index < 0 || index * size + bytes.length > count * size) throw new RangeError(`number ${index} of ${count}`);
      await handle.write(bytes, 0, bytes.length, byteOffset + index * size);
    },
  };
}

function shorter(path: string, name: string, byteOffset: number): UnnameError {
  return new UnnameError(
    "checkpoint-mismatch",
    `${path}: expected more of tensor ${printableName(name)} at byte ${byteOffset}, found the end of the file: it has changed since it was opened. Start again when nothing writes to it.`,
    { details: { path, byteOffset } },
  );
}
