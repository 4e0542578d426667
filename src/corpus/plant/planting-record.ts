import { join } from "node:path";

import { fileError } from "../../base/errors.ts";
import { tryParseJson } from "../../base/json-values.ts";
import { readJsonLines, readTextFile, toJsonLines } from "../../base/files.ts";
import type { StagedFolder } from "../../base/files/staged-folder.ts";
import type { CanaryTruth } from "../../formats/canary-truth.ts";
import type { CorpusFormat } from "../reading/corpus-format.ts";

/** In the private folder: what audits read, what was planted where, and how. */
export const CANARIES_FILE = "canaries.json";
export const PATIENTS_FILE = "patients.jsonl";
const PLANTED_FILE = "planted.jsonl";
const RECORD_FILE = "planting.json";

/** Where sentences were planted: in UTF-16 code units of the document as it is now. */
export interface Insertion {
  readonly document: string;
  readonly start: number;
  readonly text: string;
}

/** A file in which something was planted. */
export interface PlantedFile {
  readonly path: string;
  /** Digests of its unpacked bytes before and after; of Parquet, whose bytes are written anew, of its texts. */
  readonly before: string;
  readonly after: string;
}

/** A file that was written beside the user's. */
export interface AddedFile {
  readonly path: string;
  /** As that of {@link PlantedFile}. */
  readonly after: string;
}

export interface PlantingRecord {
  readonly schemaVersion: 1;
  readonly stage: "plant";
  readonly seed: number;
  readonly language: string;
  readonly format?: CorpusFormat;
  readonly textField?: string | readonly string[];
  readonly repetitions: readonly number[];
  readonly perRepetition: number;
  readonly files: readonly PlantedFile[];
  /** Files that a look into the folder does not find, as one whose extension says another format, given by itself. */
  readonly unlisted?: readonly string[];
  /** Files of new notes alone. */
  readonly added?: readonly AddedFile[];
}

/** Writes all three files, and a list of patients where there is one. */
export async function writePlanting(
  folder: StagedFolder,
  record: PlantingRecord,
  truth: CanaryTruth,
  insertions: readonly Insertion[],
  patients?: string,
): Promise<void> {
  await folder.write(RECORD_FILE, `${JSON.stringify(record, null, 2)}\n`);
  await folder.write(CANARIES_FILE, `${JSON.stringify(truth)}\n`);
  await folder.write(PLANTED_FILE, toJsonLines(insertions));
  if (patients !== undefined) await folder.write(PATIENTS_FILE, patients);
}

/** What {@link writePlanting} wrote of the files. Throws `input-missing`, `input-encoding`, and `input-format` with the place. */
export async function readPlanting(
  folder: string,
): Promise<{ readonly record: PlantingRecord; readonly insertions: ReadonlyMap<string, readonly Insertion[]> }> {
  const path = join(folder, RECORD_FILE);
  const record = (tryParseJson(await readTextFile(path, "record of planting")) ?? undefined) as
    | PlantingRecord
    | undefined;
  if (record?.stage !== "plant" || !Array.isArray(record.files))
    throw fileError("input-format", path, 'expected the record that "unname plant" wrote, found another file.');
  const insertions = new Map<string, Insertion[]>();
  const lines = await readJsonLines(join(folder, PLANTED_FILE), "record of planting", (value) =>
    isInsertion(value) ? value : "{document, start, text}",
  );
  for (const one of lines) insertions.set(one.document, [...(insertions.get(one.document) ?? []), one]);
  return { record, insertions };
}

function isInsertion(value: unknown): value is Insertion {
  const { document, start, text } = (value ?? {}) as Record<keyof Insertion, unknown>;
  return typeof document === "string" && Number.isSafeInteger(start) && typeof text === "string" && text !== "";
}
