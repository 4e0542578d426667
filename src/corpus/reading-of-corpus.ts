import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { CORPUS_FORMATS, type CorpusFormat } from "./corpus-format.ts";
import { MANIFEST_FILE } from "./manifest.ts";

/** How documents lie in a corpus. */
export interface Reading {
  readonly format?: CorpusFormat;
  readonly textField?: string | readonly string[];
}

/**
 * How the notes lie in a folder that `anonymise` wrote, by its manifest: as in the notes that it read, so that nobody has to say it again.
 * Nothing for every other input.
 */
export async function readingOfCorpus(input: string): Promise<Reading> {
  const path = join(input, MANIFEST_FILE);
  if (!existsSync(path)) return {};
  const { stage, configuration } = parseObject(await readFile(path, "utf8"));
  if (stage !== "anonymise" || typeof configuration !== "object" || configuration === null) return {};
  const { format, textField } = configuration as Readonly<Record<string, unknown>>;
  return { ...(isFormat(format) && { format }), ...(isField(textField) && { textField }) };
}

function parseObject(json: string): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(json) ?? {}) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

function isFormat(value: unknown): value is CorpusFormat {
  return (CORPUS_FORMATS as readonly unknown[]).includes(value);
}

function isField(value: unknown): value is string | readonly string[] {
  if (Array.isArray(value)) return value.length > 0 && value.every((field) => typeof field === "string");
  return typeof value === "string";
}
