import { beforeAll, describe, expect, test } from "vitest";

import type { Corpus, Note } from "../../corpora/corpus.ts";
import { generateCorpus } from "../../corpora/generate.ts";
import type { Person } from "../../corpora/names/person.ts";
import { reviewByTruth } from "../../corpora/truth-review.ts";
import { foldWord } from "../../src/text/fold.ts";
import { createDocument } from "../../src/text/document.ts";

const PERSON: Person = {
  id: "P1",
  role: "patient",
  gender: "female",
  origin: "dutch",
  given: ["Loïs", "Bo"],
  initials: "L.B.",
  particle: "van der",
  surname: "Molen-de Bakker",
  split: "seen",
};

/** A note in which what stands between `<` and `>` is a person's name, between `{` and `}` initials, and between `[` and `]` a place. */
function note(marked: string): Note {
  const mentions: { start: number; end: number; label: "PERSON" | "GPE"; person: string | null; form: string }[] = [];
  let text = "";
  let start = 0;
  for (const character of marked) {
    if ("<{[".includes(character)) start = text.length;
    else if (character === "}")
      mentions.push({ start, end: text.length, label: "PERSON", person: "P1", form: "initials+sign-off" });
    else if (character === ">") mentions.push({ start, end: text.length, label: "PERSON", person: "P1", form: "full" });
    else if (character === "]") mentions.push({ start, end: text.length, label: "GPE", person: null, form: "place" });
    else text += character;
  }
  return { document: createDocument("N1", text), split: "seen", mentions };
}

function decide(
  notes: readonly string[],
  ...surfaces: (string | { surface: string; isInner: boolean; isPredicted?: boolean; builtThrough?: number })[]
): string[] {
  const corpus = { notes: notes.map(note), people: [PERSON] };
  const entries = surfaces.map((entry) => (typeof entry === "string" ? { surface: entry, isInner: false } : entry));
  return reviewByTruth(corpus, entries).map(({ decision, reason }) => `${decision}: ${reason}`);
}

const inner = (surface: string) => ({ surface, isInner: true });

describe("an entry", () => {
  test("is a name if its word stands in names at least half of the times, whatever its case and accents", () => {
    const notes = ["Mw. <Loïs> belt.", "<LOIS VAN DER MOLEN> en de molen, de molen."];
    expect(decide(notes, "lois", "Molen", "belt")).toEqual([
      "name: in persons' names 2 of 2 times",
      "keep: in persons' names 1 of 3 times",
      "keep: in persons' names 0 of 1 times",
    ]);
    expect(decide(["<Bakker> bij de bakker"], "bakker")).toEqual(["name: in persons' names 1 of 2 times"]);
  });

  test("is kept where many entries are built through it and hardly anybody is called so", () => {
    const ver = { surface: "Ver", isInner: false, builtThrough: 65 };
    expect(decide(["<Ver> belt."], ver, { ...ver, builtThrough: 4 })).toEqual([
      "keep: 65 entries are built through it, and in persons' names 1 of 1 times",
      "name: in persons' names 1 of 1 times",
    ]);
    expect(decide(["<Ver> en <Ver>, <Ver>, <Ver>, <Ver>"], ver)).toEqual(["name: in persons' names 5 of 5 times"]);
    expect(decide([""], { ...ver, surface: "Loïs" })).toEqual([
      "keep: 65 entries are built through it, and never in the notes, but in a person's name",
    ]);
  });

  test("is no name for standing in a place", () => {
    expect(decide(["Woont in [Assen], naam: <Assenberg>"], "Assen")).toEqual(["keep: in persons' names 0 of 1 times"]);
  });

  test("is told from the words beside a name, also where they touch; a genitive is of the name", () => {
    expect(decide(["mw.<Loïs>,<Bo>s moeder"], "Mw", "lois", "bos", "moeder")).toEqual([
      "keep: in persons' names 0 of 1 times",
      "name: in persons' names 1 of 1 times",
      "name: in persons' names 1 of 1 times",
      "keep: in persons' names 0 of 1 times",
    ]);
  });

  test("that the notes lack is a name if somebody is called so", () => {
    expect(decide(["Niets."], "Bakker", "Pruim")).toEqual([
      "name: never in the notes, but in a person's name",
      "keep: no word of the notes, nor of a person's name",
    ]);
  });

  test("is kept as an initial, a particle, or without letters", () => {
    expect(decide(["<L.Th. van der Molen>, gr {LM}."], "Th", "LM", "L", "van", "De", "12")).toEqual([
      "keep: in persons' names 0 of 1 times",
      "keep: in persons' names 0 of 1 times",
      "keep: one letter",
      "keep: a particle of surnames",
      "keep: a particle of surnames",
      "keep: no letters",
    ]);
  });

  test("of few small letters is a name if the model says it where words stand, and somebody is often called so", () => {
    const predicted = { surface: "iva", isInner: true, isPredicted: true };
    expect(decide(["<Iva> slaapt. ".repeat(10)], predicted)).toEqual(["name: in persons' names 10 of 10 times"]);
    expect(decide(["<Iva> slaapt. ".repeat(9)], predicted)).toEqual(["keep: few small letters: words hold them"]);
    expect(decide(["<Iva> slaapt. ".repeat(10)], inner("iva"))).toEqual(["keep: few small letters: words hold them"]);
  });

  test("of few small letters is kept, since words begin with it or hold it", () => {
    expect(decide(["<Bo> en <Jan>."], "bo", "Bo", "jan", inner("jan"), inner("Jan"))).toEqual([
      "keep: few small letters: words hold them",
      "name: in persons' names 1 of 1 times",
      "name: in persons' names 1 of 1 times",
      "keep: few small letters: words hold them",
      "name: in persons' names 1 of 1 times",
    ]);
  });

  test("inside words is a name only as the whole of one", () => {
    const notes = ["<Bo> en <Loïs> met <Molenaar>"];
    expect(decide(notes, inner("loïs"), inner("molena"), inner("naar"))).toEqual([
      "name: in persons' names 1 of 1 times",
      "keep: no word of the notes, nor of a person's name",
      "keep: no word of the notes, nor of a person's name",
    ]);
  });

  test("of several words is a name if one of them is", () => {
    expect(decide(["<Bo Molen>"], "de-Molen")).toEqual(["name: in persons' names 1 of 1 times"]);
  });
});

describe("over a generated corpus", () => {
  let corpus: Corpus;
  beforeAll(() => {
    corpus = generateCorpus({ seed: 4, patients: 12, sentences: 400 });
  });

  test("names are what stands in mentions, and the other words are kept", () => {
    const inside = new Set<string>();
    const outside = new Set<string>();
    for (const { document, mentions } of corpus.notes) {
      const persons = mentions.filter(({ label }) => label === "PERSON");
      for (const { 0: word, index } of document.text.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
        const isInside = persons.some(({ start, end }) => start < index + word.length && end > index);
        (isInside ? inside : outside).add(foldWord(word));
      }
    }
    const decisionsOf = (words: Iterable<string>) =>
      reviewByTruth(
        corpus,
        [...words].map((surface) => ({ surface, isInner: false })),
      );
    const never = decisionsOf([...outside].filter((word) => !inside.has(word)));
    expect(never.every(({ decision }) => decision === "keep")).toBe(true);
    const always = decisionsOf([...inside].filter((word) => !outside.has(word)));
    const kept = always.filter(({ decision }) => decision === "keep").map(({ reason }) => reason);
    expect(always.length).toBeGreaterThan(50);
    // Small letters: the words are folded here. Initials stand in names and are kept.
    const others = kept.filter((reason) => !/^(?:a particle|few small letters|in persons' names 0 of)/.test(reason));
    expect(others).toEqual([]);
    expect(kept.length).toBeLessThan(always.length / 2);
  });
});
