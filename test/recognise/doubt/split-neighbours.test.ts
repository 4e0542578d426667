import { describe, expect, it } from "vitest";

import { splitNeighbours } from "../../../src/recognise/doubt/split-neighbours.ts";
import { Reading } from "../../../src/recognise/reading.ts";
import type { RuleLanguage } from "../../../src/recognise/rules/languages/languages.ts";

/** The pieces of what was found as one in a text. */
function pieces(text: string, found: string, label: string, language: RuleLanguage = "es"): string[] {
  const start = text.indexOf(found);
  const span = { start, end: start + found.length, label, score: 0.9, source: "crf:x" };
  return splitNeighbours(language, new Reading(text), [span]).map((piece) => text.slice(piece.start, piece.end));
}

describe("splitNeighbours", () => {
  it("cuts a town from its province or country", () => {
    expect(pieces("01009 Vitoria-Gasteiz Álava. Tfno.", "Vitoria-Gasteiz Álava", "GPE")).toEqual([
      "Vitoria-Gasteiz",
      "Álava",
    ]);
    expect(pieces("04030 México D.F. México", "México D.F. México", "GPE")).toEqual(["México D.F.", "México"]);
    expect(pieces("en San Luis Potosí SLP México.", "San Luis Potosí SLP México", "GPE")).toEqual([
      "San Luis Potosí SLP",
      "México",
    ]);
  });

  it("cuts a person from whoever has the next title", () => {
    expect(pieces("Dra. Teresa Sada Ovalle Doctor Vertiz 737", "Teresa Sada Ovalle Doctor Vertiz", "PERSON")).toEqual([
      "Teresa Sada Ovalle",
      "Vertiz",
    ]);
    expect(pieces("Jane Holt Dr. Patel", "Jane Holt Dr. Patel", "PERSON", "en")).toEqual(["Jane Holt", "Patel"]);
  });

  it("keeps a place of several words, a name that is a title too, and Dutch", () => {
    expect(pieces("vive en Las Palmas de Gran Canaria.", "Las Palmas de Gran Canaria", "GPE")).toHaveLength(1);
    expect(pieces("vive en Santiago de Chile.", "Santiago de Chile", "GPE")).toHaveLength(1);
    expect(pieces("Ana Doctor", "Ana Doctor", "PERSON")).toHaveLength(1);
    expect(pieces("woont in Utrecht Nederland", "Utrecht Nederland", "GPE", "nl")).toHaveLength(1);
  });
});
