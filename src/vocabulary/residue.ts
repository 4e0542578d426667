import { readdir } from "node:fs/promises";
import { extname, join } from "node:path";

import { readTextFile } from "../base/files.ts";

/** Text files of a checkpoint. What a removed name left in the weights is a row, which is overwritten, not text. */
const TEXT_EXTENSIONS: ReadonlySet<string> = new Set([".json", ".jsonl", ".txt", ".md", ".jinja", ".py", ""]);

/** What separates words in the text files of a checkpoint: the quotes and brackets of JSON too. */
const BETWEEN_WORDS = /[\s"',:;.()[\]{}|<>]+/u;

/**
 * Looks for spellings as whole words in every text file of a folder: `Jan` inside the kept `ĠJanuari` is not the removed name. In
 * JSON, values and the entries of vocabularies are looked at, not the keys of the format itself (`sep`).
 */
export async function findResidue(
  directory: string,
  spellings: ReadonlySet<string>,
): Promise<{ readonly files: number; readonly found: number }> {
  const entries = await readdir(directory, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && TEXT_EXTENSIONS.has(extname(entry.name)))
    .map(({ name }) => name);
  let found = 0;
  for (const name of names) {
    const text = await readTextFile(join(directory, name));
    const words = new Set(extname(name) === ".json" ? wordsOfJson(JSON.parse(text)) : text.split(BETWEEN_WORDS));
    for (const spelling of spellings) if (words.has(spelling)) found++;
  }
  return { files: names.length, found };
}

function wordsOfJson(value: unknown): string[] {
  if (typeof value === "string") return [value, ...value.split(BETWEEN_WORDS)];
  if (Array.isArray(value)) return value.flatMap(wordsOfJson);
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  // A vocabulary maps entries to ids; other objects have keys that the format gives them.
  const isVocabulary = entries.length > 0 && entries.every(([, id]) => typeof id === "number");
  return entries.flatMap(([key, item]) => [...(isVocabulary ? wordsOfJson(key) : []), ...wordsOfJson(item)]);
}
