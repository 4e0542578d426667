import { join } from "node:path";

import { readTextFile } from "../../base/files.ts";
import { withoutUndefined } from "../../base/without-undefined.ts";
import type { NoteLanguage } from "../../text/note-languages.ts";
import { openPatients, type PatientOf, type PatientSource } from "../patients/patient-of.ts";
import { EACH_DOCUMENT } from "../patients/read-patients.ts";
import { noDocumentsIn, type ReadCorpusOptions } from "../reading/read-corpus.ts";
import { fillFolders, requireFree } from "../output-folders.ts";
import { choosePlan, MOST_PEOPLE, type PlantingPlan, REPETITIONS } from "./choose-plan.ts";
import { dealSecrets, drawSecrets, type DrawnSecrets } from "./draw-people.ts";
import { readPlantedStyle } from "./planted-style.ts";
import { truthOf } from "./planted-person.ts";
import { writeNewNotes } from "./new-notes.ts";
import { CANARIES_FILE, PATIENTS_FILE, writePlanting } from "./planting-record.ts";
import { findUnannotated } from "./rewrite-file.ts";
import { languageOfNotes, type Survey, surveyNotes } from "./survey-notes.ts";
import { writePlanted } from "./write-planted.ts";

/** What is planted. */
export type PlantedAs = "sentences" | "notes";

export interface PlantOptions extends PatientSource, Pick<ReadCorpusOptions, "format" | "textField"> {
  /** Files or folders of notes, before step 1. */
  readonly inputs: readonly string[];
  readonly outputDirectory: string;
  /** Default: the output folder's name plus `.private`. */
  readonly privateDirectory?: string;
  /** Default: the one that most of the first notes are in. */
  readonly language?: NoteLanguage;
  /** Numbers of notes that hold a person; default 1, 5, 10 and 50, as far as there are notes. */
  readonly repetitions?: readonly number[];
  /** People for each of these; default 100, as far as there are notes. */
  readonly people?: number;
  /** Whether sentences go into the notes, or become short notes of their own beside them. Default: sentences. */
  readonly as?: PlantedAs;
  readonly seed: number;
  readonly skipUnknown?: boolean;
  readonly force?: boolean;
  readonly onProgress?: (message: string) => void;
}

/** What was planted, without a name. */
export interface PlantResult extends PlantingPlan {
  readonly outputDirectory: string;
  readonly privateDirectory: string;
  /** For `audit --canaries` (private). */
  readonly canaries: string;
  readonly as: PlantedAs;
  /** The list of patients with those of new notes, for later `--patients` (private); absent where no list was given, or nothing was added to it. */
  readonly patientsFile?: string;
  readonly language: NoteLanguage;
  /** The user's. */
  readonly notes: number;
  /** Notes that hold planted people. */
  readonly changed: number;
  readonly people: number;
  readonly controls: number;
}

/**
 * Writes the notes with people planted in them who do not exist: three sentences with a name, an illness, a number and a phrase, in notes of the user's own, or
 * `as` notes beside them. The rest of each note is kept byte for byte. All notes of a person are about patients of one half (see `halfOf`), and as many people are drawn alike and
 * written nowhere. The private folder has `canaries.json`, which `audit` reads, and what `removePlanted` needs. Reads the notes twice, a batch at a
 * time; the same notes, options and seed give the same bytes. Throws `usage` for too few notes, `input-changed`, `output-exists` without `force`, and
 * what finding and reading notes throws; nothing is written then.
 */
export async function plantNotes(options: PlantOptions): Promise<PlantResult> {
  const { outputDirectory, seed, onProgress, format, textField, as = "sentences" } = options;
  const privateDirectory = await requireFree(options);
  const reading = readingOf(options);
  const patientOf = await openPatients(options);
  const { survey, plan, drawn, language } = await choosePeople(options, reading, patientOf);
  onProgress?.("planting");
  return fillFolders(outputDirectory, privateDirectory, async (output, priv) => {
    const { files, insertions, added, patients } =
      as === "sentences"
        ? { ...(await writePlanted(output, drawn, survey, { reading, seed, patientOf })), added: [], patients: "" }
        : { files: [], ...(await writeNewNotes(output, drawn.people, survey, { reading, seed, source: options })) };
    const unlisted = await findUnlisted(output.directory, [...survey.files.map(({ file }) => file), ...added], format);
    const list = patients === "" ? undefined : await addToList(options.patientsFile, patients);
    const { repetitions, perRepetition } = plan;
    const record = {
      schemaVersion: 1,
      stage: "plant",
      seed,
      language,
      ...(format && { format }),
      ...(textField !== undefined && { textField }),
      repetitions,
      perRepetition,
      files,
      ...(unlisted.length > 0 && { unlisted }),
      ...(added.length > 0 && { added }),
    } as const;
    await writePlanting(priv, record, truthOf(drawn), insertions, list);
    const planted = perRepetition * repetitions.length;
    return {
      ...plan,
      outputDirectory,
      privateDirectory,
      canaries: join(privateDirectory, CANARIES_FILE),
      as,
      ...(list !== undefined && { patientsFile: join(privateDirectory, PATIENTS_FILE) }),
      language,
      notes: survey.notes["half-a"] + survey.notes["half-b"],
      changed: new Set(insertions.map(({ document }) => document)).size,
      people: planted,
      controls: drawn.people.length - planted,
    };
  });
}

function readingOf({ format, textField, groupField }: PlantOptions): ReadCorpusOptions {
  return withoutUndefined({ format, textField, groupField });
}

/** Paths that a look into the folder does not find. */
async function findUnlisted(
  directory: string,
  written: readonly { readonly path: string }[],
  format: PlantOptions["format"],
): Promise<readonly string[]> {
  const listed = new Set((await findUnannotated([directory], format, true)).map(({ path }) => path));
  return written.flatMap(({ path }) => (listed.has(path) ? [] : [path]));
}

/** The user's list of patients with more lines; undefined where there is none. */
async function addToList(path: string | undefined, lines: string): Promise<string | undefined> {
  if (path === undefined || path === EACH_DOCUMENT) return undefined;
  return `${(await readTextFile(path, "list of patients")).replace(/(?<=[^\n])$/u, "\n")}${lines}`;
}

/** Reads the notes once, and draws who is planted: secrets that no note holds. */
async function choosePeople(options: PlantOptions, reading: ReadCorpusOptions, patientOf: PatientOf) {
  const { inputs, seed, onProgress } = options;
  const found = await findUnannotated(inputs, options.format, options.skipUnknown ?? false);
  const language = options.language ?? (await languageOfNotes(found, reading));
  const secrets = await drawSecrets(language, mostPlanted(options), seed);
  onProgress?.("reading the notes");
  const phrases = [...secrets.names, ...secrets.numbers, ...secrets.phrases];
  const survey = await surveyNotes(found, reading, {
    patientOf,
    seed,
    phrases,
    takesPatients: options.as === "notes" && options.patientsFile !== EACH_DOCUMENT,
  });
  if (survey.notes["half-a"] + survey.notes["half-b"] === 0) throw noDocumentsIn(inputs);
  const plan = choosePlan(survey.notes, options);
  const drawn = dealSecrets(notWritten(secrets, survey), await readPlantedStyle(language), { ...plan, seed });
  return { survey, plan, drawn, language };
}

/** People that could be planted at most: as many secrets are drawn before the notes are counted. */
function mostPlanted({ people, repetitions }: PlantOptions): number {
  return (people ?? MOST_PEOPLE) * (repetitions ?? REPETITIONS).length;
}

/** The secrets without those that a note holds: no order depends on which these are. */
function notWritten({ names, numbers, phrases }: DrawnSecrets, { written }: Survey): DrawnSecrets {
  return {
    names: names.filter((_, index) => !written.has(index)),
    numbers: numbers.filter((_, index) => !written.has(names.length + index)),
    phrases: phrases.filter((_, index) => !written.has(names.length + numbers.length + index)),
  };
}
