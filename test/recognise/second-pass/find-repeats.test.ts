import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Recogniser } from "../../../src/recognise/recogniser.ts";
import { findRepeats } from "../../../src/recognise/second-pass/find-repeats.ts";
import type { PeopleOptions } from "../../../src/recognise/second-pass/people-options.ts";
import { withDocumentPeople } from "../../../src/recognise/second-pass/with-document-people.ts";
import { createDocument } from "../../../src/text/document.ts";
import type { Span } from "../../../src/text/span.ts";

const ORDINARY = new Set(
  `wit la de cabeza calvo clavo zomer head heather injury gezien is met en haar te warm the neck una dolor
  al en del acude refiere golpe bill the paid testa dalla lampada hija con su por normal phoned about`.split(/\s+/),
);
const MEDICAL = new Set(["glasgow", "parkinson"]);
const DUTCH: PeopleOptions = {
  language: "nl",
  isOrdinary: (word) => ORDINARY.has(word),
  isMedical: (word) => MEDICAL.has(word),
};
const SPANISH: PeopleOptions = { ...DUTCH, language: "es" };
const ENGLISH: PeopleOptions = { ...DUTCH, language: "en" };
const ITALIAN: PeopleOptions = { ...DUTCH, language: "it" };

/** A text and the spans of its stretches in brackets, which are taken out: `[P:Jansen]`, `[G:Ede]`. */
function unmark(marked: string, score: number): { text: string; spans: Span[] } {
  const spans: Span[] = [];
  let text = "";
  for (const part of marked.split(/(\[[PG]:[^\]]+\])/)) {
    const name = /^\[([PG]):(.+)\]$/s.exec(part);
    const surface = name?.[2] ?? part;
    if (name !== null) {
      const label = name[1] === "P" ? "NOMBRE_SUJETO_ASISTENCIA" : "PAIS";
      spans.push({ start: text.length, end: text.length + surface.length, label, score });
    }
    text += surface;
  }
  return { text, spans };
}

/** What is found again in a marked text. */
function repeats(marked: string, options: PeopleOptions = DUTCH, score = 0.95): string[] {
  const { text, spans } = unmark(marked, score);
  const found = findRepeats(createDocument("note", text), spans, options);
  for (const span of found) {
    expect(["NOMBRE_SUJETO_ASISTENCIA", "PAIS"]).toContain(span.label);
    expect(span).toMatchObject({ score: score * 0.9, source: "repeat" });
    for (const other of spans) expect(span.end <= other.start || span.start >= other.end).toBe(true);
  }
  return found.map(({ start, end }) => text.slice(start, end));
}

const CASES: readonly [what: string, text: string, options: PeopleOptions, expected: readonly string[]][] = [
  [
    "capitals, small letters and one typing error",
    "Naam: [P:A.B. Zwartjens]\n\nGesproken met ZWARTJENS, zwartjens en Zwartjenz.",
    DUTCH,
    ["ZWARTJENS", "zwartjens", "Zwartjenz"],
  ],
  [
    "accents dropped, given name alone",
    "Nombre: [P:Ana Gómez Ruiz]\nLa señora Gomez Ruiz acude. Ana refiere dolor.",
    SPANISH,
    ["Gomez Ruiz", "Ana"],
  ],
  [
    "surnames with their particles",
    "Naam: [P:Berg, J. van der]\nMevrouw van der Berg. J. van der Berg belt.",
    DUTCH,
    ["van der Berg", "J. van der Berg"],
  ],
  ["a genitive", "Naam: [P:Gwenda Stolk]\nGwendas moeder belde.", DUTCH, ["Gwendas"]],
  ["a nickname", "Nombre: [P:Francisco Tizón]\nPaco refiere mareo, avisa paquito.", SPANISH, ["Paco", "paquito"]],
  ["an English nickname", "Client: [P:Elizabeth Stroud]\nLiz seen in clinic.", ENGLISH, ["Liz"]],
  ["an Italian nickname", "Paziente: [P:Giuseppe Zanotti]\nBeppe riferisce dolore.", ITALIAN, ["Beppe"]],
  ["a Dutch nickname", "Naam: [P:Wilhelmina Stolk]\nMet Wil besproken.", DUTCH, ["Wil"]],
  [
    "the name glued to a word",
    "Naam: [P:Gijsbert Stolk]\nGijsbertgezien, bij Gijsbert.",
    DUTCH,
    ["Gijsbert", "Gijsbert"],
  ],
  ["a short name behind a small letter", "Naam: [P:Ana Stolk]\nvistoporAna, banaal.", DUTCH, ["Ana"]],
  ["initials with stops", "Naam: [P:Jan Gerrit Stolk]\nJ.G. belde, J.G.S. ook.", DUTCH, ["J.G.", "J.G.S."]],
  ["initials that sign", "Autor: [P:Jorge Gálvez]\nJG mmHg, rx JG alta.\nFdo. JG", SPANISH, ["JG"]],
  // Ordinary words, by their place.
  [
    "no article before it",
    "Naam: [P:Iris Zomer]\nDe zomer is warm. Zomer plast veel. Met Zomer gezien.",
    DUTCH,
    ["Zomer", "Zomer"],
  ],
  ["no noun of the body", "Apellidos: [P:Cabeza Llano]\nGolpe en la cabeza. Cabeza orientado.", SPANISH, ["Cabeza"]],
  ["no compound", "Surname: [P:Tom Head]\nHead injury. Head: normal. Head phoned about his bed.", ENGLISH, ["Head"]],
  ["no plant", "Client: [P:Heather Stroud]\nLikes the heather. Heather phoned.", ENGLISH, ["Heather"]],
  ["no lamp", "paziente: [P:testa carla]\ndolore alla testa. testa riferisce nausea", ITALIAN, ["testa"]],
  [
    "in small letters too",
    "apellidos: [P:cabeza llano]\ngolpe en la cabeza. cabeza orientado, hablado con cabeza",
    SPANISH,
    ["cabeza", "cabeza"],
  ],
  ["after a title", "naam: [P:wit]\nde wond is wit. mw wit belt", DUTCH, ["wit"]],
  [
    "no ordinary word that is a typing error away",
    "Nombre: [P:Luis Calvo]\npaciente calvo, con un Clavo.",
    SPANISH,
    [],
  ],
  ["no nickname that is a word", "Client: [P:William Stroud]\nBill paid the bill.", ENGLISH, []],
  // Things.
  ["no antibodies", "Nombre: [P:Ana Tizón]\nPido ANA y factor. Ana conforme.", SPANISH, ["Ana"]],
  ["no hospital", "Nombre: [P:Ana Tizón]\nTraslado al Hospital Tizón.", SPANISH, []],
  ["no part of an address", "Médico: [P:Eva Tizón]\nE-mail: eva.tizon@example.org, www.tizon.es", SPANISH, []],
  ["no short word", "Médico: [P:Xu Li]\nLi 3 mmol/l, xu", SPANISH, []],
  ["no eponym that was taken for a name", "Con [P:Glasgow] 15. Luego Glasgow 14.", SPANISH, []],
  ["an eponym that a title makes a name", "La Sra. [P:Parkinson] acude. Parkinson refiere.", SPANISH, ["Parkinson"]],
  // Places: letter for letter, as whole words.
  ["places as they were", "Woont in [G:Medemblik]. Naar Medemblik; medemblik, Medemblikse", DUTCH, ["Medemblik"]],
  ["the rest of a name found in part", "Naam: [P:Karel Stolk]\nKarel [P:Stolk] belt.", DUTCH, ["Karel"]],
];

describe("names that are words too", () => {
  const options: PeopleOptions = { ...ENGLISH, isWordToo: (word) => word === "violet" };

  it("are not found again in small letters where the note writes names with capitals", () => {
    expect(repeats("[P:Violet] wears her violet coat. Seen at noon.", options)).toEqual([]);
    expect(repeats("[P:Violet] wears it. Seen with Violet at noon.", options)).toEqual(["Violet"]);
  });

  it("are, where it writes them small, and behind a form of address", () => {
    expect(repeats("[P:violet] came. she left. then violet phoned", options)).toEqual(["violet"]);
    expect(repeats("[P:Violet] came. Seen by mrs violet at noon.", options)).toEqual(["violet"]);
  });
});

describe("the document knows its people", () => {
  it.each(CASES)("finds %s", (_, text, options, expected) => {
    expect(repeats(text, options)).toEqual(expected);
  });

  it("without a dictionary takes every word by its place", () => {
    expect(repeats("Naam: [P:Zwartjens]\nBeleid met Zwartjens. De zwartjens", {})).toEqual(["Zwartjens"]);
  });

  it("repeats only what is sure, in fields, after titles and in sign-offs with less", () => {
    const body = `${"De wond is rustig en droog. ".repeat(20)}\n`;
    const again = `Zwartjens belt\n${body}`;
    expect(repeats(`ziet [P:Zwartjens] nog\n${body}${again}`, DUTCH, 0.6)).toEqual([]);
    expect(repeats(`Naam: [P:Zwartjens]\n${body}${again}`, DUTCH, 0.6)).toEqual(["Zwartjens"]);
    expect(repeats(`ziet mw. [P:Zwartjens] nog\n${body}${again}`, DUTCH, 0.6)).toEqual(["Zwartjens"]);
    expect(repeats(`${again}${body}Groet,\n[P:Zwartjens]`, DUTCH, 0.6)).toEqual(["Zwartjens"]);
    expect(repeats(`Naam: [P:Zwartjens]\n${again}`, DUTCH, 0.4)).toEqual([]);
    expect(repeats(`ziet [P:Zwartjens]\n${body}${again}`, { ...DUTCH, threshold: 0.9 }, 0.8)).toEqual([]);
  });

  it("takes the word of a rule that saw what introduces a name", () => {
    const text = "zag Zwartjens nog. zwartjens belt";
    const find = (source: string) =>
      findRepeats(createDocument("note", text), [{ start: 4, end: 13, label: "PERSON", score: 0.6, source }], DUTCH);
    expect(find("rules:nl/kin")).toHaveLength(1);
    expect(find("rules:nl/name")).toEqual([]);
  });

  it("adds to what a recogniser finds, document by document, under the label of the name repeated", async () => {
    const inner: Recogniser = {
      name: "crf:x",
      recognise: async (documents) =>
        documents.map(({ text }) => {
          const start = text.indexOf("Zwartjens");
          return start < 0 ? [] : [{ start, end: start + 9, label: "DOCTOR" }];
        }),
    };
    const recogniser = withDocumentPeople(inner, DUTCH);
    expect(recogniser.name).toBe("crf:x");
    const texts = ["Arts: Zwartjens\nMet zwartjens", "Met zwartjens"];
    const found = await recogniser.recognise(texts.map((text, index) => createDocument(String(index), text)));
    expect(found).toEqual([
      [
        { start: 6, end: 15, label: "DOCTOR" },
        { start: 20, end: 29, label: "DOCTOR", score: 0.9, source: "repeat" },
      ],
      [],
    ]);
  });

  it("returns sorted, disjoint spans apart from those it was given, and nothing more when run again, in any text", () => {
    const pieces = fc.constantFrom("Jansen", "jansen", "jansne", "J.", "J.B.", "JB", "Jan ", "van der ", "Berg", "berg", "de wit", "Wit", ", ", "\r\n", "👩‍⚕️", "e\u0301", "\ud800", "\u0000", "'t ", "-", " ", ".", "Ede", "mw. ", "xJansen", "محمد"); // prettier-ignore
    const texts = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(""));
    const cut = fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 12 }), fc.constantFrom("PERSON", "GPE", "DATE"));
    fc.assert(
      fc.property(texts, fc.array(cut, { maxLength: 4 }), (text, cuts) => {
        const given = cuts
          .map(([start, length, label]) => ({ start, end: Math.min(text.length, start + length), label }))
          .filter(({ start, end }) => end > start);
        const document = createDocument("note", text);
        const found = findRepeats(document, given, DUTCH);
        let position = 0;
        for (const { start, end } of found) {
          expect(start).toBeGreaterThanOrEqual(position);
          expect(end).toBeGreaterThan(start);
          position = end;
          for (const span of given) expect(end <= span.start || start >= span.end).toBe(true);
        }
        expect(position).toBeLessThanOrEqual(text.length);
        expect(findRepeats(document, [...given, ...found], DUTCH)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
