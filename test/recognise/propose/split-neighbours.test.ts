import { describe, expect, it } from "vitest";

import { splitNeighbours } from "../../../src/recognise/propose/split-neighbours.ts";
import { Reading } from "../../../src/recognise/reading.ts";
import type { NoteLanguage } from "../../../src/text/note-languages.ts";

/** The pieces of what was found as one in a text. */
function pieces(text: string, found: string, label: string, language: NoteLanguage = "es"): string[] {
  const start = text.indexOf(found);
  const span = { start, end: start + found.length, label, score: 0.9, source: "crf:x" };
  return splitNeighbours(language, new Reading(text), [span]).map((piece) => text.slice(piece.start, piece.end));
}

describe("splitNeighbours", () => {
  it("cuts a town from its province or country", () => {
    expect(pieces("26001 Logroño La Rioja. Tfno.", "Logroño La Rioja", "GPE")).toEqual(["Logroño", "La Rioja"]);
    expect(pieces("Vive en Colonia Roma Norte.", "Colonia Roma Norte", "GPE")).toEqual(["Colonia Roma Norte"]);
    expect(pieces("1425 Buenos Aires C.F. Argentina", "Buenos Aires C.F. Argentina", "GPE")).toEqual([
      "Buenos Aires C.F.",
      "Argentina",
    ]);
    expect(pieces("en Guadalajara JAL México.", "Guadalajara JAL México", "GPE")).toEqual([
      "Guadalajara JAL",
      "México",
    ]);
  });

  it("cuts a person from whoever has the next title", () => {
    expect(pieces("Dra. Elena Robles Nieto Doctor Fleming 737", "Elena Robles Nieto Doctor Fleming", "PERSON")).toEqual(
      ["Elena Robles Nieto", "Fleming"],
    );
    expect(pieces("Jane Holt Dr. Patel", "Jane Holt Dr. Patel", "PERSON", "en")).toEqual(["Jane Holt", "Patel"]);
  });

  it("keeps a place of several words and a name that is a title too", () => {
    expect(pieces("vive en Las Palmas de Gran Canaria.", "Las Palmas de Gran Canaria", "GPE")).toHaveLength(1);
    expect(pieces("vive en Santiago de Chile.", "Santiago de Chile", "GPE")).toHaveLength(1);
    expect(pieces("Ana Doctor", "Ana Doctor", "PERSON")).toHaveLength(1);
  });
});
