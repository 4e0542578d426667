import fc from "fast-check";
import { expect, test } from "vitest";

import { decodeFloat16, encodeFloat16 } from "../../../src/formats/weights/float16.ts";

test("every half-precision number survives", () => {
  for (let bits = 0; bits < 0x10000; bits++) {
    const value = decodeFloat16(bits);
    if (!Number.isNaN(value)) expect(encodeFloat16(value)).toBe(bits);
  }
});

test("known values", () => {
  expect([1, -2, 65504, 2 ** -24, 65520, -Infinity, 0.1].map(encodeFloat16)).toEqual([
    0x3c00, 0xc000, 0x7bff, 0x0001, 0x7c00, 0xfc00, 0x2e66,
  ]);
  expect(decodeFloat16(encodeFloat16(Number.NaN))).toBeNaN();
});

test("encoding picks the nearest of the neighbours, ties to even", () => {
  fc.assert(
    fc.property(fc.double({ min: -65519, max: 65519, noNaN: true }), (value) => {
      const bits = encodeFloat16(value);
      const error = Math.abs(decodeFloat16(bits) - value);
      for (const neighbour of [bits - 1, bits + 1]) {
        if ((neighbour & 0x7fff) >= 0x7c00 || neighbour < 0) continue;
        const other = Math.abs(decodeFloat16(neighbour) - value);
        expect(error).toBeLessThanOrEqual(other);
        if (error === other && error > 0) expect(bits % 2).toBe(0);
      }
    }),
  );
});
