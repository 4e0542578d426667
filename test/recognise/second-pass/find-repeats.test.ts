import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Recogniser } from "../../../src/recognise/recogniser.ts";
import { findRepeats, type RepeatOptions } from "../../../src/recognise/second-pass/find-repeats.ts";
import { withSecondPass } from "../../../src/recognise/second-pass/with-second-pass.ts";
import { createDocument } from "../../../src/text/document.ts";
import type { Span } from "../../../src/text/span.ts";

const ORDINARY = new Set(["wit", "la", "cabeza", "bakker", "calvo", "clavo"]);
const isOrdinary = (word: string) => ORDINARY.has(word);

/** What is found again in `text` of its stretches in brackets, which are taken out: `[P:Jansen]`, `[G:Ede]`. */
function repeats(marked: string, options: RepeatOptions = { isOrdinary }, score = 0.95): string[] {
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
  const found = findRepeats(createDocument("note", text), spans, options);
  for (const span of found) {
    expect(["NOMBRE_SUJETO_ASISTENCIA", "PAIS"]).toContain(span.label);
    expect(span).toMatchObject({ score: score * 0.9, source: "repeat" });
    for (const other of spans) expect(span.end <= other.start || span.start >= other.end).toBe(true);
  }
  return found.map(({ start, end }) => text.slice(start, end));
}

const CASES: readonly [text: string, expected: readonly string[]][] = [
  [
    "Naam: [P:A.B. Zwartjens]\n\nGesproken met ZWARTJENS, zwartjens en Zwartjenz.",
    ["ZWARTJENS", "zwartjens", "Zwartjenz"],
  ],
  ["Nombre: [P:Ana Gómez Ruiz]\nLa señora Gomez Ruiz acude. Ana refiere dolor.", ["Gomez Ruiz", "Ana"]],
  ["Naam: [P:Berg, J. van der]\nMevrouw van der Berg. J. van der Berg belt.", ["van der Berg", "J. van der Berg"]],
  // An ordinary word: with a capital inside a sentence, or with its initial.
  ["Naam: [P:Wit, A.]\nmet Wit gesproken. de huid is wit. Wit is bleek. A. Wit belt.", ["Wit", "A. Wit"]],
  ["Nombre: [P:Luis Calvo]\npaciente calvo, con un Clavo.", []],
  // Parts of addresses are left to the rules that find addresses.
  ["Médico: [P:Eva Tizón]\nE-mail: eva.tizon@example.org, www.tizon.es", []],
  // Short words alone are no names.
  ["Médico: [P:Xu Li]\nLi 3 mmol/l, xu", []],
  // Places: letter for letter, as whole words.
  ["Woont in [G:Medemblik]. Naar Medemblik; medemblik, Medemblikse", ["Medemblik"]],
];

describe("the second pass", () => {
  it.each(CASES)("finds names again in %j", (text, expected) => {
    expect(repeats(text)).toEqual(expected);
  });

  it("takes no word in small letters alone without a dictionary", () => {
    expect(repeats("Naam: [P:Zwartjens]\nmet zwartjens, met Zwartjens", {})).toEqual(["Zwartjens"]);
  });

  it("repeats only what is sure, in fields and sign-offs with less", () => {
    const body = `${"De wond is rustig en droog. ".repeat(20)}\n`;
    expect(repeats(`met [P:Zwartjens] erbij\n${body}Zwartjens belt\n${body}`, { isOrdinary }, 0.6)).toEqual([]);
    expect(repeats(`Naam: [P:Zwartjens]\n${body}Zwartjens belt\n${body}`, { isOrdinary }, 0.6)).toEqual(["Zwartjens"]);
    expect(repeats(`Zwartjens belt\n${body}Groet,\n[P:Zwartjens]`, { isOrdinary }, 0.6)).toEqual(["Zwartjens"]);
    expect(repeats(`Naam: [P:Zwartjens]\nZwartjens belt`, { isOrdinary }, 0.4)).toEqual([]);
    expect(repeats(`met [P:Zwartjens]\n${body}met Zwartjens`, { isOrdinary, threshold: 0.9 }, 0.8)).toEqual([]);
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
    const recogniser = withSecondPass(inner, { isOrdinary });
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

  it("returns sorted, disjoint spans apart from those it was given, in any text", () => {
    const pieces = fc.constantFrom("Jansen", "jansen", "J.", "van der ", "Berg", ", ", "\r\n", "👩‍⚕️", "e\u0301", "\ud800", "\u0000", "'t ", "-", " ", "Ede", "محمد"); // prettier-ignore
    const texts = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(""));
    const cut = fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 12 }), fc.constantFrom("PERSON", "GPE", "DATE"));
    fc.assert(
      fc.property(texts, fc.array(cut, { maxLength: 4 }), (text, cuts) => {
        const given = cuts
          .map(([start, length, label]) => ({ start, end: Math.min(text.length, start + length), label }))
          .filter(({ start, end }) => end > start);
        const found = findRepeats(createDocument("note", text), given, { isOrdinary });
        let position = 0;
        for (const { start, end } of found) {
          expect(start).toBeGreaterThanOrEqual(position);
          expect(end).toBeGreaterThan(start);
          position = end;
          for (const span of given) expect(end <= span.start || start >= span.end).toBe(true);
        }
        expect(position).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 500 },
    );
  });
});
