import { readEponym } from "./read-eponym.ts";
import { oneOf, readTable } from "./read-table.ts";
import { SPECIALTIES, type Specialty } from "./specialty.ts";

const KINDS = ["operatie", "onderzoek", "behandeling", "beeldvorming", "lab"] as const;

/** What sort of act a procedure is. */
export type ProcedureKind = (typeof KINDS)[number];

/** Something done to or determined for a patient: an operation, test, treatment, scan or laboratory value. */
export interface Procedure {
  readonly term: string;
  readonly specialty: Specialty;
  readonly kind: ProcedureKind;
  /** The surname part of a term named after somebody, a substring of `term`. */
  readonly eponym?: string;
}

/** Every procedure, grouped by specialty and kind. */
export const PROCEDURES: readonly Procedure[] = readTable("procedures", 3).map(([specialty, kind, marked]) => ({
  ...readEponym(marked as string),
  specialty: oneOf(SPECIALTIES, specialty),
  kind: oneOf(KINDS, kind),
}));
