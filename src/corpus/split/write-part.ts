import { UnnameError } from "../../base/errors.ts";
import type { StagedFolder } from "../../base/staged-folder.ts";
import { openRecordFile } from "../../formats/records/open-record-file.ts";
import type { CorpusRecord } from "../../formats/records/record-codec.ts";
import { toDocuments } from "../execute/to-documents.ts";
import type { FoundFile } from "../find-corpus-files.ts";
import type { Half } from "../patients/part-of-patient.ts";
import type { PatientOf } from "../patients/patient-of.ts";
import { readCorpusFile, type ReadCorpusOptions, recordOptions, textFieldsOf } from "../read-corpus.ts";
import type { SplitFile } from "./find-split-files.ts";

/** A part of the notes: a folder of the output. */
export type Part = "seen" | "unseen" | Half;

/** The parts that a patient's notes are in. */
export type PartsOf = (patient: string) => readonly Part[];

/** Takes each document of a file. */
export type SplitDocuments = (id: string, patient: string) => void;

/** Reads a file once. Throws what reading and `patientOf` throw. */
export async function surveyFile(
  { found, reading }: SplitFile,
  patientOf: PatientOf,
  see: SplitDocuments,
): Promise<void> {
  for await (const { documents } of readCorpusFile(found, reading))
    for (const document of documents) see(document.id, patientOf(document));
}

/** Writes the records of a part, under the path that `found` has; a record without text is in the part of its group, or without one in the first. */
export async function writePart(
  folder: StagedFolder,
  found: FoundFile & { readonly original: string },
  reading: ReadCorpusOptions,
  patientOf: PatientOf,
  partsOf: PartsOf,
  part: Part,
): Promise<void> {
  const records = await openRecordFile(found.file, recordOptions(found, reading));
  const textFields = textFieldsOf(reading);
  const isKept = (record: CorpusRecord): boolean => {
    const documents = toDocuments([record], { path: found.original, format: found.format, textFields });
    const [first, ...others] = documents.map(({ document }) => partsOf(patientOf(document)).includes(part));
    if (first === undefined && record.group !== undefined) return partsOf(record.group).includes(part);
    if (first === undefined) return part === "seen" || part === "half-a";
    if (others.every((own) => own === first)) return first;
    throw new UnnameError(
      "input-format",
      `${found.original}, record ${record.number}: expected texts of one patient, or of patients of one part, found others. Give each patient a record.`,
      { details: { path: found.original, record: record.number } },
    );
  };
  try {
    await folder.write(found.path, records.select?.(isKept) ?? noRecords());
  } finally {
    await records.close();
  }
}

async function* noRecords(): AsyncGenerator<Uint8Array, void, void> {}
