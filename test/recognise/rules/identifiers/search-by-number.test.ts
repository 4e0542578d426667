import fc from "fast-check";
import { expect, it } from "vitest";

import { Reading } from "../../../../src/recognise/reading.ts";
import { searchByNumber } from "../../../../src/recognise/rules/identifiers/search-by-number.ts";

const PATTERN =
  /(?<![\p{L}\p{M}\p{N}])(?:\p{Lu}[\p{L}\p{M}.-]{0,8}\s|'t\s|de\s){0,2}\p{Lu}[\p{L}\p{M}-]{1,12}?(?:straat|weg|str\.)\s\d{1,4}(?!\p{N})(?:\s?[a-z](?!\p{L}))?/gu;
const PIECES = [
  "Kerkstraat 12",
  "Kerkstraat",
  "weg 3b",
  "Jan ",
  "Van Dorp ",
  "𝐀𝐀weg",
  "Ámbeltstr.",
  "weg",
  "'t",
  "de",
  "é\u0301",
  "12",
  "4\u03015",
  "12345",
  "²",
  "a",
  ".",
  " ",
  " ",
  " ",
  "\n",
  "\u00a0",
  "\u0301",
  "\ud835",
  "5Dorpsweg",
];

it("finds what matchAll finds", () => {
  const search = searchByNumber(PATTERN, { before: "straat|weg|str\\.", reach: 60 });
  const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(texts, (text) => {
      const expected = [...text.matchAll(PATTERN)].map((match) => [match.index, ...match]);
      expect(search(new Reading(text)).map((match) => [match.index, ...match])).toEqual(expected);
    }),
    { numRuns: 3000 },
  );
});
