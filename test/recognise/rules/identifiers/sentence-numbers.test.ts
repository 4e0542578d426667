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
  ["nl", "Declaratie voor Jan de Vries loopt onder 9932742. Archief: MRN-993274", ["9932742", "MRN-993274"]],
  ["nl", "Verwijzing 9932742 ontvangen, 20240312, 1250000000 IE, 123456/ul, 123456,5 en 1.234.567.", ["9932742"]],
  ["nl", "Dossier 377-8532, archief 36.580.38, verwijzing 94545/36.", ["377-8532", "36.580.38", "94545/36"]],
  ["nl", "Tensie 160/100, Na 138-141, 500-1500 ml, 2012-2019, 12-03-2021, 12.03.2021, 12345.67, 138 1412 139", []],
  ["nl", "Jan de Vries, 9932742. Gezien. 9932743 - Jan. 1250-1751, 0930-1045", ["9932742", "9932743"]],
  ["en", "Claim 9932742 is hers; code 12345; $ 123456; 250000 platelets.", ["9932742"]],
];

describe("numbers that a sentence names", () => {
  it.each(CASES)("%s: %s", (language, text, expected) => {
    expect(found(language, text)).toEqual(expected);
  });

  it("are found again anywhere in the text, whole alone", () => {
    const number = fc.stringMatching(/^[1-9]\d{4,11}$/);
    fc.assert(
      fc.property(number, fc.array(fc.constantFrom("x", " ", ".", "7", "\n", "naar ")), (value, between) => {
        const text = `Het nummer is ${value}. ${between.join("")} ${value} en ${value}x`;
        const surfaces = found("nl", text);
        expect(surfaces.length).toBeGreaterThanOrEqual(2);
        expect(surfaces.every((surface) => surface === value)).toBe(true);
      }),
    );
  });
});
