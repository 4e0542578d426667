import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { isObject, parseFields } from "../../base/json-values.ts";
import { CORPUS_FORMATS, type CorpusFormat } from "./corpus-format.ts";
import { MANIFEST_FILE } from "../manifest.ts";

/** How documents lie in a corpus. */
export interface Reading {
  readonly format?: CorpusFormat;
  readonly textField?: string | readonly string[];
}

/** How documents lie in a corpus that `anonymise` or `dedupe` wrote, and which field says whose they are. */
export interface WrittenReading extends Reading {
  /** Absent where that was not said, or where the field was left out of what was written. */
  readonly groupField?: string;
  /** How `anonymise` replaced the names, as its manifest says; absent for notes without repeated text whose names it did not replace. */
  readonly anonymised?: Readonly<Record<string, unknown>>;
}

/**
 * How the notes lie in a folder that `anonymise` or `dedupe` wrote, by its manifest: as in the notes that it read, so that it need not be given again.
 * Nothing for every other input.
 */
export async function readingOfCorpus(input: string): Promise<WrittenReading> {
  const path = join(input, MANIFEST_FILE);
  if (!existsSync(path)) return {};
  const { stage, configuration } = parseFields(await readFile(path, "utf8"));
  if ((stage !== "anonymise" && stage !== "dedupe") || !isObject(configuration)) return {};
  const { format, textField, groupField, dropFields, maskFields } = configuration;
  const anonymised = stage === "anonymise" ? configuration : configuration["anonymised"];
  const isGone = [dropFields, maskFields].some((fields) => Array.isArray(fields) && fields.includes(groupField));
  return {
    ...(isFormat(format) && { format }),
    ...(isField(textField) && { textField }),
    ...(typeof groupField === "string" && !isGone && { groupField }),
    ...(isObject(anonymised) && { anonymised }),
  };
}

/** The stage that wrote a folder, as its manifest says; undefined for every other folder. */
export async function readManifestStage(folder: string): Promise<unknown> {
  const path = join(folder, MANIFEST_FILE);
  return existsSync(path) ? parseFields(await readFile(path, "utf8"))["stage"] : undefined;
}

function isFormat(value: unknown): value is CorpusFormat {
  return (CORPUS_FORMATS as readonly unknown[]).includes(value);
}

function isField(value: unknown): value is string | readonly string[] {
  if (Array.isArray(value)) return value.length > 0 && value.every((field) => typeof field === "string");
  return typeof value === "string";
}
