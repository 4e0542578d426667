import { expect, test } from "vitest";

import { decodeFloats, type FloatType } from "../../../src/formats/weights/decode-floats.ts";
import { decodeFloat16 } from "../../../src/formats/weights/float16.ts";

function decode(bytes: Uint8Array, dtype: FloatType, count: number): Float32Array {
  const target = new Float32Array(count);
  decodeFloats(bytes, dtype, target);
  return target;
}

/** The same bytes at an odd address. */
const odd = (bytes: Uint8Array) => Uint8Array.from([0, ...bytes]).subarray(1);

test("F32 as it is, at any alignment", () => {
  const values = Float32Array.of(1.5, -0, 1e-42, Infinity);
  expect(decode(odd(new Uint8Array(values.buffer)), "F32", 4)).toEqual(values);
});

test("every half-precision number", () => {
  const halves = Uint16Array.from({ length: 65_536 }, (_, bits) => bits);
  const expected = Float32Array.from(halves, decodeFloat16);
  for (const bytes of [new Uint8Array(halves.buffer), odd(new Uint8Array(halves.buffer))]) {
    const decoded = decode(bytes, "F16", 65_536);
    expect(decoded.findIndex((value, bits) => !Object.is(value, expected[bits]))).toBe(-1);
  }
});

test("bfloat16 is the upper half of a float", () => {
  const halves = Uint16Array.of(0x3f80, 0xc040, 0x8000, 0xff80, 0x0001);
  expect([...decode(odd(new Uint8Array(halves.buffer)), "BF16", 5)]).toEqual([1, -3, -0, -Infinity, 2 ** -133]);
});
