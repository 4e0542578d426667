import { UnnameError } from "../base/errors.ts";
import { FORMATS_WITHOUT_FIELDS, openRecordFile } from "../formats/records/open-record-file.ts";
import { WHOLE_FILE } from "../formats/records/record-codec.ts";
import { listCorpusFiles } from "./find-corpus-files.ts";
import type { RunSettings } from "./run/settings.ts";

type Reading = Pick<RunSettings, "inputs" | "format" | "textFields" | "groupField">;

/**
 * Throws the `input-format` that reading it would throw if the first record of the first file with fields lacks a field of `settings`: a field that was
 * misspelt is in no record, and a pass over the corpus would find that out record by record. What is wrong with later records and with
 * files that are no records is left to those who read them.
 */
export async function checkFirstRecord({ inputs, format, textFields, groupField }: Reading): Promise<void> {
  for await (const found of listCorpusFiles(inputs, format)) {
    if (FORMATS_WITHOUT_FIELDS.includes(found.format)) continue;
    try {
      const options = { format: found.format, textFields, ...(groupField !== null && { groupField }) };
      const file = await openRecordFile(found.file, options);
      try {
        await file.read(WHOLE_FILE)[Symbol.asyncIterator]().next();
      } finally {
        await file.close();
      }
    } catch (error) {
      if (isOfFirstRecord(error)) throw error;
    }
    return;
  }
}

function isOfFirstRecord(error: unknown): boolean {
  if (!(error instanceof UnnameError) || error.code !== "input-format") return false;
  const { line, row, field } = error.details;
  return line === 1 || row === 1 || field !== undefined;
}
