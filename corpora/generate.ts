import { createRandom, type Random } from "../src/base/random.ts";
import { createDocument } from "../src/text/document.ts";
import { splitSentences } from "../src/text/tokenise.ts";
import { composeNote } from "./compose.ts";
import type { Corpus, CorpusOptions, Note } from "./corpus.ts";
import { countNotes } from "./count.ts";
import { isoDate } from "./identifiers.ts";
import { NOTE_KINDS } from "./notes/note-kinds.ts";
import { createPopulation, FIRST_DAY, type Patient } from "./population.ts";
import { pickClinician, styleOf } from "./scene/scene.ts";
import { createWeighted } from "./weighted.ts";

export const DEFAULT_SEED = 1;
export const DEFAULT_PATIENTS = 500;
export const DEFAULT_SENTENCES = 66_000;

const OFFICE_HOURS = [8, 18] as const;

const pickKind = createWeighted(NOTE_KINDS.map((kind) => [kind, kind.weight] as const));

/**
 * A corpus of synthetic Dutch hospital notes with everybody in it, in memory. The same options give the same corpus on every
 * machine. Each patient has a note; the others go to patients by Zipf's law.
 */
export function generateCorpus(options: CorpusOptions = {}): Corpus {
  const { seed = DEFAULT_SEED, patients: patientCount = DEFAULT_PATIENTS, sentences = DEFAULT_SENTENCES } = options;
  const { patients, clinicians } = createPopulation(seed, patientCount);
  const pickPatient = createWeighted(patients.map((patient) => [patient, patient.weight] as const));
  const random = createRandom(seed, "notes");
  const order = random.shuffle(patients);
  const days = new Map<string, number>();
  const notes: Note[] = [];
  for (let written = 0; written < sentences || notes.length < patients.length;) {
    const patient = order[notes.length] ?? pickPatient(random);
    const day = nextDay(days.get(patient.id), random);
    days.set(patient.id, day);
    const note = createNote(seed, notes.length + 1, patient, day);
    written += splitSentences(note.document.text).length;
    notes.push(note);
  }
  const people = [...patients.flatMap((patient) => [patient.person, ...patient.relatives]), ...clinicians];
  return { options: { seed, patients: patientCount, sentences }, notes, people, patients, counts: countNotes(notes) };
}

/** A stay in hospital has a note or more a day; then months pass. */
function nextDay(last: number | undefined, random: Random): number {
  if (last === undefined) return FIRST_DAY + random.int(700);
  return last + (random.chance(0.94) ? random.int(3) : 20 + random.int(90));
}

function createNote(seed: number, number: number, patient: Patient, day: number): Note {
  const id = `N${String(number).padStart(6, "0")}`;
  const random = createRandom(seed, `note:${id}`);
  const kind = pickKind(random);
  const author = pickClinician(patient, kind.authors, random);
  const [from, before] = kind.hours ?? OFFICE_HOURS;
  const minute = from * 60 + random.int((before - from) * 12) * 5;
  const problem = random.pick(patient.conditions).term;
  const { text, mentions } = composeNote(kind, {
    patient,
    author,
    day,
    minute,
    problem,
    random,
    style: styleOf(seed, author),
  });
  const meta = {
    split: patient.split,
    kind: kind.name,
    patient: patient.person.id,
    author: author.id,
    date: isoDate(day),
  };
  return { document: createDocument(id, text, meta), split: patient.split, mentions };
}
