import type { StoredNumbers } from "./dtypes.ts";
import { NUMBER_BYTES } from "./dtypes.ts";

/** What a weight file is to have in place of the numbers of removed entries: a row, a column or one number for each. */
export interface Overwrite {
  /** The file as it is. */
  readonly path: string;
  /** Of the tensor's first byte. */
  readonly byteOffset: number;
  /** Entries follow each other; of a tensor `[width, vocabulary]` they do so `lines` times. */
  readonly entries: number;
  /** Bytes of an entry in one line. */
  readonly entryBytes: number;
  readonly lines: number;
  /** Ascending. */
  readonly tokenIds: readonly number[];
  /** The same for all of them, `[lines, entryBytes]`. */
  readonly bytes: Uint8Array;
}

/**
 * Overwrites entries of a tensor that has a number, a row (`lines` 1) or a column for each.
 * Throws a RangeError unless the numbers are there.
 */
export function overwriteEntries(
  { path, byteOffset, count, type }: StoredNumbers,
  tokenIds: Iterable<number>,
  bytes: Uint8Array,
  lines = 1,
): Overwrite {
  const ascending = [...tokenIds].sort((a, b) => a - b);
  const entryBytes = bytes.length / lines;
  const entries = (count * NUMBER_BYTES[type]) / (entryBytes * lines);
  const [least, most] = [ascending[0] ?? 0, ascending.at(-1) ?? 0];
  if (!Number.isInteger(entries) || least < 0 || most >= entries) throw new RangeError(`entry ${most} of ${entries}`);
  return { path, byteOffset, entries, entryBytes, lines, tokenIds: ascending, bytes };
}

/** Bytes that are overwritten in a block, from `at` on. */
export interface OverwrittenPart {
  readonly at: number;
  readonly bytes: Uint8Array;
}

/**
 * What a block of the file holds of these entries, in order, cut where one reaches beyond the block.
 *
 * @param start where the block lies in the file, in bytes; `end` is behind it
 */
export function* overwrittenParts(
  { byteOffset, entries, entryBytes, lines, tokenIds, bytes }: Overwrite,
  start: number,
  end: number,
): Generator<OverwrittenPart, void, undefined> {
  const lineBytes = entries * entryBytes;
  const length = end - start;
  const firstLine = Math.max(0, Math.floor((start - byteOffset) / lineBytes));
  for (let line = firstLine; line < lines && byteOffset + line * lineBytes < end; line++) {
    const value = bytes.subarray(line * entryBytes, (line + 1) * entryBytes);
    for (const tokenId of tokenIds) {
      const at = byteOffset + line * lineBytes + tokenId * entryBytes - start;
      if (at >= length) break;
      if (at + entryBytes <= 0) continue;
      yield { at: Math.max(0, at), bytes: value.subarray(Math.max(0, -at), Math.min(entryBytes, length - at)) };
    }
  }
}
