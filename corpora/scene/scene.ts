import { createRandom, type Random } from "../../src/base/random.ts";
import type { Person, Profession } from "../names/person.ts";
import type { Patient } from "../population.ts";

/** How one clinician types. */
export interface Style {
  /** Probability that a line begins in lower case. */
  readonly lowerStart: number;
  /** Probability that a line ends without a full stop. */
  readonly openEnd: number;
  /** Typing errors per word of four letters or more. */
  readonly typoRate: number;
}

/** What a note is written from: who, when, by whom, and what is the matter today. */
export interface Scene {
  readonly patient: Patient;
  readonly author: Person;
  /** Days since 1970-01-01. */
  readonly day: number;
  /** Minutes since midnight. */
  readonly minute: number;
  readonly style: Style;
  /** The problem of the day, one of the patient's conditions. */
  readonly problem: string;
  readonly random: Random;
}

/** The clinician's style, the same in all their notes. */
export function styleOf(seed: number, author: Person): Style {
  const random = createRandom(seed, `style:${author.id}`);
  return {
    lowerStart: random.chance(0.25) ? 0.8 : 0.1,
    openEnd: random.chance(0.3) ? 0.8 : 0.15,
    typoRate: 0.004 + 0.022 * random.next(),
  };
}

/** Somebody of the patient's team with one of these professions; the first profession that has anybody else than `except`. */
export function pickClinician(
  patient: Patient,
  professions: readonly Profession[],
  random: Random,
  except?: Person,
): Person {
  const candidates = random.shuffle(professions).flatMap((profession) => {
    const members = patient.team.get(profession) ?? [];
    return members.length === 0 ? [] : [members[random.chance(0.55) ? 0 : random.int(members.length)] as Person];
  });
  const found = candidates.find((person) => person.id !== except?.id) ?? candidates[0];
  if (found === undefined) throw new RangeError(`no clinician for ${professions.join(", ")}`);
  return found;
}

/** The patient's age in whole years on the day of the note. */
export function ageAt(patient: Patient, day: number): number {
  return Math.floor((day - patient.birthDay) / 365.25);
}
