import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { createLexicon } from "../../../../src/recognise/rules/engine/lexicon.ts";
import type { Word } from "../../../../src/recognise/rules/engine/word.ts";
import { LANGUAGES } from "../../../../src/recognise/rules/languages/languages.ts";

const FACTS = [
  "genitive",
  "isGiven",
  "isName",
  "isLocalName",
  "isOrdinary",
  "isCompound",
  "isSureName",
  "isCapitalName",
  "isEponym",
  "isMedical",
  "isNationality",
  "isLanguage",
] as const satisfies readonly (keyof Word)[];
const { names, loadLists } = LANGUAGES.nl;
const lists = loadLists();
const SURFACES = [
  "Iva's",
  "Annies",
  "Jansen",
  "jan",
  "Franse",
  "Molenkamp",
  "Virchow-klier",
  "Parkinson",
  "Wit",
  "Xqzt",
];

/** In a lexicon that knows nothing yet. */
const newWord = (surface: string) => createLexicon(names, lists).word(surface);
const factsOf = (word: Word) => Object.fromEntries(FACTS.map((fact) => [fact, word[fact]]));

describe("what is known of a word", () => {
  it("is the same in whatever order it is asked for, and the second time", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SURFACES),
        fc.shuffledSubarray([...FACTS], { minLength: FACTS.length }),
        (surface, order) => {
          const word = newWord(surface);
          for (const fact of order) void word[fact];
          expect(factsOf(word)).toEqual(factsOf(newWord(surface)));
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([
    [
      "Iva's",
      { genitive: 2, isGiven: true, isLocalName: true, isOrdinary: true, isSureName: false, isCapitalName: false },
    ],
    ["Wit", { isName: true, isOrdinary: true, isSureName: false }],
    ["Franse", { isNationality: true }],
    ["Virchow-klier", { isName: false, isOrdinary: true }],
    ["Parkinson", { isEponym: true, isSureName: false }],
    // Sold across borders: listed for English and Spanish notes; what is a Dutch name or a place is none.
    ["Tobii", { isMedical: true, isName: false }],
    ["Nolotil", { isMedical: true, isName: false }],
    ["Juul", { isMedical: false, isName: true }],
    ["Nesbit", { isMedical: false, isName: true }],
    ["Recoaro", { isMedical: false }],
  ])("of %s it knows", (surface, facts) => {
    expect(factsOf(newWord(surface))).toMatchObject(facts);
  });

  it("is nothing of what has no letter", () => {
    const none = Object.fromEntries(FACTS.map((fact) => [fact, fact === "genitive" ? 0 : false]));
    for (const surface of [",", "12", "%"]) {
      expect(factsOf(newWord(surface))).toEqual(none);
      expect(newWord(surface).begins).toBe(0);
    }
  });
});
