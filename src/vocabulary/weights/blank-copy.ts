import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

import { BLOCK_BYTES, readAhead } from "../../base/read-ahead.ts";
import { type ComparedFiles, differences } from "../rounds/compare-files.ts";
import { applyOverwrite, overlaps, type Overwrite } from "./overwrite.ts";
import { requireStamp } from "./stored-file.ts";

/** Bytes between two differences that are written again rather than left out. */
const LARGEST_GAP = 1 << 16;

/** A weight file, its copy, and what the copy is to have otherwise. */
export interface BlankedCopy {
  readonly source: string;
  /** A copy of `source`, to the byte. */
  readonly target: string;
  readonly overwrites: readonly Overwrite[];
  /** Of the source, before it was copied. */
  readonly stamp: string;
  /** SHA-256 of the source as it had that stamp, if it is known. */
  readonly sha256?: string | undefined;
  /** Told where the copy differs, in order, and what stands there in the source: a view that is valid until it returns. */
  readonly onDifference?: ((offset: number, bytes: Uint8Array) => void | Promise<void>) | undefined;
}

/**
 * Writes into a copy what is overwritten in it, and returns both sums: those of the source, as it is read, with the overwrites. It is
 * read once, and not at all where its sum is known and nothing is overwritten.
 * Throws `checkpoint-mismatch` if the source changes meanwhile or has since its stamp was taken.
 */
export async function blankCopy(copy: BlankedCopy): Promise<ComparedFiles> {
  const { source, target, overwrites, stamp, sha256: known, onDifference } = copy;
  const [input, output] = [await open(source, "r"), await open(target, "r+")];
  try {
    await requireStamp(input, stamp, source);
    if (known !== undefined && overwrites.length === 0)
      return { sha256Before: known, sha256After: known, isSame: true };
    const before = createHash("sha256");
    // As long as nothing is overwritten, one sum is both.
    let after = known === undefined ? undefined : createHash("sha256");
    let isSame = true;
    /** Used for every block that is overwritten. */
    let scratch: Buffer | undefined;
    for await (const { offset, bytes } of readAhead(input)) {
      const hit = overwrites.filter((overwrite) => overlaps(overwrite, offset, offset + bytes.length));
      const blanked = hit.length === 0 ? bytes : copyInto((scratch ??= Buffer.allocUnsafe(BLOCK_BYTES)), bytes);
      for (const overwrite of hit) applyOverwrite(overwrite, blanked, offset);
      const stretches = hit.length === 0 ? [] : [...differences(bytes, blanked)];
      if (stretches.length > 0) {
        isSame = false;
        after ??= before.copy();
        for (const [start, end] of stretches) await onDifference?.(offset + start, bytes.subarray(start, end));
        await writeStretches(output, blanked, offset, stretches);
      }
      if (known === undefined) before.update(bytes);
      after?.update(blanked);
    }
    await requireStamp(input, stamp, source);
    const sha256Before = known ?? before.digest("hex");
    return { sha256Before, sha256After: after?.digest("hex") ?? sha256Before, isSame };
  } finally {
    await input.close();
    await output.sync().finally(() => output.close());
  }
}

function copyInto(target: Buffer, bytes: Uint8Array): Buffer {
  target.set(bytes);
  return target.subarray(0, bytes.length);
}

async function writeStretches(
  output: FileHandle,
  bytes: Buffer,
  offset: number,
  stretches: readonly (readonly [start: number, end: number])[],
): Promise<void> {
  for (let index = 0; index < stretches.length;) {
    const [start, first] = stretches[index++] as readonly [number, number];
    let end = first;
    for (let next = stretches[index]; next !== undefined && next[0] - end <= LARGEST_GAP; next = stretches[++index])
      end = next[1];
    await output.write(bytes, start, end - start, offset + start);
  }
}
