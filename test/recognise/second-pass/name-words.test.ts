import { describe, expect, it } from "vitest";

import { Reading } from "../../../src/recognise/reading.ts";
import { type NameTraces, tracesOf } from "../../../src/recognise/second-pass/name-traces.ts";
import type { GluedForms } from "../../../src/recognise/second-pass/people-index.ts";
import { peopleOptionsOf, settle } from "../../../src/recognise/second-pass/people-options.ts";

const settingsOf = (language: "nl" | "es" | undefined) =>
  settle(language === undefined ? {} : peopleOptionsOf(language));
const MIDST = ["Met ", " gesproken."] as const;
const nameIn = (name: string, language: "nl" | "es" | undefined, [before, after]: readonly [string, string]) => {
  const reading = new Reading(`${before}${name}${after}`);
  return settingsOf(language).nameWords.of(reading, { start: before.length, end: before.length + name.length });
};
const contentsOf = (traces: NameTraces) => {
  const glued: GluedForms = { long: [], short: [] };
  traces.addGluedForms(glued);
  const [long, short] = [new Set(glued.long), new Set(glued.short)];
  const words = new Set(traces.tracedWords.map(({ word, hash, listed }) => ({ word, hash, listed })));
  const { names, initialBits, hasParticles } = traces;
  return { words, names, initialBits, hasParticles, long, short };
};

describe("the name in a span", () => {
  it.each([
    "Anita",
    "José García",
    "Jan Peter Jansen",
    "ÅSA",
    "annie",
    "Jan Jan",
    "Jan de Vries",
    "J. Jansen",
    "J.P.G. van der Berg-Mulder",
    "A Jansen",
    "Jansen, Jan",
    "Jansen, J.P. van der",
    "Mulder , Th.",
    "dr Jansen",
    "García-López",
    "D’Angelo",
    "d'Angelo y Ruiz",
    "Jan  Jansen",
    "Jan2 Jansen",
    "van den Berg",
    "Van",
    "e",
    "K.",
    "Ana M. Ruiz, Eva",
  ])("leaves, in %j, what it leaves when it is taken apart as a string", (name) => {
    for (const language of ["nl", "es", undefined] as const) {
      for (const beside of [MIDST, ["'", "."], ["(", "')"]] as const) {
        const found = nameIn(name, language, beside);
        expect(found).toBeDefined();
        if (found !== undefined) expect(contentsOf(found.traces)).toEqual(contentsOf(tracesOf(name, language)));
      }
    }
  });

  it("has its words but particles and single letters", () => {
    const wordsOf = (name: string) => nameIn(name, "nl", MIDST)?.tellingWords.map(({ word }) => word);
    expect(wordsOf("J.P. van der Berg-Mulder")).toEqual(["berg", "mulder"]);
    expect(wordsOf("Émile")).toEqual(["emile"]);
    expect(wordsOf("van")).toEqual([]);
  });

  it.each([", Jan", "Jan…Jansen", "Jan \u0301Jansen", " Jan"])("leaves %j to be taken apart as a string", (name) => {
    expect(nameIn(name, "nl", MIDST)).toBeUndefined();
  });

  it("is not sought in part of a word", () => {
    const reading = new Reading("Januari met Jansen");
    const { nameWords } = settingsOf("nl");
    expect(nameWords.of(reading, { start: 0, end: 3 })).toBeUndefined();
    expect(nameWords.of(reading, { start: 1, end: 7 })).toBeUndefined();
    expect(nameWords.of(reading, { start: 8, end: 15 })).toBeUndefined();
  });
});
