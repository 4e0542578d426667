import { createRandom } from "../../base/random.ts";
import { toJsonLines } from "../../base/files.ts";
import type { StagedFolder } from "../../base/files/staged-folder.ts";
import { firstNumber, type NewRecord, writeRecords } from "../../formats/records/write-records.ts";
import { packBytes } from "../../formats/records/pack-bytes.ts";
import type { FoundFile } from "../reading/find-corpus-files.ts";
import { halfOf, HALVES } from "../patients/part-of-patient.ts";
import type { PatientSource } from "../patients/patient-of.ts";
import { EACH_DOCUMENT, readPatients } from "../patients/read-patients.ts";
import { type ReadCorpusOptions, textFieldsOf } from "../reading/read-corpus.ts";
import { digestNotes } from "./digest-notes.ts";
import { type PlantedPerson, sentenceListOf } from "./planted-person.ts";
import type { AddedFile, Insertion } from "./planting-record.ts";
import { copyInto } from "./rewrite-file.ts";
import type { Survey, SurveyedFile } from "./survey-notes.ts";

export interface NewNotesOptions {
  readonly reading: ReadCorpusOptions;
  readonly seed: number;
  readonly source: PatientSource;
}

/** What was written beside the user's notes. */
export interface WrittenNotes {
  readonly added: readonly AddedFile[];
  readonly insertions: readonly Insertion[];
  /** Lines for a list of patients: whose the new notes are. */
  readonly patients: string;
}

/** A note about a planted person, without a place yet. */
interface PlannedNote {
  readonly person: PlantedPerson;
  readonly text: string;
}

/** A note in its place. */
interface PlacedNote extends PlannedNote {
  readonly id: string;
  readonly number: number;
}

/**
 * Copies the notes as they lie, and writes the planted sentences as short notes of their own beside them: files of a new folder where a file is a note, else
 * one new file like the one with most notes. Each person is a patient of its own, of the person's half; where each document is of another patient, each note is in a place that
 * belongs to that half. Throws what `writeRecords` throws.
 */
export async function writeNewNotes(
  folder: StagedFolder,
  people: readonly PlantedPerson[],
  survey: Survey,
  { reading, seed, source }: NewNotesOptions,
): Promise<WrittenNotes> {
  for (const { file } of survey.files) await copyInto(folder, file);
  const like = likeliest(survey.files);
  const notes = planNotes(people, seed);
  const isEach = source.patientsFile === EACH_DOCUMENT;
  // The list also has patients of notes that are elsewhere, held back for later: their ids are taken too.
  const listed = source.patientsFile === undefined || isEach ? [] : (await readPatients(source.patientsFile)).values();
  const patients = patientsFor(people, new Set([...survey.patients, ...listed]), seed);
  const target = targetOf(like, survey.files, reading);
  const placed = placeNotes(notes, target, isEach ? (id) => halfOf(id, seed) : undefined);
  const added: AddedFile[] = [];
  const write = async (path: string, bytes: AsyncIterable<Uint8Array>) => {
    await folder.write(path, bytes);
    added.push({ path, after: await digestNotes({ ...like, file: `${folder.directory}/${path}`, path }, reading) });
  };
  if (like.format === "txt")
    for (const { id, text } of placed) await write(id, packBytes(bytesOf(`${text}\n`), like.compression));
  else if (like.format !== "brat") {
    const { file, format, compression } = like;
    const { groupField } = reading;
    const records: NewRecord[] = [];
    const first = firstNumber(format);
    for (const { number, text, person } of placed) {
      const group = groupField === undefined ? {} : { group: patients.get(person.id) ?? "" };
      // Places that belong to the other half stay free; a Parquet row names a patient all the same.
      while (first + records.length < number) records.push({ ...group });
      records.push({ text, ...group });
    }
    const fields = { textFields: textFieldsOf(reading), ...(groupField !== undefined && { groupField }) };
    await write(target.path, writeRecords({ file, format, compression, ...fields }, records));
  }
  const insertions = placed.map(({ id, text }) => ({ document: id, start: 0, text }));
  return { added, insertions, patients: isEach ? "" : listPatients(placed, patients) };
}

/** A file of the format that most notes are in. */
function likeliest(files: readonly SurveyedFile[]): FoundFile {
  const notesIn = ({ notes }: SurveyedFile) => notes["half-a"] + notes["half-b"];
  const counts = new Map<string, number>();
  for (const one of files) counts.set(one.file.format, (counts.get(one.file.format) ?? 0) + notesIn(one));
  const [format] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
  const found = files.find((one) => one.file.format === format && notesIn(one) > 0);
  if (found === undefined) throw new RangeError("no file with notes");
  return found.file;
}

function planNotes(people: readonly PlantedPerson[], seed: number): PlannedNote[] {
  const notes = people.flatMap((person) =>
    Array.from({ length: person.repetitions }, (_, index) => {
      const sentences = createRandom(seed, `note ${index} of ${person.id}`).shuffle(sentenceListOf(person));
      return { person, text: sentences.join(" ") };
    }),
  );
  return createRandom(seed, "order of new notes").shuffle(notes);
}

/** Patient ids that are not taken, in the format of the others, in the half of the planted person. */
function patientsFor(
  people: readonly PlantedPerson[],
  known: ReadonlySet<string>,
  seed: number,
): ReadonlyMap<string, string> {
  const areNumbers = known.size > 0 && [...known].every((id) => /^(?:0|[1-9]\d{0,14})$/u.test(id));
  let next = 1;
  if (areNumbers) for (const id of known) next = Math.max(next, Number(id) + 1);
  const patients = new Map<string, string>();
  for (const { id: person, half, repetitions } of people) {
    if (repetitions === 0) continue;
    let id: string;
    do id = areNumbers ? String(next++) : `planted-${next++}`;
    while (known.has(id) || halfOf(id, seed) !== half);
    patients.set(person, id);
  }
  return patients;
}

/** Where new notes go, and how they are called there. */
interface Target {
  /** Of the file, or of the folder of files. */
  readonly path: string;
  readonly first: number;
  readonly idOf: (number: number) => string;
}

/** Name of the new file or folder, with a number where that is taken. */
const NEW_NAME = "planted-notes";

function targetOf({ path, format }: FoundFile, files: readonly SurveyedFile[], reading: ReadCorpusOptions): Target {
  const [, extension = ""] = /[^/](\.[^./]+(?:\.(?:gz|zst))?)$/u.exec(path) ?? [];
  const isFolder = format === "txt";
  const isTaken = (name: string) => files.some(({ file }) => file.path === name || file.path.startsWith(`${name}/`));
  const named = (at: number) => `${NEW_NAME}${at === 0 ? "" : `-${at}`}${isFolder ? "" : extension}`;
  let at = 0;
  while (isTaken(named(at))) at++;
  const own = named(at);
  const fields = textFieldsOf(reading);
  const [field = ""] = fields;
  const isOnly = format === "lines" || (fields.length === 1 && !field.includes("[]"));
  const suffix = isOnly ? "" : `#${field.replaceAll("[]", "[0]")}`;
  return {
    path: own,
    first: isFolder ? 1 : firstNumber(format),
    idOf: (number) =>
      isFolder ? `${own}/${String(number).padStart(6, "0")}${extension}` : `${own}:${number}${suffix}`,
  };
}

/** Notes in ascending places: one after the other, or each in a place of its person's half. */
function placeNotes(
  notes: readonly PlannedNote[],
  { first, idOf }: Target,
  halfOfId: ((id: string) => (typeof HALVES)[number]) | undefined,
): PlacedNote[] {
  const waiting = new Map(HALVES.map((half) => [half, notes.filter(({ person }) => person.half === half)]));
  const placed: PlacedNote[] = [];
  for (let number = first; placed.length < notes.length; number++) {
    const id = idOf(number);
    const note = halfOfId === undefined ? notes[placed.length] : waiting.get(halfOfId(id))?.pop();
    if (note !== undefined) placed.push({ ...note, id, number });
  }
  return placed;
}

function listPatients(placed: readonly PlacedNote[], patients: ReadonlyMap<string, string>): string {
  const documents = new Map<string, string[]>();
  for (const { id, person } of placed) {
    const patient = patients.get(person.id) ?? person.id;
    const own = documents.get(patient);
    if (own === undefined) documents.set(patient, [id]);
    else own.push(id);
  }
  return toJsonLines([...documents].map(([id, own]) => ({ id, documents: own })));
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array, void, void> {
  yield Buffer.from(text);
}
