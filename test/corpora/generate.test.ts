import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";

import type { Corpus, Note } from "../../corpora/corpus.ts";
import { corpusDigest } from "../../corpora/digest.ts";
import { generateCorpus } from "../../corpora/generate.ts";
import { isBsn } from "../../corpora/identifiers.ts";
import { EPONYMS } from "../../corpora/medical/eponyms.ts";
import { callName, fullSurname, type Person } from "../../corpora/names/person.ts";
import { NOTE_KINDS } from "../../corpora/notes/note-kinds.ts";
import { splitSentences } from "../../src/text/tokenise.ts";

const SMALL = { patients: 12, sentences: 400 };

function digestOf(corpus: Corpus): string {
  return corpusDigest(
    corpus.notes.map(({ document, split }) => ({ path: `${split}/${document.id}.txt`, text: document.text })),
  );
}

function peopleById(corpus: Corpus): Map<string, Person> {
  return new Map(corpus.people.map((person) => [person.id, person]));
}

test("the same seed gives the same notes, another seed others", () => {
  const digest = digestOf(generateCorpus({ ...SMALL, seed: 7 }));
  expect(digestOf(generateCorpus({ ...SMALL, seed: 7 }))).toBe(digest);
  expect(digestOf(generateCorpus({ ...SMALL, seed: 8 }))).not.toBe(digest);
});

describe("the notes of a seed", () => {
  const corpus = generateCorpus({ patients: 200, sentences: 20_000, seed: 3 });

  test("stay what they were: shipped models are trained on such notes", () => {
    expect(digestOf(corpus)).toBe("f7f527a4eea5546e4f6931e1e08e1b9f880eeb027a1cc9f95e4d78897af4d7c5");
  });

  test("have the Netherlands as a place wherever a sentence names them", () => {
    const named = corpus.notes.flatMap(({ document, mentions }) =>
      [...document.text.matchAll(/in Nederland\b/g)].map(({ index }) =>
        mentions.some(({ start, end, label }) => start === index + 3 && end === index + 12 && label === "GPE"),
      ),
    );
    expect(named.length).toBeGreaterThan(2);
    expect(named).not.toContain(false);
  });
});

test("more unseen sentences add notes of unseen patients and leave the others as they are", () => {
  const few = generateCorpus({ ...SMALL, seed: 7 });
  const unseenSentences = few.counts.sentences.unseen + 200;
  const more = generateCorpus({ ...SMALL, seed: 7, unseenSentences });
  expect(more.counts.sentences.unseen).toBeGreaterThanOrEqual(unseenSentences);
  expect(more.notes.slice(0, few.notes.length)).toEqual(few.notes);
  expect(more.notes.slice(few.notes.length).every(({ split }) => split === "unseen")).toBe(true);
  expect(new Set(more.notes.map(({ document }) => document.id)).size).toBe(more.notes.length);
  expect(generateCorpus({ sentences: 20, patients: 1, unseenSentences: 100 }).counts.sentences.unseen).toBe(0);
});

describe("for any seed", () => {
  const seeds = fc.integer({ min: 0, max: 1_000_000 });

  test("spans cut exactly the names", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const corpus = generateCorpus({ ...SMALL, seed });
        const people = peopleById(corpus);
        for (const note of corpus.notes) checkSpans(note, people);
      }),
      { numRuns: 25 },
    );
  });

  test("no note of one split names a patient or relative of the other", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const corpus = generateCorpus({ ...SMALL, seed });
        const people = peopleById(corpus);
        for (const { split, mentions } of corpus.notes) {
          for (const { person } of mentions)
            if (person !== null) expect(["both", split]).toContain(people.get(person)?.split);
        }
        for (const person of corpus.people) {
          if (person.relativeOf !== undefined) expect(person.split).toBe(people.get(person.relativeOf)?.split);
        }
      }),
      { numRuns: 10 },
    );
  });

  test("citizen service numbers pass the eleven test, in a range nobody has", () => {
    for (const { bsn } of generateCorpus(SMALL).patients) {
      expect(isBsn(bsn)).toBe(true);
      expect(bsn.startsWith("99")).toBe(true);
    }
  });
});

function checkSpans({ document, mentions }: Note, people: ReadonlyMap<string, Person>): void {
  let position = 0;
  for (const { start, end, label, person: id, form } of mentions) {
    expect(start).toBeGreaterThanOrEqual(position);
    expect(end).toBeGreaterThan(start);
    position = end;
    const surface = document.text.slice(start, end);
    expect(surface).toBe(surface.trim());
    expect(surface).not.toMatch(/[\n\d]/);
    if (label === "GPE") continue;
    const person = people.get(id as string) as Person;
    if (form.includes("misspelt")) continue;
    expect(isNameOf(surface, person), `${surface} (${form}) for ${callName(person)} ${fullSurname(person)}`).toBe(true);
  }
}

/** True if every word of the surface is one of the person's names, particles or initials. */
function isNameOf(surface: string, person: Person): boolean {
  const words = (text: string) =>
    text
      .replaceAll("İ", "I")
      .toUpperCase()
      .split(/[ ,.]+/)
      .filter((word) => word !== "");
  const own = new Set([...words(fullSurname(person)), ...words(callName(person)), ...words(person.initials)]);
  const letters = new Set([...own].flatMap((word) => [...word]));
  return words(surface).every(
    (word) => own.has(word) || (word.length <= 5 && [...word].every((letter) => letters.has(letter))),
  );
}

describe("the default corpus", () => {
  let corpus: Corpus;
  beforeAll(() => {
    corpus = generateCorpus();
  });

  test("is big enough, with enough probe sentences in both splits", () => {
    const { sentences, probeSentences } = corpus.counts;
    expect(sentences.seen + sentences.unseen).toBeGreaterThanOrEqual(60_000);
    expect(sentences.unseen / (sentences.seen + sentences.unseen)).toBeGreaterThan(0.2);
    expect(sentences.unseen / (sentences.seen + sentences.unseen)).toBeLessThan(0.3);
    expect(probeSentences.unseen).toBeGreaterThanOrEqual(4_000);
    expect(probeSentences.seen).toBeGreaterThanOrEqual(8_000);
  });

  test("has every kind of note", () => {
    expect(NOTE_KINDS.length).toBeGreaterThanOrEqual(12);
    expect(new Set(corpus.notes.map((note) => note.document.meta["kind"]))).toEqual(
      new Set(NOTE_KINDS.map((kind) => kind.name)),
    );
  });

  test("names people in about one sentence of three, and in hidden forms in about one mention of four", () => {
    let [sentences, named, mentions, hidden] = [0, 0, 0, 0];
    for (const { document, mentions: placed } of corpus.notes) {
      const people = placed.filter((mention) => mention.label === "PERSON");
      mentions += people.length;
      hidden += people.filter(({ form }) => /lower|upper|misspelt|glued|possessive|^initials$/.test(form)).length;
      for (const { start, end } of splitSentences(document.text)) {
        sentences++;
        if (people.some((mention) => mention.start >= start && mention.end <= end)) named++;
      }
    }
    expect(named / sentences).toBeGreaterThan(0.3);
    expect(named / sentences).toBeLessThan(0.42);
    expect(hidden / mentions).toBeGreaterThan(0.2);
    expect(hidden / mentions).toBeLessThan(0.3);
  });

  test("has every form of a name", () => {
    const found = new Set(corpus.notes.flatMap(({ mentions }) => mentions.flatMap(({ form }) => form.split("+"))));
    const forms = [
      "full",
      "title-surname",
      "title-full",
      "initials-surname",
      "given",
      "surname",
      "lower",
      "upper",
      "misspelt",
      "glued",
      "initials",
      "possessive",
      "sign-off",
      "header",
      "place",
      "in-sentence",
    ];
    expect([...found].sort()).toEqual(forms.sort());
  });

  test("repeats few sentences of 30 characters or more", () => {
    const sentences = corpus.notes.flatMap(({ document }) =>
      splitSentences(document.text)
        .filter(({ start, end }) => end - start >= 30)
        .map(({ start, end }) => document.text.slice(start, end)),
    );
    expect(new Set(sentences).size / sentences.length).toBeGreaterThanOrEqual(0.93);
  });

  test("mentions people by a steep law: the top 20 take 25 to 60 per cent", () => {
    const counts = new Map<string, number>();
    for (const { mentions } of corpus.notes) {
      for (const { person } of mentions) if (person !== null) counts.set(person, (counts.get(person) ?? 0) + 1);
    }
    const sorted = [...counts.values()].sort((a, b) => b - a);
    const share =
      sorted.slice(0, 20).reduce((sum, count) => sum + count, 0) / sorted.reduce((sum, count) => sum + count, 0);
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.6);
  });

  test("has eponymous diseases, none of them inside a person's span", () => {
    const eponyms = new Set(EPONYMS);
    const own = new Set(
      corpus.people.flatMap((person) => [...person.given, ...person.surname.split(/[- ]/), callName(person)]),
    );
    let outside = 0;
    for (const { document, mentions } of corpus.notes) {
      for (const match of document.text.matchAll(/\b(?:Parkinson|Crohn|Graves|Alzheimer|Addison|Bechterew)\b/g)) {
        const inside = mentions.some(
          ({ start, end, label }) => label === "PERSON" && match.index < end && match.index + match[0].length > start,
        );
        expect(inside && eponyms.has(match[0]) && !own.has(match[0])).toBe(false);
        if (!inside) outside++;
      }
    }
    expect(outside).toBeGreaterThan(100);
  });
});
