import { readFieldValues } from "../../formats/records/read-other-fields.ts";
import { hasFields } from "../../formats/records/open-record-file.ts";
import type { RecordFormat } from "../../formats/records/record-codec.ts";
import { listCorpusFiles } from "./find-corpus-files.ts";

/** Records that are looked at. */
const RECORDS = 500;
/** Longest name of a field, in UTF-16 code units. */
const LONGEST_NAME = 40;
/** A field of texts of fewer UTF-16 code units on average is none of notes. */
const LEAST_LENGTH = 20;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/u;
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[T ][\d:.,+Z -]*)?$/u;
/** What fields with a patient are called. */
const PATIENT =
  /(?:^|[^a-z])(?:pac|pat|paz|subject|person|client|mrn|nhc|hadm|dossier|expediente|historia|group|grupo)/iu;

/** A field of the first records. */
export interface FieldDescription {
  readonly field: string;
  /** What all its values are. */
  readonly kind: "numbers" | "dates" | "texts";
  /** Values that there are. */
  readonly values: number;
  readonly distinct: number;
  /** In UTF-16 code units. */
  readonly meanLength: number;
}

/** The first file of notes, and what its first records hold: counts alone, no value. */
export interface DescribedFields {
  readonly path: string;
  readonly format: RecordFormat;
  /** None for formats without fields. */
  readonly records: number;
  readonly fields: readonly FieldDescription[];
  /** The likeliest field of notes. */
  readonly textField?: string;
  /** A field that is called as one with a patient and whose values repeat, or could. */
  readonly groupField?: string;
}

/** Looks into the first file; undefined where there is none. Throws what reading it throws. */
export async function describeFields(inputs: readonly string[]): Promise<DescribedFields | undefined> {
  for await (const { path, file, format } of listCorpusFiles(inputs)) {
    const found = new Map<string, { values: Set<string>; count: number; length: number }>();
    let records = 0;
    if (hasFields(format))
      for await (const values of readFieldValues(file, { format }, RECORDS, [], (value) => value !== "")) {
        records++;
        for (const { field, value } of values) {
          const own = found.get(field) ?? { values: new Set(), count: 0, length: 0 };
          found.set(field, own);
          own.values.add(value);
          own.count++;
          own.length += value.length;
        }
      }
    // The first row of a table without headings is a note.
    if ([...found.keys()].some((field) => field.length > LONGEST_NAME)) found.clear();
    const fields = [...found].map(([field, { values, count, length }]) => ({
      field,
      kind: kindOf([...values]),
      values: count,
      distinct: values.size,
      meanLength: length / count,
    }));
    const [longest] = [...fields].sort((a, b) => b.meanLength - a.meanLength);
    const patient = fields.find(({ field, meanLength }) => PATIENT.test(field) && meanLength < LEAST_LENGTH);
    return {
      path,
      format,
      records,
      fields,
      ...(longest !== undefined && longest.meanLength >= LEAST_LENGTH && { textField: longest.field }),
      ...(patient !== undefined && { groupField: patient.field }),
    };
  }
  return undefined;
}

function kindOf(values: readonly string[]): FieldDescription["kind"] {
  if (values.every((value) => NUMBER.test(value))) return "numbers";
  return values.every((value) => DATE.test(value)) ? "dates" : "texts";
}
