import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { SurfaceTable } from "../../src/recognise/surface-table.ts";

describe("a table by the hashes of surfaces", () => {
  it("gives what a map gives, hashes that meet in one slot and a second hash apart", () => {
    const hash = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(256, 512, 1024, -256), fc.integer());
    fc.assert(
      fc.property(fc.array(fc.tuple(hash, hash), { maxLength: 900 }), (keys) => {
        const table = new SurfaceTable<number>(1000);
        const map = new Map<string, number>();
        for (const [i, [surface, check]] of keys.entries()) {
          const key = `${surface} ${check}`;
          expect(table.get(surface, check)).toBe(map.get(key));
          if (map.has(key)) continue;
          table.set(surface, check, i);
          map.set(key, i);
        }
        for (const [surface, check] of keys) expect(table.get(surface, check)).toBe(map.get(`${surface} ${check}`));
      }),
      { numRuns: 50 },
    );
  });

  it("is emptied when it is full, and never holds more", () => {
    const table = new SurfaceTable<string>(3);
    for (const surface of [1, 2, 3]) table.set(surface, 7, `${surface}`);
    expect([1, 2, 3, 4].map((surface) => table.get(surface, 7))).toEqual(["1", "2", "3", undefined]);
    table.set(4, 7, "4");
    expect([1, 2, 3, 4].map((surface) => table.get(surface, 7))).toEqual([undefined, undefined, undefined, "4"]);
  });
});
