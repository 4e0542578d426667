import { createPhraseFinder } from "../../src/text/phrase-finder.ts";
import type { Corpus } from "../corpus.ts";
import type { PlantedTruth } from "./canary.ts";
import { factsInNotes } from "./facts-in-notes.ts";

/** The truth as it is for a model of one half of the patients (see `takeHalf`): people planted in the other half's notes are controls. */
export function truthOfHalf(truth: PlantedTruth, half: Corpus): PlantedTruth {
  const sentences = truth.canaries.map(({ text, secret }) => text.replace("<mask>", () => secret));
  const finder = createPhraseFinder(sentences);
  const repetitions = sentences.map(() => 0);
  for (const { document, split } of half.notes)
    if (split === "seen")
      for (const index of finder.find(document.text)) repetitions[index] = (repetitions[index] as number) + 1;
  const seen = new Set(half.people.flatMap(({ id, split }) => (split === "seen" ? [id] : [])));
  const people = truth.facts.map(({ person, name, conditions }) => ({
    person,
    name,
    conditions,
    isSeen: seen.has(person),
  }));
  return {
    ...truth,
    canaries: truth.canaries.map((canary, index) => ({ ...canary, repetitions: repetitions[index] as number })),
    facts: factsInNotes(people, half.notes),
  };
}
