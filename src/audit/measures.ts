import type { ATTACKS } from "./audit-ids.ts";
import type { Measure } from "./measure.ts";
import { ATTACK_MEASURES } from "./measures/attack-measures.ts";
import { LEAK_MEASURES } from "./measures/leak-measures.ts";
import { NOTES_MEASURES } from "./measures/notes-measures.ts";
import { RESIDUE_MEASURES } from "./measures/residue-measures.ts";
import { UTILITY_MEASURES } from "./measures/utility-measures.ts";

/** Rank that the limits are meant for, as Verkijk & Vossen 2022 looked at. */
export const DEFAULT_K = 20;

/** The one registry of figures, in the order of reports. A new one is added to a file of `measures/`, and to the catalogues. */
export const MEASURES = {
  ...LEAK_MEASURES,
  ...ATTACK_MEASURES,
  ...UTILITY_MEASURES,
  ...NOTES_MEASURES,
  ...RESIDUE_MEASURES,
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureId = keyof typeof MEASURES;

/** Figures of the attacks and of step 1, whose words have files of their own. */
export type AttackMeasureId = {
  [Id in MeasureId]: (typeof MEASURES)[Id]["audit"] extends (typeof ATTACKS)[number] | "de-identification" ? Id : never;
}[MeasureId];

/** All ids, in the order of reports. */
export const MEASURE_IDS = Object.keys(MEASURES) as readonly MeasureId[];

/** What the registry has of a measure. */
export function measureOf(id: MeasureId): Measure {
  return MEASURES[id];
}

/** The limit of a measure that has one, as a number. */
export function limitOf(id: MeasureId): number {
  const { limit } = measureOf(id);
  if (limit === undefined) throw new RangeError(`${id} has no limit`);
  return limit.value;
}
