import { UnnameError } from "../base/errors.ts";
import { requireExisting } from "../base/files.ts";
import { readSentences } from "./read-sentences.ts";

/** In place of a list: each document is of another patient. */
export const EACH_DOCUMENT = "documents";

/**
 * Whose each document is: from JSON Lines `{"id": patient, "documents": [ids]}`, as the generator's `patients.jsonl`. Ids of documents count with and without
 * `.txt`. Throws `input-missing`, `input-encoding`, and `input-format` with the line.
 */
export async function readPatients(path: string): Promise<ReadonlyMap<string, string>> {
  requireExisting(path, "list of patients");
  const patients = new Map<string, string>();
  for await (const { line, text } of readSentences(path, "lines")) {
    const { id, documents } = parse(text) as { id?: unknown; documents?: unknown };
    if (typeof id !== "string" || !Array.isArray(documents) || !documents.every((one) => typeof one === "string"))
      throw new UnnameError("input-format", `${path}, line ${line}: expected {"id", "documents": [...]}.`, {
        details: { path, line },
      });
    for (const document of documents as readonly string[])
      for (const name of [document, `${document.replace(/\.txt$/, "")}.txt`]) patients.set(name, id);
  }
  return patients;
}

function parse(line: string): object {
  try {
    return (JSON.parse(line) ?? {}) as object;
  } catch {
    return {};
  }
}
