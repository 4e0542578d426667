import { readEponym } from "./read-eponym.ts";
import { oneOf, readTable } from "./read-table.ts";
import { SPECIALTIES, type Specialty } from "./specialty.ts";

/** A symptom the patient tells or a sign the examiner finds. */
export interface Finding {
  readonly term: string;
  readonly specialty: Specialty;
  /** The surname part of a term named after somebody, a substring of `term`. */
  readonly eponym?: string;
}

/** Every symptom and sign, grouped by specialty. */
export const FINDINGS: readonly Finding[] = readTable("findings", 2).map(([specialty, marked]) => ({
  ...readEponym(marked as string),
  specialty: oneOf(SPECIALTIES, specialty),
}));
