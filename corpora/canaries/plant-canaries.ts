import { UnnameError } from "../../src/base/errors.ts";
import { createRandom } from "../../src/base/random.ts";
import { createDocument } from "../../src/text/document.ts";
import type { Corpus, Note } from "../corpus.ts";
import { countNotes } from "../count.ts";
import { halvesOf, PLANTED_FORM } from "../halves.ts";
import type { Patient } from "../population.ts";
import type { Part } from "../text-builder.ts";
import { createTextBuilder } from "../text-builder.ts";
import type { Canary, SecretKind } from "../../src/formats/canary-truth.ts";
import type { CanaryPerson, PlantedTruth } from "./canary.ts";
import { drawSecrets, nameOf } from "./draw-secrets.ts";
import { factsInNotes, type PersonWithConditions } from "./facts-in-notes.ts";

/** Written where the secret stands, as contexts have it. */
const MASK = "<mask>";

/** The sentences of a person: the text around each place. */
const SENTENCES = {
  condition: ["", " is bekend met ", "."],
  identifier: ["Het dossiernummer van ", " is ", "."],
  phrase: ["Als codezin gebruikt ", ": ", "."],
} as const;

/** A corpus with people planted in it, and the truth about them. */
export interface PlantedCorpus {
  readonly corpus: Corpus;
  readonly truth: PlantedTruth;
}

/**
 * Plants `perRepetition` people for each number of repetitions: their three sentences (condition, identifier, phrase) are added, each
 * on a line, at the end of as many notes of the seen split. All notes of one person are about patients of one half (see `halvesOf`), so that a
 * model of the other half never saw them. As many other people are drawn alike and written nowhere: controls. The notes stay what they
 * were but for the lines added. Throws `usage` if a half has too few notes.
 */
export function plantCanaries(corpus: Corpus, perRepetition: number): PlantedCorpus {
  const { seed } = corpus.options;
  const taken = new Set(corpus.people.map(nameOf));
  const texts = corpus.notes.map(({ document }) => document.text);
  const { people, candidates } = drawSecrets(seed, perRepetition, taken, texts);
  const halves = halvesOf(corpus.patients);
  const notesOf = { A: [] as number[], B: [] as number[] };
  for (const [index, { document, split }] of corpus.notes.entries()) {
    if (split === "seen") notesOf[halves.get(document.meta["patient"] as string) ?? "A"].push(index);
  }
  const additions = new Map<number, CanaryPerson[]>();
  for (const [index, person] of people.entries()) {
    const notes = notesOf[index % 2 === 0 ? "A" : "B"];
    if (notes.length < person.repetitions) throw tooFewNotes(notes.length, person.repetitions);
    const chosen = createRandom(seed, `canary notes:${person.person.id}`).shuffle(notes).slice(0, person.repetitions);
    for (const note of chosen) additions.set(note, [...(additions.get(note) ?? []), person]);
  }
  const notes = corpus.notes.map((note, index) => addSentences(note, additions.get(index) ?? []));
  const planted = people.filter(({ repetitions }) => repetitions > 0).map(({ person }) => person);
  return {
    corpus: {
      ...corpus,
      options: { ...corpus.options, canaries: perRepetition },
      notes,
      people: [...corpus.people, ...planted],
      counts: countNotes(notes),
    },
    truth: {
      schemaVersion: 1,
      candidates,
      canaries: people.flatMap(canariesOf),
      facts: factsInNotes([...corpus.patients.map(withConditions), ...people.map(plantedWithConditions)], notes),
    },
  };
}

function addSentences(note: Note, people: readonly CanaryPerson[]): Note {
  if (people.length === 0) return note;
  const builder = createTextBuilder();
  for (const person of people) builder.append(sentencesOf(person));
  const { id, text, meta } = note.document;
  const before = text.endsWith("\n") ? text : `${text}\n`;
  const placed = builder
    .mentions()
    .map((mention) => ({ ...mention, start: mention.start + before.length, end: mention.end + before.length }));
  return {
    ...note,
    document: createDocument(id, before + builder.text(), meta),
    mentions: [...note.mentions, ...placed],
  };
}

function sentencesOf({ person, secrets }: CanaryPerson): Part[] {
  const name: Part = { surface: secrets.name, label: "PERSON", person: person.id, form: PLANTED_FORM };
  return (["condition", "identifier", "phrase"] as const).flatMap((kind) => {
    const [before, between, after] = SENTENCES[kind];
    return [before, name, between, secrets[kind], `${after}\n`];
  });
}

/** The sentences with each secret masked in turn; the name is asked for where the condition stands. */
function canariesOf({ person, secrets, repetitions }: CanaryPerson): Canary[] {
  const text = (kind: keyof typeof SENTENCES, name: string, secret: string) => {
    const [before, between, after] = SENTENCES[kind];
    return before + name + between + secret + after;
  };
  const texts: Readonly<Record<SecretKind, string>> = {
    name: text("condition", MASK, secrets.condition),
    condition: text("condition", secrets.name, MASK),
    identifier: text("identifier", secrets.name, MASK),
    phrase: text("phrase", secrets.name, MASK),
  };
  return (Object.keys(texts) as SecretKind[]).map((kind) => ({
    id: `${person.id}-${kind}`,
    person: person.id,
    kind,
    text: texts[kind],
    secret: secrets[kind],
    repetitions,
  }));
}

function plantedWithConditions({ person, secrets, repetitions }: CanaryPerson): PersonWithConditions {
  return { person: person.id, name: secrets.name, conditions: [secrets.condition], isSeen: repetitions > 0 };
}

function withConditions({ person, conditions, split }: Patient): PersonWithConditions {
  const terms = conditions.map(({ term }) => term);
  return { person: person.id, name: nameOf(person), conditions: terms, isSeen: split === "seen" };
}

function tooFewNotes(found: number, needed: number): UnnameError {
  const message = `canaries: ${needed} notes of the seen split are needed in each half of the patients, found ${found}. Write more with --sentences.`;
  return new UnnameError("usage", message, { details: { found, needed } });
}
