import { readdir } from "node:fs/promises";
import { extname, join } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { readTextFile } from "../base/files.ts";
import { parseJson } from "../formats/parse-json.ts";
import type { Tokenizer } from "../model/checkpoint.ts";
import type { Plan } from "./plan.ts";

/** Text files of a checkpoint. What a removed name left in the weights is a row, which is overwritten, not text. */
const TEXT_EXTENSIONS: ReadonlySet<string> = new Set([".json", ".jsonl", ".txt", ".md", ".jinja", ".py", ""]);

/** What separates words in the text files of a checkpoint: the quotes and brackets of JSON too, but not the mark of a word's end. */
const BETWEEN_WORDS = /(?:[\s"',:;.()[\]{}|]|<(?!\/w>)|(?<!<\/w)>)+/u;

/** Its value names an architecture, also where a person is called Bert. */
const ARCHITECTURE_KEY = "model_type";

/**
 * How a removed name could still be read: as the vocabulary spells it, and as a person does, unless that spelling is an entry
 * that a person kept (` roos` went, `roos` stays).
 *
 * @param original the tokenizer before
 */
export function removedSpellings({ replacements }: Plan, original: Tokenizer): ReadonlySet<string> {
  const removed = new Set(replacements.map(({ token }) => token));
  const kept = new Set(original.vocabulary.filter((token) => !removed.has(token)));
  const surfaces = replacements.map(({ tokenId }) => original.surface(tokenId)).filter((surface) => !kept.has(surface));
  return new Set([...removed, ...surfaces]);
}

/** The text files of a checkpoint folder. */
export async function textFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && TEXT_EXTENSIONS.has(extname(entry.name))).map(({ name }) => name);
}

/**
 * How many of the spellings each file holds as whole words: `Jan` inside the kept `ĠJanuari` is not the removed name. In
 * JSON, values and the entries of vocabularies are looked at, not the keys of the format itself (`sep`). Files without any
 * are absent.
 */
export async function findResidue(
  directory: string,
  files: readonly string[],
  spellings: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (const name of files) {
    const text = await readTextFile(join(directory, name));
    const present = new Set<string>();
    const look = (word: string) => void (spellings.has(word) && present.add(word));
    if (extname(name) === ".json") forEachWordOfJson(parse(text, join(directory, name)), look);
    else text.split(BETWEEN_WORDS).forEach(look);
    if (present.size > 0) found.set(name, present.size);
  }
  return found;
}

function parse(text: string, path: string): unknown {
  try {
    return parseJson(text);
  } catch (cause) {
    throw new UnnameError("input-format", `${path}: expected JSON. Copy the file again, or move it away.`, {
      cause,
      details: { path },
    });
  }
}

/** Calls `use` with each value and vocabulary entry of parsed JSON, whole and word by word. */
function forEachWordOfJson(value: unknown, use: (word: string) => void): void {
  if (typeof value === "string") {
    use(value);
    for (const word of value.split(BETWEEN_WORDS)) use(word);
  } else if (Array.isArray(value)) {
    for (const item of value) forEachWordOfJson(item, use);
  } else if (typeof value === "object" && value !== null) {
    // A vocabulary maps entries to ids; other objects have keys that the format gives them.
    const isVocabulary = Object.values(value).every((id) => typeof id === "number");
    for (const [key, item] of Object.entries(value)) {
      if (isVocabulary) forEachWordOfJson(key, use);
      if (key !== ARCHITECTURE_KEY) forEachWordOfJson(item, use);
    }
  }
}
