import { copyFile, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import { sha256 } from "../../../src/base/hash.ts";
import { blankCopy } from "../../../src/vocabulary/weights/blank-copy.ts";
import { overwriteEntries } from "../../../src/vocabulary/weights/overwrite.ts";
import { stampAt, sumFile } from "../../../src/vocabulary/weights/stored-file.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

/** Rows of 64 KiB, so that those that go lie in different blocks, and one across the border of two. */
const ROW_BYTES = 65_000;
const ROWS = 40;

async function makeCopy() {
  const folder = await temporaryDirectory();
  const [source, target] = [join(folder, "source"), join(folder, "target")];
  const bytes = Buffer.from(Array.from({ length: ROWS * ROW_BYTES + 3 }, (_, index) => index % 251));
  await writeFile(source, bytes);
  await copyFile(source, target);
  const numbers = { name: "t", path: source, type: "U8", byteOffset: 3, count: ROWS * ROW_BYTES } as const;
  const overwrites = [overwriteEntries(numbers, [30, 2, 16], new Uint8Array(ROW_BYTES).fill(255))];
  return { source, target, bytes, overwrites };
}

it.each([true, false])(
  "writes what goes, gives both sums and what stood there (sum of the source known: %s)",
  async (isKnown) => {
    const { source, target, bytes, overwrites } = await makeCopy();
    const stamp = await stampAt(source);
    const sum = Promise.resolve({ sha256: await sumFile(source, stamp), stamp });
    const undo = new Map<number, Buffer>();
    const compared = await blankCopy({
      source,
      target,
      overwrites,
      stamp,
      ...(isKnown && { sum }),
      onDifference: (offset, stood) => void undo.set(offset, Buffer.from(stood)),
    });
    const written = await readFile(target);
    expect(written.equals(bytes)).toBe(false);
    expect(compared).toEqual({ sha256Before: sha256(bytes), sha256After: sha256(written), isSame: false });
    const expected = Buffer.from(bytes);
    for (const row of [2, 16, 30]) expected.fill(255, 3 + row * ROW_BYTES, 3 + (row + 1) * ROW_BYTES);
    expect(written.equals(expected)).toBe(true);
    for (const [offset, stood] of undo) written.set(stood, offset);
    expect(written.equals(bytes)).toBe(true);
  },
);

it("takes the sum that is known where nothing goes, and reads what is not known", async () => {
  const { source, target, bytes } = await makeCopy();
  const stamp = await stampAt(source);
  const sum = Promise.resolve({ sha256: "known", stamp });
  const known = await blankCopy({ source, target, overwrites: [], stamp, sum });
  expect(known).toEqual({ sha256Before: "known", sha256After: "known", isSame: true });
  const read = await blankCopy({ source, target, overwrites: [], stamp });
  expect(read).toEqual({ sha256Before: sha256(bytes), sha256After: sha256(bytes), isSame: true });
});

it("refuses a source that was written to after its sum was taken", async () => {
  const { source, target, overwrites } = await makeCopy();
  const stamp = await stampAt(source);
  const sum = Promise.resolve({ sha256: await sumFile(source, stamp), stamp });
  await utimes(source, new Date(), new Date(Date.now() + 5000));
  await expect(blankCopy({ source, target, overwrites, stamp, sum })).rejects.toMatchObject({
    code: "checkpoint-mismatch",
    details: { path: source },
  });
});

it.each([true, false])(
  "refuses a sum that was taken of the source before somebody wrote to it (rows go: %s)",
  async (goes) => {
    const { source, target, overwrites } = await makeCopy();
    const stamp = await stampAt(source);
    const sum = Promise.resolve({ sha256: await sumFile(source, stamp), stamp });
    await utimes(source, new Date(), new Date(Date.now() + 5000));
    const copy = { source, target, overwrites: goes ? overwrites : [], stamp: await stampAt(source), sum };
    await expect(blankCopy(copy)).rejects.toMatchObject({ code: "checkpoint-mismatch", details: { path: source } });
  },
);
