import { UnnameError } from "../../base/errors.ts";
import { hasFields, openRecordFile } from "../../formats/records/open-record-file.ts";
import { WHOLE_FILE } from "../../formats/records/record-codec.ts";
import { type ListedFile, listCorpusFiles } from "./find-corpus-files.ts";
import type { RunSettings } from "../run/settings.ts";

type Reading = Pick<RunSettings, "inputs" | "format" | "textFields" | "groupField">;

/** First files that are looked at. */
const FILES = 20;

/**
 * Throws the `input-format` that reading it would throw if the first records of a corpus lack a field of `settings`, in every file looked at: a field that
 * was misspelt is in no record, and a pass over the corpus would find that out record by record. Where some file can be read, or is a text, the rest is
 * done and the others are named by those who read them.
 */
export async function checkFirstRecord(settings: Reading): Promise<void> {
  let first: unknown;
  let looked = 0;
  for await (const found of listCorpusFiles(settings.inputs, settings.format)) {
    if (!hasFields(found.format)) return;
    const error = await readFirst(found, settings);
    if (!isOfFirstRecord(error)) return;
    first ??= error;
    if (++looked >= FILES) break;
  }
  if (first !== undefined) throw first;
}

/** What reading the first record of a file throws. */
async function readFirst({ file, format }: ListedFile, { textFields, groupField }: Reading): Promise<unknown> {
  try {
    const records = await openRecordFile(file, { format, textFields, ...(groupField !== null && { groupField }) });
    const reading = records.read(WHOLE_FILE)[Symbol.asyncIterator]();
    try {
      await reading.next();
    } finally {
      // What it holds open is closed now, not when memory is tidied.
      await reading.return?.();
      await records.close();
    }
    return undefined;
  } catch (error) {
    return error;
  }
}

function isOfFirstRecord(error: unknown): boolean {
  if (!(error instanceof UnnameError) || error.code !== "input-format") return false;
  const { line, row, field } = error.details;
  return line === 1 || row === 1 || field !== undefined;
}
