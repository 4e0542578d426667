import fc from "fast-check";
import { expect, test } from "vitest";

import { utf16OffsetsOfBytes } from "../../src/text/offsets.ts";

test("each byte names its character, also after surrogate pairs", () => {
  expect([...utf16OffsetsOfBytes("aé😀b")]).toEqual([0, 1, 1, 2, 2, 2, 2, 4, 5]);
});

test("cutting the bytes at a character's first byte cuts the text at its offset, for any string", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const table = utf16OffsetsOfBytes(text);
      expect(table.length).toBe(Buffer.byteLength(text) + 1);
      for (let byte = 1; byte < table.length; byte++) {
        if (table[byte] === table[byte - 1]) continue;
        expect(Buffer.byteLength(text.slice(0, table[byte]))).toBe(byte);
      }
    }),
  );
});
