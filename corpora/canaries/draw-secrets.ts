import { createRandom, type Random } from "../../src/base/random.ts";
import { createMrn } from "../identifiers.ts";
import { CONDITIONS } from "../medical/conditions.ts";
import { createPersonNames } from "../names/create-names.ts";
import { callName, fullSurname, type Person } from "../names/person.ts";
import { HOBBIES, JOBS } from "../phrases/social-facts.ts";
import type { SecretKind } from "../../src/formats/canary-truth.ts";
import { createPhraseFinder } from "../../src/text/phrase-finder.ts";
import { type CanaryPerson, REPETITIONS } from "./canary.ts";

/** Secrets that a true one is ranked among, at least. */
export const CANDIDATES = 4096;
/** Names for each planted one that let its first place be no chance: tried by two attackers, all of them at 2.5 % together by Holm's method. */
const NAMES_PER_PLANTED = 80;

/** Names drawn besides, for those that stand in a note by chance: about 1 in 3,000 does. */
const SPARE_NAMES = 128;

/** Conditions that are named after nobody: a recogniser would take the name in them for a person's. */
const PLAIN_CONDITIONS = CONDITIONS.filter(({ eponym }) => eponym === undefined).map(({ term }) => term);

const isOneWord = (phrase: string) => /^\p{Ll}+$/u.test(phrase);
const SINGLE_JOBS = JOBS.filter(isOneWord);
const SINGLE_HOBBIES = HOBBIES.filter(isOneWord);

/** Everybody to plant, as many controls, and the candidates. */
export interface DrawnSecrets {
  /** `perRepetition` people for each of {@link REPETITIONS}, in that order, then as many controls. */
  readonly people: readonly CanaryPerson[];
  readonly candidates: Readonly<Record<SecretKind, readonly string[]>>;
}

/**
 * Draws people and secrets. All secrets of a kind, true ones and candidates, are drawn alike and before anybody gets one, so that
 * without memory a true one has any rank among the candidates with the same probability. Names are ranked among as many as it takes to say of
 * a single planted one that it came first by no chance; those beyond {@link CANDIDATES} have a stream of their own, so that nothing else
 * depends on their number; as fewer than 2 % of draws are of a name already drawn, they are no rarer than the first ones. `taken`: names of people of the notes.
 * A candidate that stands in one of the `texts` all the same, by chance, is exchanged for one that does not.
 */
export function drawSecrets(
  seed: number,
  perRepetition: number,
  taken: ReadonlySet<string>,
  texts: readonly string[],
): DrawnSecrets {
  const count = perRepetition * REPETITIONS.length * 2;
  const total = CANDIDATES + count;
  const random = createRandom(seed, "canaries");
  const people = drawPeople(total, taken, random);
  const known = new Set([...taken, ...people.map(nameOf)]);
  const wanted = Math.max(CANDIDATES, NAMES_PER_PLANTED * (count / 2));
  const others = drawPeople(wanted - CANDIDATES + SPARE_NAMES, known, createRandom(seed, "more canary names"));
  const identifiers = drawDistinct(total, random, createMrn);
  const phrases = drawDistinct(total, random, drawPhrase);
  const conditions = random.shuffle(PLAIN_CONDITIONS);
  return {
    people: people.slice(0, count).map((person, index) => ({
      person,
      repetitions: REPETITIONS[Math.floor(index / perRepetition)] ?? 0,
      secrets: {
        name: nameOf(person),
        identifier: identifiers[index] as string,
        phrase: phrases[index] as string,
        // With replacement: several people have a common disease, and it stays among the candidates.
        condition: random.pick(conditions),
      },
    })),
    candidates: {
      name: withoutWritten([...people.slice(count), ...others].map(nameOf), texts).slice(0, wanted),
      identifier: withoutWritten(identifiers.slice(count), texts),
      phrase: withoutWritten(phrases.slice(count), texts),
      condition: conditions,
    },
  };
}

function withoutWritten(candidates: readonly string[], texts: readonly string[]): string[] {
  const { find } = createPhraseFinder(candidates);
  const written = new Set(texts.flatMap((text) => [...find(text)]));
  return candidates.filter((_, index) => !written.has(index));
}

/** The name that a planted person is written with. */
export function nameOf(person: Person): string {
  return `${callName(person)} ${fullSurname(person)}`;
}

function drawPeople(total: number, taken: ReadonlySet<string>, random: Random): Person[] {
  const people = new Map<string, Person>();
  while (people.size < total) {
    const gender = random.chance(0.5) ? "female" : "male";
    const id = `K${String(people.size + 1).padStart(4, "0")}`;
    const person: Person = { id, role: "patient", ...createPersonNames(gender, random), split: "seen" };
    const name = nameOf(person);
    if (!people.has(name) && !taken.has(name)) people.set(name, person);
  }
  return [...people.values()];
}

function drawDistinct(total: number, random: Random, draw: (random: Random) => string): string[] {
  const drawn = new Set<string>();
  while (drawn.size < total) drawn.add(draw(random));
  return [...drawn];
}

/** Three words that do not go together, as a password is made. */
function drawPhrase(random: Random): string {
  return [random.pick(SINGLE_JOBS), random.pick(SINGLE_HOBBIES), random.pick(SINGLE_JOBS)].join(" ");
}
