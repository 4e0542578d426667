import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { deflateArrays, inflateArrays } from "../../../src/recognise/crf/deflated-arrays.ts";

const arrays = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.uint8Array({ maxLength: 300 }), { maxKeys: 4 });
const plain = (found: Readonly<Record<string, Uint8Array>>) =>
  Object.fromEntries(Object.entries(found).map(([name, bytes]) => [name, [...bytes]]));

describe("deflated arrays", () => {
  it("come back as they were, and take less room where bytes repeat", () => {
    fc.assert(
      fc.property(arrays, (some) => {
        const { arrays: deflated, lengths } = deflateArrays(some);
        expect(plain(inflateArrays(deflated, lengths))).toEqual(plain(some));
      }),
    );
    expect(deflateArrays({ zeros: new Uint8Array(10_000) }).arrays["zeros.deflate"]?.length).toBeLessThan(100);
  });

  it("are left as they are in files from before", () => {
    expect(inflateArrays({ masks: Uint8Array.of(1, 2) }, {})).toEqual({ masks: Uint8Array.of(1, 2) });
  });

  it("are not there when they are longer or shorter than they should be, damaged, or of no length", () => {
    const { arrays: deflated } = deflateArrays({ masks: new Uint8Array(5000) });
    for (const length of [4999, 5001, 0, -1, 1.5, "5000", undefined])
      expect(inflateArrays(deflated, { masks: length as number })).toEqual({});
    expect(inflateArrays({ "masks.deflate": Uint8Array.of(7, 7, 7) }, { masks: 3 })).toEqual({});
  });
});
