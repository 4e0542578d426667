import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { requireExisting } from "../../base/files.ts";
import { findModel } from "../shipped-models.ts";
import type { Recogniser } from "../recogniser.ts";
import { CRF_FILE, type CrfModel, readCrfModel } from "./crf-model.ts";
import { Tagger } from "./tagger.ts";

/** Reads the model in a folder that `unname train` wrote, or a shipped one by its name. Throws `usage`, `input-missing`, or `input-format` if it is damaged. */
export async function openCrfModel(name: string): Promise<CrfModel> {
  if (name === "") throw new UnnameError("usage", "--recogniser crf: names no folder. Write crf:DIR.");
  const directory = findModel(name);
  requireExisting(directory, "folder of a CRF recogniser");
  const path = (await stat(directory)).isDirectory() ? join(directory, CRF_FILE) : directory;
  requireExisting(path, "CRF model (unname train writes one)");
  return readCrfModel(new Uint8Array(await readFile(path)), path);
}

/** The recogniser `crf:DIR`: a CRF that `unname train` made. Labels are those of the data it was trained on. */
export function recogniserOf(model: CrfModel, name: string): Recogniser {
  const tagger = new Tagger(model);
  const { language } = model.header;
  return {
    name,
    ...(language !== null && { language }),
    recognise: async (documents) => documents.map(({ text }) => tagger.tag(text, name)),
  };
}
