import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { countLongerWords } from "../../src/review/candidates/sources/longer-words.ts";

const entry = (tokenId: number, surface: string, startsWord: boolean) => ({ tokenId, surface, startsWord });

describe("countLongerWords", () => {
  it("tells what begins words from what stands in them, and does not count the word itself", () => {
    const counts = new Map([
      ["verkijk", { inNames: 3, elsewhere: 0 }],
      ["vervoer", { inNames: 0, elsewhere: 7 }],
      ["ver", { inNames: 0, elsewhere: 100 }],
      ["overleg", { inNames: 0, elsewhere: 2 }],
    ]);
    const entries = [entry(1, " Ver", true), entry(2, "VER", false), entry(3, "kijk", false), entry(4, " kijk", true)];
    expect(countLongerWords(counts, entries)).toEqual(
      new Map([
        [1, { inNames: 3, elsewhere: 7 }],
        [2, { inNames: 3, elsewhere: 9 }],
        [3, { inNames: 3, elsewhere: 0 }],
      ]),
    );
  });

  it("counts as a search of each word for each entry does, a word once", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 8 });
    const evidence = fc.record({ inNames: fc.nat(9), elsewhere: fc.integer({ min: 1, max: 9 }) });
    const entries = fc.array(fc.record({ surface: word, startsWord: fc.boolean() }), { maxLength: 12 });
    fc.assert(
      fc.property(fc.dictionary(word, evidence), entries, (words, drawn) => {
        const counts = new Map(Object.entries(words));
        const found = countLongerWords(counts, drawn.map(({ surface, startsWord }, id) => entry(id, surface, startsWord))); // prettier-ignore
        for (const [id, { surface, startsWord }] of drawn.entries()) {
          const longer = [...counts].filter(
            ([other]) => other !== surface && (startsWord ? other.startsWith(surface) : other.includes(surface)),
          );
          const sum = (key: "inNames" | "elsewhere") => longer.reduce((total, [, of]) => total + of[key], 0);
          const expected = longer.length === 0 ? undefined : { inNames: sum("inNames"), elsewhere: sum("elsewhere") };
          expect(found.get(id)).toEqual(expected);
        }
      }),
    );
  });
});
