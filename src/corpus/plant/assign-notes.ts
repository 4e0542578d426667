import { createRandom, type Random } from "../../base/random.ts";
import type { Half } from "../patients/part-of-patient.ts";
import type { PlantedPerson } from "./planted-person.ts";
import type { NotesOfHalves } from "./survey-notes.ts";

/** Who is written into which note: by half, by the note's place among the notes of that half, from 0. */
export type Assignment = Readonly<Record<Half, ReadonlyMap<number, readonly PlantedPerson[]>>>;

/** Draws as many notes of the person's half as they have repetitions; `notes` are enough. */
export function assignNotes(people: readonly PlantedPerson[], notes: NotesOfHalves, seed: number): Assignment {
  const assigned = { "half-a": new Map<number, PlantedPerson[]>(), "half-b": new Map<number, PlantedPerson[]>() };
  for (const person of people) {
    const ofHalf = assigned[person.half];
    for (const note of drawDistinct(
      person.repetitions,
      notes[person.half],
      createRandom(seed, `notes of ${person.id}`),
    )) {
      const known = ofHalf.get(note);
      if (known === undefined) ofHalf.set(note, [person]);
      else known.push(person);
    }
  }
  return assigned;
}

/** `count` different numbers under `limit` (Floyd's method: nothing of the size of `limit` is held). */
function drawDistinct(count: number, limit: number, random: Random): ReadonlySet<number> {
  const drawn = new Set<number>();
  for (let last = limit - count; last < limit; last++) {
    const number = random.int(last + 1);
    drawn.add(drawn.has(number) ? last : number);
  }
  return drawn;
}
