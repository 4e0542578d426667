import { UnnameError } from "../../base/errors.ts";
import type { Document } from "../../text/document.ts";
import { EACH_DOCUMENT, readPatients } from "./read-patients.ts";

/** What says whose the documents are. */
export interface PatientSource {
  /** The field of a record with its patient. */
  readonly groupField?: string;
  /** See `readPatients`; `documents` if each is of another patient. It wins over the field. */
  readonly patientsFile?: string;
}

/** The patient of a document. Throws `input-format` for a document without one. */
export type PatientOf = (document: Document) => string;

/** Throws `usage` where nothing says whose the documents are, and what reading the list throws. */
export async function openPatients({ groupField, patientsFile }: PatientSource): Promise<PatientOf> {
  if (patientsFile === EACH_DOCUMENT) return ({ id }) => id;
  if (groupField === undefined && patientsFile === undefined)
    throw new UnnameError(
      "usage",
      "nothing says which patient each note belongs to: pass --group-field with a field of the records, --patients with a list, or --patients documents if each note is of another patient.",
    );
  const list = patientsFile === undefined ? undefined : await readPatients(patientsFile);
  return ({ id, meta }) => {
    const patient = list === undefined ? meta["group"] : list.get(id);
    if (patient !== undefined) return patient;
    throw new UnnameError(
      "input-format",
      `${id}: expected a patient for this document, found none in ${patientsFile ?? `the field ${groupField}`}. Add it there.`,
      { details: { document: id } },
    );
  };
}
