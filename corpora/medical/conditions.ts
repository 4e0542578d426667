import { readEponym } from "./read-eponym.ts";
import { oneOf, readTable } from "./read-table.ts";
import { SPECIALTIES, type Specialty } from "./specialty.ts";

/** A disease, injury or disorder as a Dutch clinician writes it. */
export interface Condition {
  readonly term: string;
  readonly specialty: Specialty;
  /** Whether it belongs in a history for life rather than to one episode. */
  readonly chronic: boolean;
  /** The surname part of a term named after somebody, a substring of `term`. */
  readonly eponym?: string;
}

/** Every condition, grouped by specialty. */
export const CONDITIONS: readonly Condition[] = readTable("conditions", 3).map(([specialty, course, marked]) => ({
  ...readEponym(marked as string),
  specialty: oneOf(SPECIALTIES, specialty),
  chronic: oneOf(["lasting", "passing"], course) === "lasting",
}));
