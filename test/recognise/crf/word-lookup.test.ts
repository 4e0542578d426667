import fc from "fast-check";
import { expect, test } from "vitest";

import { createWordLookup, layOutWords } from "../../../src/recognise/crf/hash-table.ts";

/** Hashes that share their low bits, so that words take each other's places. */
const word = fc.oneof(
  fc.integer({ min: 0, max: 0xffff_ffff }),
  fc.nat(60).map((n) => n * 0x4000),
);

test("a word has its value however often and between whichever others it is asked for", () => {
  const entries = fc.uniqueArray(fc.record({ word, value: fc.integer({ min: 1, max: 0xffff }) }), {
    selector: (entry) => entry.word,
    maxLength: 100,
  });
  fc.assert(
    fc.property(entries, fc.array(word, { maxLength: 200 }), (known, asked) => {
      const sorted = known.toSorted((a, b) => a.word - b.word);
      const lookup = createWordLookup(
        layOutWords({
          words: Uint32Array.from(sorted, (entry) => entry.word),
          values: Uint16Array.from(sorted, ({ value }) => value),
        }),
      );
      const values = new Map(known.map((entry) => [entry.word, entry.value]));
      for (const one of [...asked, ...values.keys(), ...asked]) expect(lookup(one | 0)).toBe(values.get(one) ?? 0);
    }),
  );
});
