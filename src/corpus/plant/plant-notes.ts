import { join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { privateDirectoryOf, refuseExisting } from "../../base/files.ts";
import { createRandom } from "../../base/random.ts";
import { stageFolder, type StagedFolder } from "../../base/staged-folder.ts";
import type { NoteLanguage } from "../../text/note-languages.ts";
import { openPatients, type PatientSource } from "../patients/patient-of.ts";
import { halfOf } from "../patients/part-of-patient.ts";
import { noDocumentsIn, type ReadCorpusOptions } from "../read-corpus.ts";
import { refuseOverlap } from "../refuse-overlap.ts";
import { type Assignment, assignNotes } from "./assign-notes.ts";
import { choosePlan, MOST_PEOPLE, type PlantingPlan, REPETITIONS } from "./choose-plan.ts";
import { digestNotes } from "./digest-notes.ts";
import { dealSecrets, drawSecrets, type DrawnSecrets } from "./draw-people.ts";
import { placeSentences } from "./place-sentences.ts";
import { readPlantedStyle } from "./planted-style.ts";
import { type DrawnPeople, sentencesOf, truthOf } from "./planted-person.ts";
import { CANARIES_FILE, type Insertion, type PlantedFile, writePlanting } from "./planting-record.ts";
import { copyInto, findNotes, rewriteInto } from "./rewrite-file.ts";
import { languageOfNotes, type Survey, type SurveyedFile, surveyNotes } from "./survey-notes.ts";

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
  readonly language: NoteLanguage;
  readonly notes: number;
  /** Notes that hold somebody planted. */
  readonly changed: number;
  readonly people: number;
  readonly controls: number;
}

/**
 * Writes the notes with people planted in them who do not exist: two sentences with a name, an illness and a number, in notes of the user's own. The
 * rest of each note is kept byte for byte. All notes of a person are about patients of one half (see `halfOf`), and as many people are drawn alike and
 * written nowhere. The private folder has `canaries.json`, which `audit` reads, and what `removePlanted` needs. Reads the notes twice, a batch at a
 * time; the same notes, options and seed give the same bytes. Throws `usage` for too few notes, `input-changed`, `output-exists` without `force`, and
 * what finding and reading notes throws; nothing is written then.
 */
export async function plantNotes(options: PlantOptions): Promise<PlantResult> {
  const { inputs, outputDirectory, seed, force = false, onProgress, format, textField } = options;
  const privateDirectory = options.privateDirectory ?? privateDirectoryOf(outputDirectory);
  refuseOverlap(inputs, [outputDirectory, privateDirectory]);
  for (const output of [outputDirectory, privateDirectory]) await refuseExisting(output, force);
  const reading = {
    ...(format && { format }),
    ...(textField !== undefined && { textField }),
    ...(options.groupField !== undefined && { groupField: options.groupField }),
  };
  const patientOf = await openPatients(options);
  const found = await findNotes(inputs, format, options.skipUnknown ?? false);
  const language = options.language ?? (await languageOfNotes(found, reading));
  const secrets = await drawSecrets(language, mostPlanted(options), seed);
  onProgress?.("reading the notes");
  const phrases = [...secrets.names, ...secrets.numbers];
  const survey = await surveyNotes(found, reading, { patientOf, seed, phrases });
  const notes = survey.notes["half-a"] + survey.notes["half-b"];
  if (notes === 0) throw noDocumentsIn(inputs);
  const plan = choosePlan(survey.notes, options);
  const drawn = dealSecrets(notWritten(secrets, survey), await readPlantedStyle(language), { ...plan, seed });
  onProgress?.("planting");
  const [output, priv] = [
    await stageFolder(outputDirectory, { private: true }),
    await stageFolder(privateDirectory, { private: true }),
  ];
  try {
    const planting = createPlanting(drawn, survey, { seed, patientOf });
    const files: PlantedFile[] = [];
    for (const surveyed of survey.files) {
      const path = await planting.writeFile(output, surveyed, reading);
      if (path === undefined) continue;
      const after = { ...surveyed.file, file: path };
      files.push({ path: after.path, before: await digestNotes(surveyed.file, reading), after: await digestNotes(after, reading) }); // prettier-ignore
    }
    const insertions = planting.insertions();
    await writePlanting(
      priv,
      { schemaVersion: 1, stage: "plant", seed, language, ...(format && { format }), ...(textField !== undefined && { textField }), repetitions: plan.repetitions, perRepetition: plan.perRepetition, files }, // prettier-ignore
      truthOf(drawn),
      insertions,
    );
    await priv.commit();
    await output.commit();
    const planted = drawn.people.filter(({ repetitions }) => repetitions > 0).length;
    return {
      ...plan,
      outputDirectory,
      privateDirectory,
      canaries: join(privateDirectory, CANARIES_FILE),
      language,
      notes,
      changed: new Set(insertions.map(({ document }) => document)).size,
      people: planted,
      controls: drawn.people.length - planted,
    };
  } finally {
    await output.discard();
    await priv.discard();
  }
}

/** People that could be planted at most: as many secrets are drawn before the notes are counted. */
function mostPlanted({ people, repetitions }: PlantOptions): number {
  return (people ?? MOST_PEOPLE) * (repetitions ?? REPETITIONS).length;
}

/** The secrets without those that a note holds: no order depends on which these are. */
function notWritten({ names, numbers }: DrawnSecrets, { written }: Survey): DrawnSecrets {
  return {
    names: names.filter((_, index) => !written.has(index)),
    numbers: numbers.filter((_, index) => !written.has(names.length + index)),
  };
}

/** Writes file after file, in the order of the survey, and remembers what went where. */
function createPlanting(
  { people }: DrawnPeople,
  { notes }: Survey,
  { seed, patientOf }: { seed: number; patientOf: Awaited<ReturnType<typeof openPatients>> },
) {
  const assignment: Assignment = assignNotes(people, notes, seed);
  const next = { "half-a": 0, "half-b": 0 };
  const insertions: Insertion[] = [];
  const holdsAny = ({ notes: own }: SurveyedFile) =>
    (["half-a", "half-b"] as const).some((half) => {
      for (let note = next[half]; note < next[half] + own[half]; note++) if (assignment[half].has(note)) return true;
      return false;
    });
  return {
    insertions: () => insertions,
    /** Gives where the file lies now; undefined if nothing was planted in it. */
    async writeFile(folder: StagedFolder, surveyed: SurveyedFile, reading: ReadCorpusOptions) {
      const { file, notes: own } = surveyed;
      const expected = { "half-a": next["half-a"] + own["half-a"], "half-b": next["half-b"] + own["half-b"] };
      if (!holdsAny(surveyed)) {
        await copyInto(folder, file);
        Object.assign(next, expected);
        return undefined;
      }
      await rewriteInto(folder, file, reading, ({ document }) => {
        const half = halfOf(patientOf(document), seed);
        const planted = assignment[half].get(next[half]++) ?? [];
        if (planted.length === 0) return [];
        const random = createRandom(seed, `place in ${document.id}`);
        const edits = placeSentences(document.text, planted.map(sentencesOf), random);
        let shift = 0;
        for (const { start, replacement } of edits) {
          insertions.push({ document: document.id, start: start + shift, text: replacement });
          shift += replacement.length;
        }
        return edits;
      });
      if (next["half-a"] !== expected["half-a"] || next["half-b"] !== expected["half-b"])
        throw new UnnameError("input-changed", `${file.file}: changed while it was read. Plant again.`, {
          details: { path: file.file },
        });
      return join(folder.directory, file.path);
    },
  };
}
