import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { packAscending, unpackAscending } from "../../../src/recognise/crf/ascending.ts";

const ascending = fc.uniqueArray(fc.nat(0xffff_ffff)).map((numbers) => Uint32Array.from(numbers).sort());

describe("ascending numbers", () => {
  it("come back as they were", () => {
    fc.assert(
      fc.property(ascending, (numbers) => {
        expect([...(unpackAscending(packAscending(numbers)) ?? [-1])]).toEqual([...numbers]);
      }),
    );
  });

  it("take half the room of plain hashes", () => {
    const numbers = Uint32Array.from({ length: 400_000 }, (_, i) => i * 10_007 + (i % 97));
    expect(packAscending(numbers).length).toBeLessThan(2.1 * numbers.length);
  });

  it("are refused when cut short or past 32 bits", () => {
    expect(unpackAscending(Uint8Array.of(0x80))).toBeUndefined();
    expect(unpackAscending(Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0x0f, 1))).toBeUndefined();
  });
});
