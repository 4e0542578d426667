import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { Reading } from "../../../../src/recognise/reading.ts";
import { createSentenceNumberFinder } from "../../../../src/recognise/rules/identifiers/sentence-numbers.ts";
import { LANGUAGES } from "../../../../src/recognise/rules/languages/languages.ts";
import type { NoteLanguage } from "../../../../src/text/note-languages.ts";

const found = (language: NoteLanguage, text: string) =>
  createSentenceNumberFinder(LANGUAGES[language].forms.numbers)(new Reading(text)).map(({ start, end }) =>
    text.slice(start, end),
  );

const CASES: readonly [NoteLanguage, string, readonly string[]][] = [
  ["nl", "Het dossiernummer van Jan de Vries is 9932742. Later belde hij over 9932742.", ["9932742", "9932742"]],
  ["nl", "1234567 is zijn patiëntnummer.", ["1234567"]],
  ["nl", "Bij ons bekend onder nummer 88-12345.", ["88-12345"]],
  ["nl", "Leukocyten 10000, trombocyten 250000. Nummer volgt. 12345 stappen per dag.", []],
  ["nl", "Nummer van de afspraak: 12-03-2021.", []],
  ["es", "El número de historia de María Pérez es 9932742. Plaquetas 250000.", ["9932742"]],
  ["es", "El 9932742 es su número de historia.", ["9932742"]],
  ["en", "The record number of John Smith is 9932742. Platelets 250000.", ["9932742"]],
  ["en", "His chart number was given as A-123456 by the clerk.", ["A-123456"]],
  ["it", "Il numero di cartella di Mario Rossi è 9932742. Piastrine 250000.", ["9932742"]],
];

describe("numbers that a sentence names", () => {
  it.each(CASES)("%s: %s", (language, text, expected) => {
    expect(found(language, text)).toEqual(expected);
  });

  it("are found again anywhere in the text, whole alone", () => {
    const number = fc.stringMatching(/^[1-9]\d{4,11}$/);
    fc.assert(
      fc.property(number, fc.array(fc.constantFrom("x", " ", ".", "7", "\n", "naar ")), (value, between) => {
        const text = `Het nummer is ${value}. ${between.join("")} ${value} en ${value}7`;
        const surfaces = found("nl", text);
        expect(surfaces.length).toBeGreaterThanOrEqual(2);
        expect(surfaces.every((surface) => surface === value)).toBe(true);
      }),
    );
  });
});
