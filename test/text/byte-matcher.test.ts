import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { createByteMatcher } from "../../src/text/byte-matcher.ts";
import { windowsOf } from "../../src/text/windows.ts";

/** Few different bytes, so that needles occur, overlap and share beginnings. */
const bytes = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(0, 1, 97, 255), { minLength, maxLength }).map((list) => Uint8Array.from(list));
const haystacks = fc.oneof(bytes(0, 200), fc.uint8Array({ maxLength: 200 }));
const needleLists = fc.array(fc.oneof(bytes(3, 8), fc.uint8Array({ minLength: 3, maxLength: 6 })), { maxLength: 20 });

function naive(haystack: Uint8Array, needles: readonly Uint8Array[]): string[] {
  const found: string[] = [];
  for (let start = 0; start < haystack.length; start++) {
    for (const needle of needles) {
      if (needle.every((byte, index) => haystack[start + index] === byte)) found.push(`${start} ${needle.join()}`);
    }
  }
  return [...new Set(found)].sort();
}

async function* blocksOf(haystack: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < haystack.length; start += size) yield haystack.subarray(start, start + size);
}

describe("createByteMatcher", () => {
  it("finds what a naive search finds", () => {
    fc.assert(
      fc.property(haystacks, needleLists, (haystack, needles) => {
        const found: string[] = [];
        const matcher = createByteMatcher(needles);
        matcher.find(haystack, 0, haystack.length, (needle, start) =>
          found.push(`${start} ${needles[needle]?.join()}`),
        );
        expect(found.sort()).toEqual(naive(haystack, needles));
      }),
      { numRuns: 500 },
    );
  });

  it("finds each once in a stream, whatever its blocks", async () => {
    await fc.assert(
      fc.asyncProperty(haystacks, needleLists, fc.integer({ min: 1, max: 210 }), async (haystack, needles, size) => {
        const found: string[] = [];
        const matcher = createByteMatcher(needles);
        for await (const window of windowsOf(blocksOf(haystack, size), matcher.longest)) {
          matcher.find(window.bytes, window.from, window.to, (needle, start) =>
            found.push(`${window.offset + start} ${needles[needle]?.join()}`),
          );
        }
        expect(found.sort()).toEqual(naive(haystack, needles));
      }),
      { numRuns: 500 },
    );
  });

  it("holds the context it promises around every byte", async () => {
    const haystack = Uint8Array.from({ length: 500 }, (_, index) => index % 251);
    for (const [size, context] of [
      [1, 5],
      [7, 5],
      [3, 40],
      [499, 40],
      [64, 0],
    ] as const) {
      let next = 0;
      for await (const { bytes: held, from, to, offset } of windowsOf(blocksOf(haystack, size), context)) {
        expect(offset + from).toBe(next);
        next = offset + to;
        expect(from).toBeGreaterThanOrEqual(Math.min(context, offset + from));
        expect(held.length - to).toBeGreaterThanOrEqual(Math.min(context, haystack.length - next));
        expect(Buffer.from(held)).toEqual(Buffer.from(haystack.subarray(offset, offset + held.length)));
      }
      expect(next).toBe(haystack.length);
    }
  });

  it("refuses needles that are too short", () => {
    expect(() => createByteMatcher([Uint8Array.of(1, 2)])).toThrow(RangeError);
  });
});
