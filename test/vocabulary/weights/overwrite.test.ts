import fc from "fast-check";
import { expect, it } from "vitest";

import { overwriteEntries, overwrittenParts } from "../../../src/vocabulary/weights/overwrite.ts";

const BEFORE = 5;
const AFTER = 7;

/** A tensor of U8 numbers in a file, which of its entries go, and how long the blocks are that the file is read in. */
const tensors = fc
  .record({ entries: fc.integer({ min: 1, max: 9 }), width: fc.integer({ min: 1, max: 6 }), isColumns: fc.boolean() })
  .chain((shape) =>
    fc.record({
      shape: fc.constant(shape),
      tokenIds: fc.uniqueArray(fc.nat(shape.entries - 1), { minLength: 1 }),
      values: fc.uint8Array({ minLength: shape.width, maxLength: shape.width }),
      blockBytes: fc.integer({ min: 1, max: 80 }),
    }),
  );

it("overwrites rows and columns the same however the file is cut into blocks, and nothing else", () => {
  fc.assert(
    fc.property(tensors, ({ shape: { entries, width, isColumns }, tokenIds, values, blockBytes }) => {
      const file = Buffer.alloc(BEFORE + entries * width + AFTER, 0xaa);
      const expected = Buffer.from(file);
      for (const tokenId of tokenIds)
        for (const [column, value] of values.entries())
          expected[BEFORE + (isColumns ? column * entries + tokenId : tokenId * width + column)] = value;
      const numbers = { name: "t", path: "f", type: "U8", byteOffset: BEFORE, count: entries * width } as const;
      const overwrite = overwriteEntries(numbers, tokenIds, values, isColumns ? width : 1);
      for (let start = 0; start < file.length; start += blockBytes) {
        const block = file.subarray(start, start + blockBytes);
        for (const { at, bytes } of overwrittenParts(overwrite, start, start + block.length)) {
          expect(at + bytes.length).toBeLessThanOrEqual(block.length);
          block.set(bytes, at);
        }
      }
      expect(file.equals(expected)).toBe(true);
    }),
  );
});

it("refuses an entry that the tensor does not have", () => {
  const numbers = { name: "t", path: "f", type: "F32", byteOffset: 0, count: 12 } as const;
  expect(() => overwriteEntries(numbers, [3], new Uint8Array(16))).toThrow(RangeError);
  expect(() => overwriteEntries(numbers, [2], new Uint8Array(16))).not.toThrow();
});
