import { constants, deflateRawSync, inflateRawSync } from "node:zlib";

import fc from "fast-check";
import { expect, it } from "vitest";

import { canBeDeflate } from "../../../src/audit/residue/readings/can-be-deflate.ts";
import { isText } from "../../../src/audit/residue/readings/is-text.ts";

const inflates = (bytes: Uint8Array) => {
  try {
    inflateRawSync(bytes);
    return true;
  } catch {
    return false;
  }
};

it("every deflate stream begins as one can: stored, with fixed codes, with codes of its own", () => {
  const kinds = new Set<number>();
  const { Z_FIXED, Z_DEFAULT_STRATEGY, Z_HUFFMAN_ONLY } = constants;
  const text = fc.array(fc.constantFrom("Jan ", "de ", "Vries", "é", "0", "\n"), { maxLength: 1200, size: "max" });
  fc.assert(
    fc.property(
      fc.oneof(
        text.map((parts) => Buffer.from(parts.join(""))),
        fc.uint8Array({ maxLength: 600 }),
      ),
      fc.constantFrom(0, 1, 9),
      fc.constantFrom(Z_FIXED, Z_DEFAULT_STRATEGY, Z_HUFFMAN_ONLY),
      (bytes, level, strategy) => {
        const packed = deflateRawSync(bytes, { level, strategy });
        kinds.add(((packed[0] as number) >> 1) & 3);
        expect(canBeDeflate(packed)).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
  expect([...kinds].sort()).toEqual([0, 1, 2]);
});

it("what cannot be deflate is not unpacked by zlib either, and of bytes by chance that is most", () => {
  let refused = 0;
  const runs = 3000;
  const bytes = fc.uint8Array({ minLength: 18, maxLength: 200, size: "max" });
  fc.assert(
    fc.property(bytes, (data) => {
      if (canBeDeflate(data)) return;
      refused++;
      expect(inflates(data)).toBe(false);
    }),
    { numRuns: runs },
  );
  expect(refused).toBeGreaterThan(0.4 * runs);
});

it("bytes are text where a decoder takes them, the last character whole or cut off", () => {
  const decodes = (bytes: Uint8Array, isWhole: boolean) => {
    try {
      new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: !isWhole });
      return true;
    } catch {
      return false;
    }
  };
  // First bytes, ones that follow them, and ones that never stand in UTF-8.
  const byte = fc.constantFrom(
    0x41,
    0x80,
    0x8f,
    0x90,
    0x9f,
    0xa0,
    0xbf,
    0xc0,
    0xc3,
    0xe0,
    0xe2,
    0xed,
    0xef,
    0xf0,
    0xf4,
    0xf5,
    0xff,
  );
  const begun = fc.tuple(fc.constantFrom("", "Jan", "é"), fc.array(byte, { maxLength: 5 }));
  fc.assert(
    fc.property(begun, fc.boolean(), ([text, rest], isWhole) => {
      const bytes = Buffer.concat([Buffer.from(text), Buffer.from(rest)]);
      expect(isText(bytes, isWhole)).toBe(bytes.length > 0 && decodes(bytes, isWhole));
    }),
    { numRuns: 5000 },
  );
  expect(isText(Buffer.from("Jan\u0001"))).toBe(false);
  expect(isText(Buffer.from("Jan\u007f"))).toBe(false);
});
