import { createRandom } from "../../base/random.ts";
import type { NoteLanguage } from "../../text/note-languages.ts";
import { HALVES, type Half } from "../patients/part-of-patient.ts";
import { drawNames } from "./draw-names.ts";
import { drawNumbers } from "./draw-numbers.ts";
import { drawPhrases } from "./draw-phrases.ts";
import type { DrawnPeople, PlantedPerson } from "./planted-person.ts";
import { type PlantedStyle, readPlantedStyle } from "./planted-style.ts";

/** Secrets that a true one is ranked among, at least. */
const CANDIDATES = 4096;
/** Names for each planted one that let its first place be no chance: tried by two attackers, all of them at 2.5 % together by Holm's method. */
const NAMES_PER_PLANTED = 80;
/** Drawn besides, for those that the notes hold by chance. */
const SPARE = 256;
/** Further names, as a share of those: many notes hold many names. */
const SPARE_NAMES = 0.1;

/** Names, numbers and phrases in an order that says nothing: the first become secrets of people, the others candidates. */
export interface DrawnSecrets {
  readonly names: readonly string[];
  readonly numbers: readonly string[];
  readonly phrases: readonly string[];
}

/** Enough for `planted` people and as many controls. The same language, number and seed give the same. */
export async function drawSecrets(language: NoteLanguage, planted: number, seed: number): Promise<DrawnSecrets> {
  const people = 2 * planted + SPARE;
  const wanted = Math.max(CANDIDATES, NAMES_PER_PLANTED * planted) + people;
  const names = await drawNames(language, wanted, createRandom(seed, "planted names"));
  // They come last, and are drawn with a seed of their own: no other name depends on how many there are.
  const spare = await drawNames(
    language,
    Math.ceil(SPARE_NAMES * wanted),
    createRandom(seed, "spare names"),
    new Set(names),
  );
  return {
    names: [...names, ...spare],
    numbers: drawNumbers(CANDIDATES + people, createRandom(seed, "planted numbers")),
    phrases: drawPhrases(
      (await readPlantedStyle(language)).words,
      CANDIDATES + people,
      createRandom(seed, "planted phrases"),
    ),
  };
}

/**
 * `perRepetition` people for each of `repetitions`, and as many controls in all. All secrets were drawn alike before any person got one, so that without
 * memory a true one has any rank among the candidates with the same probability. Every second person is of each half of the patients.
 */
export function dealSecrets(
  { names, numbers, phrases }: DrawnSecrets,
  { condition, number, phrase, conditions }: PlantedStyle,
  { perRepetition, repetitions, seed }: { perRepetition: number; repetitions: readonly number[]; seed: number },
): DrawnPeople {
  const random = createRandom(seed, "planted people");
  const planted = perRepetition * repetitions.length;
  const people = Array.from({ length: 2 * planted }, (_, index): PlantedPerson => ({
    id: `K${String(index + 1).padStart(4, "0")}`,
    name: names[index] as string,
    number: numbers[index] as string,
    phrase: phrases[index] as string,
    // Several people have a common illness, and it stays among the candidates.
    condition: random.pick(conditions),
    frames: { condition: random.pick(condition), number: random.pick(number), phrase: random.pick(phrase) },
    repetitions: index < planted ? (repetitions[Math.floor(index / perRepetition)] as number) : 0,
    half: HALVES[index % HALVES.length] as Half,
  }));
  const wanted = Math.max(CANDIDATES, NAMES_PER_PLANTED * planted);
  return {
    people,
    candidates: {
      name: names.slice(people.length, people.length + wanted),
      identifier: numbers.slice(people.length, people.length + CANDIDATES),
      phrase: phrases.slice(people.length, people.length + CANDIDATES),
      condition: conditions,
    },
  };
}
