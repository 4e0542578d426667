import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { isIban, isNhsNumber } from "../../../../src/recognise/rules/identifiers/checksums.ts";
import { LANGUAGES } from "../../../../src/recognise/rules/languages/languages.ts";
import { Reading } from "../../../../src/recognise/reading.ts";
import { createIdentifierFinder } from "../../../../src/recognise/rules/identifiers/find-identifiers.ts";
import { uniteKinds } from "../../../../src/recognise/rules/identifiers/unite-kinds.ts";
import type { Span } from "../../../../src/text/span.ts";
import type { NoteLanguage } from "../../../../src/text/note-languages.ts";

type Language = "es" | "it" | "en" | "nl";

/** Findings made disjoint, as `LABEL:surface`. */
function found(language: Language, text: string): string[] {
  const spans: Span[] = createIdentifierFinder(LANGUAGES[language as NoteLanguage].forms)(new Reading(text)).map(
    (one) => ({
      ...one,
      source: one.rule,
    }),
  );
  return uniteKinds(text, spans).map((span) => `${span.label}:${text.slice(span.start, span.end)}`);
}

const CASES: readonly [Language, string, readonly string[]][] = [
  // Dates.
  [
    "es",
    "Ingresa el 3 de marzo de 2016 y vuelve en abril del 2017.",
    ["DATE:3 de marzo de 2016", "DATE:abril del 2017"],
  ],
  ["es", "Intervenido en 1998 y en el año 2003.", ["DATE:1998", "DATE:año 2003"]],
  ["es", "Fecha: 03/04/2011; alta 2011-04-09", ["DATE:03/04/2011", "DATE:2011-04-09"]],
  ["es", "enero 2001: 0.5, agosto 2001: 0.7", ["DATE:enero 2001", "DATE:agosto 2001"]],
  ["es", "del 3 al 5 de mayo de 2012", ["DATE:3 al 5 de mayo de 2012"]],
  ["es", "tratado con 2000 mg y título 1/2048, razón 14/32/10", []],
  ["it", "dal 3 al 12 aprile 2019, poi nel marzo 2020", ["DATE:3 al 12 aprile 2019", "DATE:marzo 2020"]],
  ["en", "Seen on March 4th, 2019 and 3rd of May 2020; may return.", ["DATE:March 4th, 2019", "DATE:3rd of May 2020"]],
  [
    "nl",
    "Opname 12 mrt 2019, controle 3-5-2019, sinds mei 2018.",
    ["DATE:12 mrt 2019", "DATE:3-5-2019", "DATE:mei 2018"],
  ],
  // Times, but no titres, ratios or lengths of time.
  ["es", "A las 14:30 h; título 1:20; a las 24 horas", ["TIME:14:30 h"]],
  ["nl", "om 9.15 uur en 14u30", ["TIME:9.15 uur", "TIME:14u30"]],
  ["en", "at 3 pm", ["TIME:3 pm"]],
  // Ages, but no lengths of time.
  ["es", "Varón de 53 años con dolor de 5 años de evolución. Edad: 61", ["AGE:53 años", "AGE:61"]],
  ["es", "niña de 5 Meses", ["AGE:5 Meses"]],
  ["it", "Paziente di 56 anni, 62enne, malato da 3 anni", ["AGE:56 anni", "AGE:62enne"]],
  ["en", "45-year-old man, aged 45, 72 y/o, ill for 3 years", ["AGE:45-year-old", "AGE:45", "AGE:72 y/o"]],
  ["nl", "78-jarige man, leeftijd: 78, sinds 3 jaar", ["AGE:78-jarige", "AGE:78"]],
  // Telephone, e-mail, web, IP.
  ["es", "Tfno. 848 42 21 34, Fax: +34 945007359", ["PHONE:848 42 21 34", "PHONE:+34 945007359"]],
  ["nl", "bel 06-12345678", ["PHONE:06-12345678"]],
  ["en", "Tel: 020 7946 0958 ext 12", ["PHONE:020 7946 0958 ext 12"]],
  ["es", "Email:ana.ruiz@hospital.es.", ["EMAIL:ana.ruiz@hospital.es"]],
  [
    "es",
    "véase https://www.hospital.es/a?b=1, o 192.168.1.20",
    ["URL:https://www.hospital.es/a?b=1", "URL:192.168.1.20"],
  ],
  // Postcodes with the letters of their country.
  ["es", "vive en D-10115 y antes en E-28006", ["POSTCODE:D-10115", "POSTCODE:E-28006"]],
  // Numbers with check digits stand alone; with a wrong digit they do not.
  ["es", "con 54362315K, no 54362315A; X2482300W", ["ID:54362315K", "ID:X2482300W"]],
  ["it", "RCCMNL83S18D969H, ma non RCCMNL83S18D969A", ["ID:RCCMNL83S18D969H"]],
  ["nl", "111222333 maar niet 111222334", ["ID:111222333"]],
  ["en", "943 476 5919 but not 9434765918", ["ID:943 476 5919"]],
  ["it", "conto IT60 X054 2811 1010 0000 0123 456", ["ID:IT60 X054 2811 1010 0000 0123 456"]],
  // Numbers behind a field's name.
  ["es", "NHC: 2569870. NASS: 47 39047534 02. CIPA: nhc-150679", ["ID:2569870", "ID:47 39047534 02", "ID:150679"]],
  ["es", "Médico NºCol: 28 28 20943.", ["ID:28 28 20943"]],
  ["nl", "patiëntnummer 1234567", ["ID:1234567"]],
  ["en", "MRN: A12-3456", ["ID:A12-3456"]],
  // Postcodes and addresses.
  [
    "es",
    "Domicilio: Calle Carmen Romero, 23, 1D.\nCP: 28035",
    ["ADDRESS:Calle Carmen Romero, 23, 1D", "POSTCODE:28035"],
  ],
  ["es", "Avda. de la Ilustración s/n, 18071, Granada", ["ADDRESS:Avda. de la Ilustración s/n", "POSTCODE:18071"]],
  ["es", "Paseo 2 de Mayo 14", ["ADDRESS:Paseo 2 de Mayo 14"]],
  ["es", "por vía oral 3 veces, 28035 leucocitos, en plaza 2", []],
  ["it", "Via Roma 12/A, 20121 Milano", ["ADDRESS:Via Roma 12/A", "POSTCODE:20121"]],
  ["en", "221B Baker Street, London NW1 6XE", ["ADDRESS:221B Baker Street", "POSTCODE:NW1 6XE"]],
  ["en", "Springfield, IL 62704", ["POSTCODE:62704"]],
  ["nl", "Prins Hendrikstraat 12-II, 1012 AB", ["ADDRESS:Prins Hendrikstraat 12-II", "POSTCODE:1012 AB"]],
  ["nl", "Woont aan de Kerkstraat 5, 1000 MG paracetamol", ["ADDRESS:de Kerkstraat 5"]],
];

describe("createIdentifierFinder", () => {
  it.each(CASES)("%s: %s", (language, text, expected) => {
    expect(found(language, text)).toEqual(expected);
  });

  it.each(["es", "it", "en", "nl"] as const)(
    "%s: takes time linear in the length of a line",
    (language) => {
      const findIn = createIdentifierFinder(LANGUAGES[language as NoteLanguage].forms);
      const find = (text: string) => findIn(new Reading(text));
      const seconds = (unit: string, units: number) => {
        const text = unit.repeat(units);
        const start = performance.now();
        find(text);
        return (performance.now() - start) / 1000;
      };
      for (const unit of ["7", "a", "A", "1 ", "a.", "Ab ", "1/", "x@", ": ", "Calle ", "1.", "de "]) {
        const small = 20_000 / unit.length;
        seconds(unit, small / 10);
        const before = seconds(unit, small);
        const after = seconds(unit, small * 8);
        // Eight times the text: quadratic time would be 64 times as long.
        expect([unit, after < before * 30 + 2]).toEqual([unit, true]);
      }
    },
    120_000,
  );
});

describe("isNhsNumber, isIban", () => {
  it("notice any one wrong digit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }), (place, add) => {
        const wrong = [..."9434765919"].map((d, i) => (i === place ? String((Number(d) + add) % 10) : d)).join("");
        expect(isNhsNumber(wrong)).toBe(false);
      }),
    );
    expect(isNhsNumber("943 476 5919")).toBe(true);
    // A remainder of 0 is written 0; one of 1 would need a digit 10, so no such number is given out.
    expect(isNhsNumber("4000000020")).toBe(true);
    for (const digit of "0123456789") expect(isNhsNumber(`400000008${digit}`)).toBe(false);
    expect(isIban("GB29 NWBK 6016 1331 9268 19")).toBe(true);
    expect(isIban("GB29 NWBK 6016 1331 9268 18")).toBe(false);
  });
});

describe("uniteKinds", () => {
  const arbitrarySpan = fc
    .tuple(fc.nat(30), fc.integer({ min: 1, max: 10 }), fc.constantFrom("PERSON", "DATE", "ADDRESS", "ID"), fc.nat(10))
    .map(([start, length, label, score]) => ({ start, end: start + length, label, score: score / 10 }));

  it("covers what the spans covered, with disjoint spans, and leaves fixed ones alone", () => {
    fc.assert(
      fc.property(
        fc.array(arbitrarySpan, { maxLength: 8 }),
        fc.array(fc.nat(12), { maxLength: 2 }),
        (spans, places) => {
          const text = "a".repeat(60);
          const fixed = [...new Set(places)].map((place) => ({
            start: place * 4,
            end: place * 4 + 3,
            label: "GPE",
            score: 0.1,
          }));
          const united = uniteKinds(text, spans, fixed);
          const covered = (list: readonly Span[]) =>
            [...text].map((_, i) => list.some((s) => s.start <= i && i < s.end));
          expect(covered(united)).toEqual(covered([...spans, ...fixed]));
          for (const [i, span] of united.entries()) {
            expect(span.start).toBeLessThan(span.end);
            if (i > 0) expect(span.start).toBeGreaterThanOrEqual((united[i - 1] as Span).end);
          }
          for (const span of fixed) expect(united).toContainEqual(span);
        },
      ),
    );
  });

  it("lets an address stand above a name in it", () => {
    const text = "Calle Pedro Gonu 3";
    const spans = [
      { start: 0, end: 18, label: "ADDRESS", score: 0.95 },
      { start: 6, end: 16, label: "PERSON", score: 0.96 },
    ];
    expect(uniteKinds(text, spans)).toEqual([spans[0]]);
  });
});
