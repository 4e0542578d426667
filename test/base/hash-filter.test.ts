import fc from "fast-check";
import { expect, it } from "vitest";

import { HashFilter } from "../../src/base/hash-filter.ts";

it("lets all through that was added, and little else", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { maxLength: 300 }), (hashes) => {
      const filter = new HashFilter(hashes.length);
      for (const hash of hashes) filter.add(hash);
      expect(hashes.filter((hash) => !filter.mayHave(hash))).toEqual([]);
      // The same numbers, signed or not.
      expect(hashes.filter((hash) => !filter.mayHave(hash >>> 0))).toEqual([]);
    }),
  );
  const filter = new HashFilter(1000);
  for (let i = 0; i < 1000; i++) filter.add(Math.imul(i, 0x9e3779b1));
  let passed = 0;
  for (let i = 1000; i < 11_000; i++) if (filter.mayHave(Math.imul(i, 0x85ebca6b))) passed++;
  expect(passed).toBeLessThan(10_000 / 6);
});
