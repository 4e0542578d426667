import { createPhraseFinder } from "../../text/phrase-finder.ts";
import { detectLanguages } from "../../text/detect-language.ts";
import type { NoteLanguage } from "../../text/note-languages.ts";
import type { FoundFile } from "../reading/find-corpus-files.ts";
import { halfOf, type Half } from "../patients/part-of-patient.ts";
import type { PatientOf } from "../patients/patient-of.ts";
import { readCorpusFile, type ReadCorpusOptions } from "../reading/read-corpus.ts";

/** Notes of each half of the patients. */
export type NotesOfHalves = Readonly<Record<Half, number>>;

/** A file of notes, and what it holds. */
export interface SurveyedFile {
  readonly file: FoundFile;
  readonly notes: NotesOfHalves;
}

export interface Survey {
  /** In the order in which notes are counted. */
  readonly files: readonly SurveyedFile[];
  readonly notes: NotesOfHalves;
  /** Indices of the phrases that a note holds. */
  readonly written: ReadonlySet<number>;
  /** Ids of the patients in the notes; empty where they are not needed, or each note is of another patient. */
  readonly patients: ReadonlySet<string>;
}

/** Reads every note once, a batch at a time. Throws what reading them and `patientOf` throw. */
export async function surveyNotes(
  found: readonly FoundFile[],
  reading: ReadCorpusOptions,
  { patientOf, seed, phrases, takesPatients = false }: { patientOf: PatientOf; seed: number; phrases: readonly string[]; takesPatients?: boolean }, // prettier-ignore
): Promise<Survey> {
  const { find } = createPhraseFinder(phrases);
  const written = new Set<number>();
  const patients = new Set<string>();
  const total = { "half-a": 0, "half-b": 0 };
  const files: SurveyedFile[] = [];
  for (const file of found) {
    const notes = { "half-a": 0, "half-b": 0 };
    for await (const { documents } of readCorpusFile(file, reading))
      for (const document of documents) {
        const patient = patientOf(document);
        if (takesPatients) patients.add(patient);
        notes[halfOf(patient, seed)]++;
        for (const index of find(document.text)) written.add(index);
      }
    total["half-a"] += notes["half-a"];
    total["half-b"] += notes["half-b"];
    files.push({ file, notes });
  }
  return { files, notes: total, written, patients };
}

/** Notes that are enough to tell the language of all. */
const NOTES_FOR_LANGUAGE = 200;

/** The language that most of the first notes are in. */
export async function languageOfNotes(found: readonly FoundFile[], reading: ReadCorpusOptions): Promise<NoteLanguage> {
  const counts = new Map<NoteLanguage, number>();
  let left = NOTES_FOR_LANGUAGE;
  for (const file of found) {
    for await (const { documents } of readCorpusFile(file, reading))
      for (const { text } of documents.slice(0, left)) {
        left--;
        const [language = "en"] = detectLanguages(text);
        counts.set(language, (counts.get(language) ?? 0) + 1);
      }
    if (left <= 0) break;
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "en";
}
