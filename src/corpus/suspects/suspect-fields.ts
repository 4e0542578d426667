import { type FieldValue, readFieldValues } from "../../formats/records/read-other-fields.ts";
import type { Recogniser } from "../../recognise/recogniser.ts";
import { LANGUAGES } from "../../recognise/rules/languages/languages.ts";
import { createDocument } from "../../text/document.ts";
import { entityOf } from "../../text/entities.ts";
import type { Span } from "../../text/span.ts";
import { foldWord } from "../../text/fold.ts";
import type { ListedFile } from "../reading/find-corpus-files.ts";
import { describeFailure } from "../shards/describe-failure.ts";

/** A field beside the texts that seems to hold names. No value of it is kept. */
export interface SuspectField {
  /** As `--drop-field` names it. */
  readonly field: string;
  /** Its name says so: it has a word like author, achternaam, apellido. */
  readonly byName: boolean;
  /** Values with letters in the sample, and those in which the recogniser found a person. */
  readonly values: number;
  readonly persons: number;
  readonly files: number;
}

export interface SuspectOptions {
  /** Fields that need no look: texts, dropped and masked ones. */
  readonly known: readonly string[];
  /** Fields with the texts: a table without them is passed over. */
  readonly texts: readonly string[];
  /** Fields whose own names say nothing ("patient", by which notes are grouped): what stands in them does. */
  readonly keys: readonly string[];
  readonly recogniser: Recogniser;
}

/** Records looked at in each file, and in all. */
const [RECORDS_A_FILE, RECORDS] = [200, 5000];
/** Text looked at in each file, in UTF-16 code units: more than that many records mostly have. */
const SAMPLE_UNITS = 8_000_000;
/** Values looked at in each file, but for those of its first record: a table may have a hundred thousand columns. */
const VALUES_A_FILE = 20_000;
/** Longest part of a value that the recogniser reads, in UTF-16 code units. */
const READ_UNITS = 2000;

/**
 * Fields of a corpus that no text field covers and that seem to hold names, by their own names in four languages or by what the
 * recogniser finds in the first records of each file. Sorted by field. A file that cannot be read is passed over: reading it for its texts
 * says why.
 */
export async function findSuspectFields(
  files: AsyncIterable<ListedFile>,
  { known, texts, keys, recogniser }: SuspectOptions,
): Promise<readonly SuspectField[]> {
  const seen = new Map<string, { values: number; persons: number; files: Set<string> }>();
  let left = RECORDS;
  for await (const found of files) {
    if (left <= 0) break;
    const records = await sampleRecords(found, Math.min(left, RECORDS_A_FILE), texts);
    left -= records.length;
    for (const record of records) {
      const others = record.filter(({ field }) => !isCovered(field, known));
      const documents = others.map(({ value }, index) => createDocument(`${index}`, value.slice(0, READ_UNITS)));
      const spans = documents.length === 0 ? [] : await recogniser.recognise(documents);
      for (const [index, { field }] of others.entries()) {
        let own = seen.get(field);
        if (own === undefined) seen.set(field, (own = { values: 0, persons: 0, files: new Set() }));
        own.values++;
        own.files.add(found.path);
        if (holdsPerson(documents[index]?.text ?? "", spans[index] ?? [])) own.persons++;
      }
    }
  }
  return [...seen]
    .map(([field, own]) => {
      const byName = soundsLikeName(field) && !isCovered(field, keys);
      return { field, byName, ...own, files: own.files.size };
    })
    .filter(({ byName, persons }) => byName || persons > 0)
    .sort((a, b) => (a.field < b.field ? -1 : 1));
}

/** The first records of a file, or those before the first that cannot be read. */
async function sampleRecords(
  { file, format }: ListedFile,
  count: number,
  texts: readonly string[],
): Promise<(readonly FieldValue[])[]> {
  const records: (readonly FieldValue[])[] = [];
  let [units, values] = [0, 0];
  try {
    for await (const record of readFieldValues(file, { format }, count, texts)) {
      records.push(record);
      for (const { value } of record) units += value.length;
      values += record.length;
      if (units > SAMPLE_UNITS || values > VALUES_A_FILE) break;
    }
  } catch (error) {
    if (describeFailure(file, error).code === "bug") throw error;
  }
  return records;
}

/** Whether the recogniser found a person. */
export function holdsPerson(text: string, spans: readonly Span[]): boolean {
  return spans.some(({ label, start, end }) => entityOf(label, text.slice(start, end)) === "PERSON");
}

function isCovered(field: string, known: readonly string[]): boolean {
  return known.some((other) => field === other || field.startsWith(`${other}.`) || field.startsWith(`${other}[]`));
}

const FIELD_NAMES = new Set(Object.values(LANGUAGES).flatMap(({ names }) => [...names.fieldNames]));

/** Whether a word of a field's name is one that fields with names have: `patientName`, `huis_arts`, `cognome`. */
export function soundsLikeName(field: string): boolean {
  const words = field
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .split(/[^\p{L}]+/u)
    .map(foldWord);
  return words.some((word, index) => FIELD_NAMES.has(word) || FIELD_NAMES.has(word + (words[index + 1] ?? "")));
}
