import fc from "fast-check";
import { expect, test } from "vitest";

import { foldWord } from "../../src/text/fold.ts";

const LATIN = "aZéÉñÑüÜçÇßæÆœŒøØłŁđÐıİĳĲŉǅǆſªº·’‐ \u0301\u0308Σσß";
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...LATIN), maxLength: 20 }),
  fc.string({ unit: "grapheme", maxLength: 20 }),
);

test("a word folds as its letters do one by one", () => {
  fc.assert(
    fc.property(text, (word) => {
      const one = [...word.toLowerCase()].map((letter) => foldWord(letter)).join("");
      expect(foldWord(word)).toBe(one);
    }),
  );
});

test("Latin letters of all blocks lose case and accents", () => {
  expect(foldWord("ÀÉÎÕÜÇÑŠŽĲsøŁódź’s")).toBe("aeioucnszijsolodz's");
});

test.each(["JANSEN-de-Wit'", "Ñoño-D’Ávila-Łódź", "ß"])("a long word folds as its parts do: %s", (part) => {
  for (const times of [1, 15, 16, 17, 300]) expect(foldWord(part.repeat(times))).toBe(foldWord(part).repeat(times));
});

test("every sigma is one letter, wherever it stands: what is cut in pieces folds as the whole does", () => {
  expect(foldWord("ΝΊΚΟΣ")).toBe("νικοσ");
  expect(foldWord("Νίκος")).toBe("νικοσ");
  expect(foldWord("ΟΣ") + foldWord("ΟΣ")).toBe(foldWord("ΟΣΟΣ"));
});
