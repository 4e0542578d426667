import { readdir } from "node:fs/promises";
import { extname, join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { readTextFile } from "../../base/files.ts";
import { parseJson } from "../../formats/json/parse-json.ts";
import { textOfTemplate } from "../files/rename-in-template.ts";
import type { Replacement } from "../plan/replacement.ts";
import { forEachPartOfJson, forEachTextOfJson, wordsIn } from "./residue-words.ts";

/** Text files of a checkpoint. What a removed name left in the weights is a row, which is overwritten, not text. */
const TEXT_EXTENSIONS: ReadonlySet<string> = new Set([".json", ".jsonl", ".txt", ".md", ".jinja", ".py", ""]);

/**
 * How a removed name could still be read: as the vocabulary spells it, and as a person does, unless that spelling is an entry
 * that a person kept (` roos` went, `roos` stays).
 *
 * @param tokens the vocabulary before, by id
 * @param surface what a person reads for an entry
 */
export function removedSpellings(
  replacements: readonly Replacement[],
  tokens: readonly string[],
  surface: (tokenId: number) => string,
): ReadonlySet<string> {
  const removed = new Set(replacements.map(({ token }) => token));
  const surfaces = new Set(replacements.map(({ tokenId }) => surface(tokenId)));
  for (const token of tokens) if (!removed.has(token)) surfaces.delete(token);
  return new Set([...removed, ...surfaces]);
}

/** The text files of a checkpoint folder. */
export async function textFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && TEXT_EXTENSIONS.has(extname(entry.name))).map(({ name }) => name);
}

/**
 * Ids of kept entries that hold a removed spelling as a word (`▁Jan.` where `▁Jan` goes), ascending: what will be left of a name
 * unless they go, too.
 */
export function findHolders(tokens: readonly string[], spellings: ReadonlySet<string>): number[] {
  return tokens.flatMap((token, tokenId) =>
    !spellings.has(token) && wordsIn(token).some((word) => spellings.has(word)) ? [tokenId] : [],
  );
}

/**
 * How many of the spellings each file holds as whole words: `Jan` inside the kept `ĠJanuari` is not the removed name. What a format
 * says of itself is not looked at (see {@link forEachTextOfJson}), nor what stands in an entry that a person kept knowingly.
 * Files without any are absent.
 *
 * @param known `held`: entries that hold a removed spelling and were decided to be kept; `parsed`: JSON files that have been read
 */
export async function findResidue(
  directory: string,
  files: readonly string[],
  spellings: ReadonlySet<string>,
  known: { readonly held?: ReadonlySet<string>; readonly parsed?: ReadonlyMap<string, unknown> } = {},
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (const name of files) {
    const path = join(directory, name);
    const present = new Set<string>();
    const look = (part: string) => {
      if (known.held?.has(part) === true) return;
      if (spellings.has(part)) present.add(part);
      for (const word of wordsIn(part)) if (spellings.has(word)) present.add(word);
    };
    if (extname(name) === ".json")
      forEachTextOfJson(known.parsed?.get(name) ?? parse(await readTextFile(path), path), look);
    else if (extname(name) === ".jinja") look(textOfTemplate(await readTextFile(path)));
    else for (const line of (await readTextFile(path)).split("\n")) look(line);
    if (present.size > 0) found.set(name, present.size);
  }
  return found;
}

/**
 * How many of the spellings stand in JSON files as a key or as a part of a longer word (`Jan-base`): a person has to judge them, since no program
 * can. Files without any are absent.
 */
export async function findMentions(
  directory: string,
  files: readonly string[],
  spellings: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (const name of files.filter((file) => extname(file) === ".json")) {
    const present = new Set<string>();
    const path = join(directory, name);
    forEachPartOfJson(parse(await readTextFile(path), path), (part) => void (spellings.has(part) && present.add(part)));
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
