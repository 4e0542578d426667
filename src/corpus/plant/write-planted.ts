import { join } from "node:path";

import { fileError } from "../../base/errors.ts";
import { createRandom } from "../../base/random.ts";
import type { StagedFolder } from "../../base/files/staged-folder.ts";
import type { Edit } from "../../formats/records/record-codec.ts";
import type { Document } from "../../text/document.ts";
import { HALVES, halfOf } from "../patients/part-of-patient.ts";
import type { PatientOf } from "../patients/patient-of.ts";
import type { ReadCorpusOptions } from "../reading/read-corpus.ts";
import { assignNotes } from "./assign-notes.ts";
import { digestNotes } from "./digest-notes.ts";
import { placeSentences } from "./place-sentences.ts";
import { type DrawnPeople, sentencesOf } from "./planted-person.ts";
import type { Insertion, PlantedFile } from "./planting-record.ts";
import { copyInto, rewriteInto } from "./rewrite-file.ts";
import type { Survey } from "./survey-notes.ts";

export interface WritePlantedOptions {
  readonly reading: ReadCorpusOptions;
  readonly seed: number;
  readonly patientOf: PatientOf;
}

/** Writes file after file, in the order of the survey, and says what went where. Throws `input-changed` for a file with another number of notes. */
export async function writePlanted(
  folder: StagedFolder,
  { people }: DrawnPeople,
  survey: Survey,
  { reading, seed, patientOf }: WritePlantedOptions,
): Promise<{ readonly files: readonly PlantedFile[]; readonly insertions: readonly Insertion[] }> {
  const assignment = assignNotes(people, survey.notes, seed);
  const next = { "half-a": 0, "half-b": 0 };
  const insertions: Insertion[] = [];
  const files: PlantedFile[] = [];
  const edit = (document: Document): readonly Edit[] => {
    const half = halfOf(patientOf(document), seed);
    const planted = assignment[half].get(next[half]++) ?? [];
    if (planted.length === 0) return [];
    const edits = placeSentences(
      document.text,
      planted.map(sentencesOf),
      createRandom(seed, `place in ${document.id}`),
    );
    let shift = 0;
    for (const { start, replacement } of edits) {
      insertions.push({ document: document.id, start: start + shift, text: replacement });
      shift += replacement.length;
    }
    return edits;
  };
  for (const { file, notes } of survey.files) {
    const expected = { "half-a": next["half-a"] + notes["half-a"], "half-b": next["half-b"] + notes["half-b"] };
    const holdsAny = HALVES.some((half) => {
      for (let note = next[half]; note < expected[half]; note++) if (assignment[half].has(note)) return true;
      return false;
    });
    if (!holdsAny) {
      await copyInto(folder, file);
      Object.assign(next, expected);
      continue;
    }
    await rewriteInto(folder, file, reading, ({ document }) => edit(document));
    if (HALVES.some((half) => next[half] !== expected[half]))
      throw fileError("input-changed", file.file, "changed while it was read. Plant again.");
    const after = { ...file, file: join(folder.directory, file.path) };
    files.push({ path: file.path, before: await digestNotes(file, reading), after: await digestNotes(after, reading) });
  }
  return { files, insertions };
}
