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
 * machine. Each patient has a note; the others go to patients by Zipf's law. More unseen sentences add notes at the end and leave
 * those before as they are.
 */
export function generateCorpus(options: CorpusOptions = {}): Corpus {
  const { seed = DEFAULT_SEED, patients: patientCount = DEFAULT_PATIENTS, sentences = DEFAULT_SENTENCES } = options;
  const { unseenSentences = 0 } = options;
  const { patients, clinicians } = createPopulation(seed, patientCount);
  const days = new Map<string, number>();
  const notes: Note[] = [];
  const written = { seen: 0, unseen: 0 };
  const write = (patient: Patient, random: Random) => {
    const day = nextDay(days.get(patient.id), random);
    days.set(patient.id, day);
    const note = createNote(seed, notes.length + 1, patient, day);
    written[note.split] += splitSentences(note.document.text).length;
    notes.push(note);
  };
  const random = createRandom(seed, "notes");
  const order = random.shuffle(patients);
  const pickPatient = weighPatients(patients);
  while (written.seen + written.unseen < sentences || notes.length < patients.length)
    write(order[notes.length] ?? pickPatient(random), random);
  const unseen = patients.filter(({ split }) => split === "unseen");
  const more = createRandom(seed, "more unseen notes");
  if (written.unseen < unseenSentences && unseen.length > 0) {
    const pickUnseen = weighPatients(unseen);
    while (written.unseen < unseenSentences) write(pickUnseen(more), more);
  }
  const people = [...patients.flatMap((patient) => [patient.person, ...patient.relatives]), ...clinicians];
  const given = { seed, patients: patientCount, sentences, unseenSentences };
  return { options: given, notes, people, patients, counts: countNotes(notes) };
}

function weighPatients(patients: readonly Patient[]): (random: Random) => Patient {
  return createWeighted(patients.map((patient) => [patient, patient.weight] as const));
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
