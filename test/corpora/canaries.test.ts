import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { REPETITIONS } from "../../corpora/canaries/canary.ts";
import { plantCanaries, type PlantedCorpus } from "../../corpora/canaries/plant-canaries.ts";
import { truthOfHalf } from "../../corpora/canaries/truth-of-half.ts";
import { corpusDigest } from "../../corpora/digest.ts";
import { generateCorpus } from "../../corpora/generate.ts";
import { halvesOf, takeHalf } from "../../corpora/halves.ts";
import { writeCorpus } from "../../corpora/write.ts";
import { writeCanaryTruth } from "../../corpora/write-truth.ts";
import { candidatesFor } from "../../src/audit/exposure/exposure.ts";
import { readCanaries } from "../../src/probe/contexts/read-canaries.ts";
import type { Canary } from "../../src/formats/canary-truth.ts";
import { createPhraseFinder } from "../../src/text/phrase-finder.ts";

const plain = generateCorpus({ patients: 60, sentences: 4_000, seed: 3 });
let planted: PlantedCorpus;
let directory: string;

beforeAll(async () => {
  planted = plantCanaries(plain, 2);
  directory = await mkdtemp(join(tmpdir(), "canaries-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const textOf = ({ corpus }: PlantedCorpus, split: string) =>
  corpus.notes.filter((note) => note.split === split).map(({ document }) => document.text);
/** Whether a text holds a phrase as whole words; the notes have one space between words. */
const holds = (phrase: string) => {
  const escaped = phrase.replaceAll(/[.*+?^${}()|[\]\\/]/gu, "\\$&").replaceAll(" ", "\\s+");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}_])${escaped}(?![\\p{L}\\p{N}\\p{M}_])`, "iv");
  return (text: string) => pattern.test(text);
};
const written = ({ text, secret }: Canary) => text.replace("<mask>", () => secret);

describe("planted people", () => {
  test("stand in as many seen notes as the truth says, and in no other", () => {
    const [seen, unseen] = [textOf(planted, "seen"), textOf(planted, "unseen")];
    for (const canary of planted.truth.canaries) {
      const sentence = written(canary);
      expect(seen.filter((text) => text.includes(sentence))).toHaveLength(canary.repetitions);
      expect(unseen.some((text) => text.includes(sentence))).toBe(false);
    }
    const levels = planted.truth.canaries.filter(({ kind }) => kind === "name").map(({ repetitions }) => repetitions);
    for (const level of REPETITIONS) expect(levels.filter((one) => one === level)).toHaveLength(2);
    expect(levels.filter((one) => one === 0)).toHaveLength(2 * REPETITIONS.length);
  });

  test("are marked as persons, every letter, and the rest of the notes is as it was", () => {
    for (const [index, note] of planted.corpus.notes.entries()) {
      const before = plain.notes[index]?.document.text as string;
      expect(note.document.text.startsWith(before)).toBe(true);
      for (const { start, end, form, person } of note.mentions.filter((one) => one.form === "canary")) {
        const named = planted.truth.canaries.find((one) => one.kind === "name" && one.person === person);
        expect(note.document.text.slice(start, end)).toBe(named?.secret);
        expect(start).toBeGreaterThanOrEqual(before.length);
        expect(form).toBe("canary");
      }
    }
  });

  test("stand in the notes of one half of the patients alone", () => {
    const halves = halvesOf(plain.patients);
    const found = new Map<string, Set<string | undefined>>();
    for (const { document, mentions } of planted.corpus.notes)
      for (const { person, form } of mentions)
        if (form === "canary" && person !== null)
          found.set(person, (found.get(person) ?? new Set()).add(halves.get(document.meta["patient"] as string)));
    expect(found.size).toBe(2 * REPETITIONS.length);
    for (const ofPerson of found.values()) expect(ofPerson.size).toBe(1);
  });

  test("have candidates that nobody has and no note holds", () => {
    const { candidates, canaries } = planted.truth;
    const all = plain.notes.map(({ document }) => document.text).join("\n");
    for (const kind of ["name", "identifier", "phrase"] as const) {
      const secrets = new Set(canaries.filter((one) => one.kind === kind).map(({ secret }) => secret));
      expect(new Set(candidates[kind]).size).toBe(4096);
      expect(candidates[kind].some((one) => secrets.has(one))).toBe(false);
    }
    for (const kind of ["name", "identifier", "phrase"] as const)
      expect(createPhraseFinder(candidates[kind]).find(all).size).toBe(0);
  });

  test("have facts that the notes hold, in as many as they say, and controls that none holds", () => {
    const { facts } = planted.truth;
    const notes = textOf(planted, "seen");
    expect(facts.filter((one) => one.notes > 0).length).toBeGreaterThan(2 * REPETITIONS.length);
    for (const { name, conditions, notes: said } of facts) {
      const named = notes.filter(holds(name));
      expect(named).toHaveLength(said);
      if (said === 0) continue;
      expect(conditions.length).toBeGreaterThan(0);
      for (const condition of conditions) expect(named.some(holds(condition))).toBe(true);
    }
  });

  test("are controls where a half does not hold them", () => {
    const half = takeHalf(planted.corpus, "A");
    const truth = truthOfHalf(planted.truth, half);
    const seen = half.notes.filter(({ split }) => split === "seen").map(({ document }) => document.text);
    for (const canary of truth.canaries)
      expect(seen.filter((text) => text.includes(written(canary)))).toHaveLength(canary.repetitions);
    const levels = (one: PlantedCorpus["truth"]) => one.canaries.filter(({ repetitions }) => repetitions > 0).length;
    expect(levels(truth)).toBe(levels(planted.truth) / 2);
    for (const { name, notes } of truth.facts) expect(seen.filter(holds(name))).toHaveLength(notes);
  });

  test("have names to be ranked among enough for a single name to be exposed", () => {
    const { candidates, canaries } = plantCanaries(plain, 20).truth;
    const names = canaries.filter(({ kind }) => kind === "name");
    expect(candidatesFor(names.filter(({ repetitions }) => repetitions > 0).length)).toBe(6400);
    expect(new Set([...candidates.name, ...names.map(({ secret }) => secret)]).size).toBe(6400 + names.length);
    expect(candidates.identifier).toHaveLength(4096);
  });

  test("need notes enough", () => {
    const few = generateCorpus({ patients: 6, sentences: 100, seed: 3 });
    expect(() => plantCanaries(few, 1)).toThrow(/notes of the seen split are needed in each half/);
  });
});

test("the truth is written for its owner alone, as the audit reads it, and the manifest of a plain corpus does not know of it", async () => {
  const out = join(directory, "notes");
  await writeCorpus(plain, out);
  const path = await writeCanaryTruth(planted.truth, out);
  expect(JSON.parse(await readFile(path, "utf8"))).toEqual(planted.truth);
  const { schemaVersion: _, ...truth } = planted.truth;
  expect(await readCanaries(path)).toEqual(truth);
  if (process.platform !== "win32") expect((await stat(path)).mode & 0o77).toBe(0);
  expect(await readFile(join(out, "manifest.json"), "utf8")).not.toMatch(/canar|half/);
});

test("a half has the notes of half of the patients of each split, the other half the rest, and nothing is lost", () => {
  const [a, b] = [takeHalf(planted.corpus, "A"), takeHalf(planted.corpus, "B")];
  const seen = (corpus: typeof a) =>
    new Set(corpus.notes.filter(({ split }) => split === "seen").map((note) => note.document.id));
  const [ofA, ofB] = [seen(a), seen(b)];
  expect(ofA.size + ofB.size).toBe(plain.notes.length);
  for (const id of ofA) expect(ofB.has(id)).toBe(false);
  for (const split of ["seen", "unseen"] as const) {
    const ids = plain.notes.filter((note) => note.split === split).map(({ document }) => document.id);
    const share = ids.filter((id) => ofA.has(id)).length / ids.length;
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.65);
  }
  const digest = (corpus: typeof a) =>
    corpusDigest(corpus.notes.map(({ document }) => ({ path: document.id, text: document.text })));
  expect(digest(a)).toBe(digest(planted.corpus));
  for (const person of a.people.filter(({ relativeOf }) => relativeOf !== undefined))
    expect(person.split).toBe(a.people.find(({ id }) => id === person.relativeOf)?.split);
});
