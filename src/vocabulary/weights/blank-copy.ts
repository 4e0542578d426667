import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

import { readAhead } from "../../base/files/read-ahead.ts";
import { type ComparedFiles, differences } from "../rounds/compare-files.ts";
import { type Overwrite, type OverwrittenPart, overwrittenParts } from "./overwrite.ts";
import { type FileSum, requireStamp, requireSum } from "./stored-file.ts";

/** Bytes between two differences that are written again rather than left out. */
const LARGEST_GAP = 1 << 16;

/** From and to, in bytes of a block. */
type Stretch = readonly [start: number, end: number];

/** A weight file, its copy, and what the copy is to have otherwise. */
export interface BlankedCopy {
  readonly source: string;
  /** A copy of `source`, to the byte. */
  readonly target: string;
  readonly overwrites: readonly Overwrite[];
  /** Of the source, before it was copied. */
  readonly stamp: string;
  /** Of the source, where it is taken elsewhere: waited for last. */
  readonly sum?: Promise<FileSum | undefined> | undefined;
  /** Called with where the copy differs, in order, and what stands there in the source: a view that is valid until it returns. */
  readonly onDifference?: ((offset: number, bytes: Uint8Array) => void | Promise<void>) | undefined;
}

/**
 * Writes into a copy what is overwritten in it, and returns both sums: those of the source, as it is read, with the overwrites. It is
 * read once, and not at all where its sum is taken elsewhere and nothing is overwritten.
 * Throws `checkpoint-mismatch` if the source changes meanwhile or has since its stamp was taken.
 */
export async function blankCopy(copy: BlankedCopy): Promise<ComparedFiles> {
  const { source, target, overwrites, stamp, sum, onDifference } = copy;
  const [input, output] = [await open(source, "r"), await open(target, "r+")];
  try {
    await requireStamp(input, stamp, source);
    if (sum !== undefined && overwrites.length === 0) {
      const known = requireSum(await sum, stamp, source);
      return { sha256Before: known, sha256After: known, isSame: true };
    }
    const before = sum === undefined ? createHash("sha256") : undefined;
    // As long as nothing is overwritten, one sum is both.
    let after = before === undefined ? createHash("sha256") : undefined;
    let isSame = true;
    for await (const { offset, bytes } of readAhead(input)) {
      const parts = overwrites.flatMap((overwrite) => [...overwrittenParts(overwrite, offset, offset + bytes.length)]);
      if (parts.length > 0) after ??= before?.copy();
      before?.update(bytes);
      const stretches: Stretch[] = [];
      for (const [start, stood] of overwriteParts(bytes, parts)) {
        for (const [from, to] of differences(stood, bytes.subarray(start, start + stood.length))) {
          await onDifference?.(offset + start + from, stood.subarray(from, to));
          stretches.push([start + from, start + to]);
        }
      }
      if (stretches.length > 0) {
        isSame = false;
        await writeStretches(output, bytes, offset, stretches);
      }
      after?.update(bytes);
    }
    await requireStamp(input, stamp, source);
    const sha256Before = before?.digest("hex") ?? requireSum(await sum, stamp, source);
    return { sha256Before, sha256After: after?.digest("hex") ?? sha256Before, isSame };
  } finally {
    await input.close();
    await output.sync().finally(() => output.close());
  }
}

/** Overwrites parts of a block in place; gives what stood there and where, in order. Parts that overlap are one. */
function* overwriteParts(
  block: Buffer,
  parts: readonly OverwrittenPart[],
): Generator<readonly [start: number, stood: Buffer], void, undefined> {
  const inOrder = parts.toSorted((a, b) => a.at - b.at);
  for (let index = 0; index < inOrder.length;) {
    const first = index;
    const start = (inOrder[first] as OverwrittenPart).at;
    let end = start;
    for (let part = inOrder[index]; part !== undefined && (index === first || part.at < end); part = inOrder[++index])
      end = Math.max(end, part.at + part.bytes.length);
    const stood = Buffer.from(block.subarray(start, end));
    for (const { at, bytes } of inOrder.slice(first, index)) block.set(bytes, at);
    yield [start, stood];
  }
}

async function writeStretches(
  output: FileHandle,
  bytes: Buffer,
  offset: number,
  stretches: readonly Stretch[],
): Promise<void> {
  for (let index = 0; index < stretches.length;) {
    const [start, first] = stretches[index++] as Stretch;
    let end = first;
    for (let next = stretches[index]; next !== undefined && next[0] - end <= LARGEST_GAP; next = stretches[++index])
      end = next[1];
    await output.write(bytes, start, end - start, offset + start);
  }
}
