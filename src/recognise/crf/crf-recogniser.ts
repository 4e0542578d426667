import { readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { requireExisting } from "../../base/files.ts";
import type { Span } from "../../text/span.ts";
import type { Stretch } from "../../text/tokenise.ts";
import type { DoubtedText } from "../doubted-text.ts";
import { Reading } from "../reading.ts";
import { findModel } from "../shipped-models.ts";
import type { Recogniser } from "../recogniser.ts";
import { CRF_FILE, type CrfModel, readCrfModel } from "./crf-model.ts";
import { Tagger, type TextLean } from "./tagger.ts";
import { layOutModel, shareTaggingModel, type TaggingModel } from "./tagging-model.ts";

/** Reads the model in a folder that `unname train` wrote, or a shipped one by its name. Throws `usage`, `input-missing`, or `input-format` if it is damaged. */
export async function openCrfModel(name: string): Promise<CrfModel> {
  const path = await findModelFile(name);
  return readCrfModel(new Uint8Array(await readFile(path)), path);
}

/** The same, laid out for tagging in memory that all threads share; a file that was written anew is another model. */
export async function openTaggingModel(name: string): Promise<TaggingModel> {
  const path = resolve(await findModelFile(name));
  const { mtimeMs, size } = await stat(path);
  return shareTaggingModel(`${path}#${mtimeMs}#${size}`, () => readCrfModel(new Uint8Array(readFileSync(path)), path));
}

async function findModelFile(name: string): Promise<string> {
  if (name === "") throw new UnnameError("usage", "--recogniser crf: names no folder. Write crf:DIR.");
  const directory = findModel(name);
  requireExisting(directory, "folder of a CRF recogniser");
  const path = (await stat(directory)).isDirectory() ? join(directory, CRF_FILE) : directory;
  requireExisting(path, "CRF model (unname train writes one)");
  return path;
}

/** What tags texts with a model, each span under one source. Labels are those of the data it was trained on. */
export interface ModelTagger {
  /** See {@link Tagger.prepare}. */
  readonly prepare: (reading: Reading) => void;
  readonly tag: (reading: Reading) => Span[];
  /** The same, and how unsure it is of each line. */
  readonly tagWithDoubts: (reading: Reading) => DoubtedText;
  /** See {@link Tagger.oddsOf}. */
  readonly oddsOf: (reading: Reading, stretches: readonly Stretch[]) => number[];
}

/** A tagger of a model. */
export function taggerOf(model: TaggingModel, source: string, lean?: TextLean): ModelTagger {
  const tagger = new Tagger(model, lean);
  return {
    prepare: tagger.prepare,
    tag: (reading) => tagger.tagReading(reading, source),
    tagWithDoubts: (reading) => tagger.tagWithDoubts(reading, source),
    oddsOf: (reading, stretches) => tagger.oddsOf(reading, stretches),
  };
}

/** The recogniser `crf:DIR`: a CRF that `unname train` made. */
export function createCrfRecogniser(model: CrfModel, name: string): Recogniser {
  const { tag } = taggerOf(layOutModel(model), name);
  const { language } = model.header;
  return {
    name,
    ...(language !== null && { language }),
    recognise: async (documents) => documents.map(({ text }) => tag(new Reading(text))),
  };
}
