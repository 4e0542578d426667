import { UnnameError } from "../../base/errors.ts";
import type { StagedFolder } from "../../base/files/staged-folder.ts";
import { standoffOf } from "../../formats/records/brat-record-file.ts";
import { openRecordFile } from "../../formats/records/open-record-file.ts";
import { type CorpusRecord, WHOLE_FILE } from "../../formats/records/record-codec.ts";
import { toDocuments } from "../execute/to-documents.ts";
import type { FoundFile } from "../reading/find-corpus-files.ts";
import type { Half } from "../patients/part-of-patient.ts";
import type { PatientOf } from "../patients/patient-of.ts";
import { copyInto } from "../plant/rewrite-file.ts";
import { type ReadCorpusOptions, recordOptions, textFieldsOf } from "../reading/read-corpus.ts";
import type { SplitFile } from "./find-split-files.ts";

/** A part of the notes: a folder of the output. */
export type Part = "seen" | "unseen" | Half;

/** The parts that a patient's notes are in. */
export type PartsOf = (patient: string) => readonly Part[];

/** Takes each document of a file. */
export type SplitDocuments = (id: string, patient: string) => void;

/** What says in which part a document is. */
interface Division {
  readonly patientOf: PatientOf;
  readonly partsOf: PartsOf;
}

/** Where text that is of no patient goes: each record is in one part of two. */
const FIRST_PARTS: readonly Part[] = ["seen", "half-a"];

/** Whether a file is one note. */
export function isWholeFile({ found: { format } }: SplitFile): boolean {
  return format === "txt" || format === "brat";
}

/** Reads a file once; gives the parts that its records are in. Throws what reading and `patientOf` throw, and `input-format` for a record of two parts. */
export async function surveyFile(file: SplitFile, division: Division, see: SplitDocuments): Promise<ReadonlySet<Part>> {
  const { found, reading } = file;
  const parts = new Set<Part>();
  const records = await openRecordFile(found.file, recordOptions(found, reading));
  try {
    for await (const batch of records.read(WHOLE_FILE))
      for (const record of batch) {
        for (const { document } of documentsOf(record, found, reading, found.path))
          see(document.id, division.patientOf(document));
        for (const part of partsOfRecord(record, { ...found, original: found.path }, reading, division))
          parts.add(part);
      }
  } finally {
    await records.close();
  }
  return parts.size === 0 && isWholeFile(file) ? new Set(FIRST_PARTS) : parts;
}

/** Writes the records of a part, under the path that `found` has; a record without text is in the part of its group, or without one in the first. */
export async function writePart(
  folder: StagedFolder,
  found: FoundFile & { readonly original: string },
  reading: ReadCorpusOptions,
  division: Division,
  part: Part,
): Promise<void> {
  const records = await openRecordFile(found.file, recordOptions(found, reading));
  const isKept = (record: CorpusRecord) => partsOfRecord(record, found, reading, division).includes(part);
  try {
    await folder.write(found.path, records.select?.(isKept) ?? noRecords());
  } finally {
    await records.close();
  }
}

/** Copies a file that is one note as it lies, and its annotations (BRAT). */
export async function copyNote(folder: StagedFolder, found: FoundFile): Promise<void> {
  const records = await openRecordFile(found.file, { format: found.format, compression: found.compression });
  await records.close();
  for (const file of records.paths) {
    const isNote = file === records.path;
    await copyInto(folder, { ...found, file, path: isNote ? found.path : standoffOf(found.path) });
  }
}

function documentsOf(record: CorpusRecord, { format }: FoundFile, reading: ReadCorpusOptions, path: string) {
  return toDocuments([record], { path, format, textFields: textFieldsOf(reading) });
}

function partsOfRecord(
  record: CorpusRecord,
  found: FoundFile & { readonly original: string },
  reading: ReadCorpusOptions,
  { patientOf, partsOf }: Division,
): readonly Part[] {
  const all = documentsOf(record, found, reading, found.original).map(({ document }) => partsOf(patientOf(document)));
  const [first] = all;
  if (first === undefined) return record.group === undefined ? FIRST_PARTS : partsOf(record.group);
  if (all.every((own) => own.every((part) => first.includes(part)))) return first;
  throw new UnnameError(
    "input-format",
    `${found.original}, record ${record.number}: expected texts of one patient, or of patients of one part, found others. Give each patient a record.`,
    { details: { path: found.original, record: record.number } },
  );
}

async function* noRecords(): AsyncGenerator<Uint8Array, void, void> {}
