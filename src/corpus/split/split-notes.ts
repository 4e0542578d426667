import { join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { privateDirectoryOf, toJsonLines, writeFileAtomic } from "../../base/files.ts";
import { openPatients, type PatientOf, type PatientSource } from "../patients/patient-of.ts";
import { HALVES, halfOf, isHeldBack } from "../patients/part-of-patient.ts";
import { noDocumentsIn, type ReadCorpusOptions } from "../reading/read-corpus.ts";
import { fillFolders, requireFree } from "../output-folders.ts";
import { findSplitFiles, type SplitFile } from "./find-split-files.ts";
import {
  copyNote,
  isWholeFile,
  type Part,
  type PartsOf,
  type SplitDocuments,
  surveyFile,
  writePart,
} from "./write-part.ts";

export interface SplitOptions extends PatientSource, Pick<ReadCorpusOptions, "format" | "textField"> {
  /** Files or folders of notes, before or after step 1. */
  readonly inputs: readonly string[];
  readonly outputDirectory: string;
  /** Default: the output folder's name plus `.private`. */
  readonly privateDirectory?: string;
  /** Writes two halves of the patients. */
  readonly halves?: boolean;
  /** Share of the patients whose notes are held back, over 0 and under 1. */
  readonly unseen?: number;
  /** Where the models of the two halves will be: the list of their documents is written into the private folder of each. */
  readonly models?: readonly string[];
  readonly seed: number;
  readonly skipUnknown?: boolean;
  readonly force?: boolean;
}

/** What was written, without a name. */
export interface SplitResult {
  readonly outputDirectory: string;
  readonly privateDirectory: string;
  /** For `--patients` (private). */
  readonly patientsFile: string;
  readonly parts: readonly { readonly part: Part; readonly patients: number; readonly documents: number }[];
}

/**
 * Writes notes in parts by patient, in the same format and under the same paths: `seen` and `unseen`, `half-a` and `half-b`. No patient is in both of two.
 * In files with several records an empty line stands for each record of another part, and Parquet says which row each was, so that a document has the same id
 * in every part. The part is a function of patient and seed alone. The private folder has `patients.jsonl` and `half-a/members.txt`, as audits read them. Throws `usage` for nothing
 * to do, a part without notes, and a document that two inputs have; `output-exists` without `force`, and what reading throws.
 */
export async function splitNotes(options: SplitOptions): Promise<SplitResult> {
  const { inputs, outputDirectory, seed, unseen, halves = false, models = [] } = options;
  const privateDirectory = await requireFree(options);
  const parts: Part[] = [...(unseen === undefined ? [] : (["seen", "unseen"] as const)), ...(halves ? HALVES : [])];
  if (parts.length === 0) throw new UnnameError("usage", "split: expected --halves, --unseen SHARE, or both.");
  if (models.length > 0 && (!halves || models.length !== HALVES.length))
    throw new UnnameError("usage", `split: --models are for --halves: expected two folders, found ${models.length}.`);
  const partsOf: PartsOf = (patient) => [
    ...(unseen === undefined ? [] : [isHeldBack(patient, seed, unseen) ? ("unseen" as const) : ("seen" as const)]),
    ...(halves ? [halfOf(patient, seed)] : []),
  ];
  const files = await findSplitFiles(options);
  const documents = await surveyAll(files, options, partsOf);
  const result = parts.map((part) => describePart(part, documents, partsOf));
  if (documents.patients.size === 0) throw noDocumentsIn(inputs);
  for (const { part, patients } of result) if (patients === 0) throw emptyPart(part, documents.patients.size);
  await fillFolders(outputDirectory, privateDirectory, async (output, priv) => {
    for (const file of files)
      for (const part of parts) {
        const own = { ...file.found, original: file.found.path, path: `${part}/${file.below}${file.found.path}` };
        if (!documents.partsOfFile.get(file)?.has(part)) continue;
        if (isWholeFile(file)) await copyNote(output, own);
        else await writePart(output, own, file.reading, { patientOf: documents.patientOf(file), partsOf }, part);
      }
    await priv.write(
      "patients.jsonl",
      toJsonLines([...documents.patients].map(([id, own]) => ({ id, documents: own }))),
    );
    for (const half of halves ? HALVES : [])
      await priv.write(`${half}/members.txt`, membersOf(half, documents, partsOf));
  });
  for (const [index, model] of models.entries())
    await writeFileAtomic(join(privateDirectoryOf(model), "members.txt"), membersOf(HALVES[index] ?? "half-b", documents, partsOf), { private: true }); // prettier-ignore
  return { outputDirectory, privateDirectory, patientsFile: join(privateDirectory, "patients.jsonl"), parts: result };
}

/** Everything that is known after one reading. */
interface Surveyed {
  /** Ids of documents by patient. */
  readonly patients: ReadonlyMap<string, readonly string[]>;
  readonly partsOfFile: ReadonlyMap<SplitFile, ReadonlySet<Part>>;
  readonly patientOf: (file: SplitFile) => PatientOf;
}

async function surveyAll(files: readonly SplitFile[], source: PatientSource, partsOf: PartsOf): Promise<Surveyed> {
  const patients = new Map<string, string[]>();
  const ids = new Set<string>();
  const partsOfFile = new Map<SplitFile, ReadonlySet<Part>>();
  const sources = new Map<string | undefined, PatientOf>();
  const patientOf = ({ reading: { groupField } }: SplitFile) => sources.get(groupField) as PatientOf;
  for (const file of files) {
    const { groupField } = file.reading;
    if (!sources.has(groupField)) sources.set(groupField, await openPatients({ ...source, ...(groupField !== undefined && { groupField }) })); // prettier-ignore
    const see: SplitDocuments = (id, patient) => {
      if (ids.has(id)) throw sameId(id);
      ids.add(id);
      const known = patients.get(patient);
      if (known === undefined) patients.set(patient, [id]);
      else known.push(id);
    };
    partsOfFile.set(file, await surveyFile(file, { patientOf: patientOf(file), partsOf }, see));
  }
  return { patients, partsOfFile, patientOf };
}

function describePart(part: Part, { patients }: Surveyed, partsOf: PartsOf) {
  const own = [...patients].filter(([patient]) => partsOf(patient).includes(part));
  return { part, patients: own.length, documents: own.reduce((sum, [, documents]) => sum + documents.length, 0) };
}

function membersOf(part: Part, { patients }: Surveyed, partsOf: PartsOf): string {
  return [...patients].flatMap(([patient, documents]) => (partsOf(patient).includes(part) ? documents.map((id) => `${id}\n`) : [])).join(""); // prettier-ignore
}

function emptyPart(part: Part, patients: number): UnnameError {
  return new UnnameError(
    "usage",
    `split: no patient of ${patients} is in the part ${part}. Give notes of more patients, or another --unseen or --seed.`,
    { details: { part, patients } },
  );
}

function sameId(id: string): UnnameError {
  return new UnnameError("usage", `${id}: two inputs have a document of this id. Rename the files of one.`, {
    details: { document: id },
  });
}
