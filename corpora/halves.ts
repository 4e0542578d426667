import type { Corpus, Split } from "./corpus.ts";
import { countNotes } from "./count.ts";
import { type Half, HALVES } from "./half.ts";
import type { Patient } from "./population.ts";

/**
 * The half of each patient, by person id: of each split every second patient, in the order of their rank, so that the halves have
 * about as many notes.
 */
export function halvesOf(patients: readonly Patient[]): ReadonlyMap<string, Half> {
  const counts = { seen: 0, unseen: 0 };
  return new Map(patients.map(({ person, split }) => [person.id, HALVES[counts[split]++ % 2] as Half]));
}

/** Form of the mentions of planted people. */
export const PLANTED_FORM = "canary";

/**
 * The corpus as a model of one half sees it: the notes of that half's patients, of both splits, are `seen`, all others `unseen`.
 * Documents keep their ids. A reference or shadow model is trained on it; half of what the shipped models saw and half of what they did
 * not see is in it (Zarifzadeh et al. 2024).
 */
export function takeHalf(corpus: Corpus, half: Half): Corpus {
  const halves = halvesOf(corpus.patients);
  const splitOf = (person: string): Split => (halves.get(person) === half ? "seen" : "unseen");
  const notes = corpus.notes.map((note) => {
    const split = splitOf(note.document.meta["patient"] as string);
    const { document } = note;
    return { ...note, split, document: { ...document, meta: { ...document.meta, split } } } as const;
  });
  const patients = corpus.patients.map((patient) => {
    const split = splitOf(patient.person.id);
    return { ...patient, split, person: { ...patient.person, split } };
  });
  const splits = new Map(patients.map(({ person, split }) => [person.id, split]));
  // Planted people are no patients: theirs is the split of the notes that they stand in.
  for (const { split, mentions } of notes)
    for (const { person, form } of mentions) if (person !== null && form === PLANTED_FORM) splits.set(person, split);
  const people = corpus.people.map((person) => {
    const split = splits.get(person.relativeOf ?? person.id);
    return split === undefined ? person : { ...person, split };
  });
  return { options: { ...corpus.options, half }, notes, people, patients, counts: countNotes(notes) };
}
