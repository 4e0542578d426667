import { parseFields } from "../../base/json-values.ts";
import { requireExisting } from "../../base/files.ts";
import { openRecordFile } from "../../formats/records/open-record-file.ts";
import { recordError } from "../../formats/records/record-error.ts";
import { WHOLE_FILE } from "../../formats/records/record-codec.ts";

/** In place of a list: each document is of another patient. */
export const EACH_DOCUMENT = "documents";

/**
 * Whose each document is: from JSON Lines `{"id": patient, "documents": [ids]}`, as `unname split` and the generator write them. Ids of documents count
 * with and without `.txt`. Throws `input-missing`, `input-encoding`, and `input-format` with the line.
 */
export async function readPatients(path: string): Promise<ReadonlyMap<string, string>> {
  requireExisting(path, "list of patients");
  const patients = new Map<string, string>();
  const file = await openRecordFile(path, { format: "lines" });
  try {
    for await (const batch of file.read(WHOLE_FILE))
      for (const { number, texts } of batch) {
        const text = texts[0]?.text ?? "";
        if (text.trim() !== "") addPatient(patients, text, path, number);
      }
  } finally {
    await file.close();
  }
  return patients;
}

function addPatient(patients: Map<string, string>, text: string, path: string, line: number): void {
  const { id, documents } = parseFields(text) as { id?: unknown; documents?: unknown };
  if (typeof id !== "string" || !Array.isArray(documents) || !documents.every((one) => typeof one === "string"))
    throw recordError({ path, noun: "line", number: line }, 'expected {"id", "documents": [...]}.');
  for (const document of documents as readonly string[])
    for (const name of [document, `${document.replace(/\.txt$/, "")}.txt`]) patients.set(name, id);
}
