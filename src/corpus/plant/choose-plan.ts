import { UnnameError } from "../../base/errors.ts";
import type { NotesOfHalves } from "./survey-notes.ts";

/** Notes that hold a planted person, unless `people` and `repetitions` say otherwise. */
export const REPETITIONS: readonly number[] = [1, 5, 10, 50];
/** People for each number of repetitions. */
export const MOST_PEOPLE = 100;
/** Of fewer people `audit --plan` says that exposure cannot pass. */
export const LEAST_PEOPLE = 40;

/** How many people are planted how often. */
export interface PlantingPlan {
  readonly repetitions: readonly number[];
  readonly perRepetition: number;
  /** Sentences for people: what an audit will not be able to show. */
  readonly warnings: readonly string[];
}

/**
 * As many people as are asked for; else up to {@link MOST_PEOPLE} for each number of repetitions, so that there is at most one for each note on average,
 * with fewer numbers of repetitions where that would be under {@link LEAST_PEOPLE}. Throws `usage` if a half has fewer notes than a person is to be in.
 */
export function choosePlan(
  notes: NotesOfHalves,
  asked: { readonly repetitions?: readonly number[]; readonly people?: number },
): PlantingPlan {
  const total = notes["half-a"] + notes["half-b"];
  const fewest = Math.min(notes["half-a"], notes["half-b"]);
  let repetitions = [...new Set(asked.repetitions ?? REPETITIONS)].sort((a, b) => a - b);
  const sum = () => repetitions.reduce((all, one) => all + one, 0);
  const most = () => Math.min(MOST_PEOPLE, Math.floor(total / sum()));
  const isTooMuch = () => (repetitions.at(-1) as number) > fewest || (asked.people ?? most()) < LEAST_PEOPLE;
  if (asked.repetitions === undefined && asked.people === undefined)
    while (repetitions.length > 1 && isTooMuch()) repetitions = repetitions.slice(0, -1);
  const largest = repetitions.at(-1) as number;
  const perRepetition = asked.people ?? most();
  if (largest > fewest || perRepetition < 1)
    throw new UnnameError(
      "usage",
      `plant: expected at least ${largest} notes in each half of the patients, found ${fewest}. Give more notes, or smaller --repetitions.`,
      { details: { expected: largest, found: fewest } },
    );
  const left = asked.repetitions === undefined ? REPETITIONS.filter((one) => !repetitions.includes(one)) : [];
  return {
    repetitions,
    perRepetition,
    warnings: [
      ...(left.length > 0 ? [`too few notes (${total}) for people in ${left.join(" or ")} notes: what so many repetitions do is not measured.`] : []), // prettier-ignore
      ...(perRepetition < LEAST_PEOPLE
        ? [
            `${perRepetition} people for each number of repetitions: exposure cannot pass with fewer than ${LEAST_PEOPLE}.`,
          ]
        : []),
    ],
  };
}
