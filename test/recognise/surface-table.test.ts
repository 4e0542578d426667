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

  it("forgets those that nobody asked for when it is full, and keeps the others with their values", () => {
    const table = new SurfaceTable<string>(4);
    for (const surface of [1, 2, 3, 4]) table.set(surface, 7, `${surface}`);
    expect([2, 4].map((surface) => table.get(surface, 7))).toEqual(["2", "4"]);
    table.set(5, 7, "5");
    expect(table.size).toBe(3);
    expect([1, 2, 3, 4, 5].map((surface) => table.get(surface, 7))).toEqual([undefined, "2", undefined, "4", "5"]);
  });

  it("forgets what was asked for before it last forgot, but not since", () => {
    const table = new SurfaceTable<string>(4);
    const fill = (surfaces: readonly number[]) => {
      for (const surface of surfaces) table.set(surface, 7, `${surface}`);
    };
    fill([1, 2, 3, 4]);
    for (const surface of [1, 2]) table.get(surface, 7);
    fill([5, 6]);
    expect(table.get(2, 7)).toBe("2");
    fill([7]);
    expect([1, 2, 5, 6, 7].map((surface) => table.get(surface, 7))).toEqual([
      undefined,
      "2",
      undefined,
      undefined,
      "7",
    ]);
  });

  it("forgets all where nearly all were asked for, and never holds more than it may", () => {
    const table = new SurfaceTable<string>(3);
    for (const surface of [1, 2, 3]) table.set(surface, 7, `${surface}`);
    expect([1, 2, 3].map((surface) => table.get(surface, 7))).toEqual(["1", "2", "3"]);
    table.set(4, 7, "4");
    expect([1, 2, 3, 4].map((surface) => table.get(surface, 7))).toEqual([undefined, undefined, undefined, "4"]);
  });

  it("gives what was set for a surface or nothing, however often it forgets", () => {
    const hash = fc.integer({ min: -40, max: 40 });
    fc.assert(
      fc.property(fc.array(fc.tuple(hash, hash), { maxLength: 600 }), fc.integer({ min: 1, max: 60 }), (keys, most) => {
        const table = new SurfaceTable<string>(most);
        for (const [surface, check] of keys) {
          const value = table.get(surface, check);
          if (value === undefined) table.set(surface, check, `${surface} ${check}`);
          else expect(value).toBe(`${surface} ${check}`);
          expect(table.size).toBeLessThanOrEqual(most);
          expect(table.get(surface, check)).toBe(`${surface} ${check}`);
        }
      }),
    );
  });
});
