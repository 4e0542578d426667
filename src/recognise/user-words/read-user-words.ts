import { fileError, UnnameError } from "../../base/errors.ts";
import { readTextFile } from "../../base/files.ts";
import { sha256 } from "../../base/hash.ts";
import { foldWord } from "../../text/fold.ts";
import { type Phrase, splitWords } from "./phrases.ts";

/** Where the words of a user stand. */
export interface UserWordFiles {
  /** Words and phrases that are always replaced. */
  readonly always?: string | undefined;
  /** Words and phrases that never are. */
  readonly never?: string | undefined;
}

/** A file of words and phrases. */
export interface WordFile {
  readonly phrases: readonly Phrase[];
  /** Of the file's text. */
  readonly sha256: string;
}

/** What a user wants replaced, or not, whatever recognisers say. */
export interface UserWords {
  readonly always: WordFile | undefined;
  readonly never: WordFile | undefined;
}

/**
 * Reads words and phrases, one a line; empty lines and those that begin with `#` are none. Throws `input-missing`, `input-encoding`, `input-empty` for a
 * file without any, `input-format` for a line without letters and digits, and `usage` for a phrase that is to be always replaced and stands in one that never
 * is, or the other way round: whichever were heeded, the other would not be.
 */
export async function readUserWords(files: UserWordFiles): Promise<UserWords> {
  const always = files.always === undefined ? undefined : await readWordFile(files.always, "--always");
  const never = files.never === undefined ? undefined : await readWordFile(files.never, "--never");
  if (always !== undefined && never !== undefined) refuseConflicts(files, always.phrases, never.phrases);
  return { always, never };
}

async function readWordFile(path: string, flag: string): Promise<WordFile> {
  const text = await readTextFile(path, `file of words for ${flag}`);
  const phrases: Phrase[] = [];
  for (const [index, line] of text
    .replace(/^\ufeff/u, "")
    .split(/\r\n?|\n/u)
    .entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const words = splitWords(line).map(({ word }) => word);
    if (!words.some((word) => /[\p{L}\p{N}]/u.test(word))) {
      throw new UnnameError(
        "input-format",
        `${path}, line ${index + 1}: expected a word or phrase with letters or digits. Begin the line with # to leave it out.`,
        { details: { path, line: index + 1 } },
      );
    }
    phrases.push({ words, line: index + 1 });
  }
  if (phrases.length === 0) throw fileError("input-empty", path, `expected words for ${flag}, one a line, found none.`);
  return { phrases, sha256: sha256(text) };
}

function refuseConflicts(files: UserWordFiles, always: readonly Phrase[], never: readonly Phrase[]): void {
  const keyOf = (words: readonly string[]) => words.map(foldWord).join("\0");
  const wholes = (phrases: readonly Phrase[]) => new Map(phrases.map(({ words, line }) => [keyOf(words), line]));
  const partOf = (phrases: readonly Phrase[], others: ReadonlyMap<string, number>) => {
    for (const { words, line } of phrases)
      for (let from = 0; from < words.length; from++)
        for (let to = from + 1; to <= words.length; to++) {
          const other = others.get(keyOf(words.slice(from, to)));
          if (other !== undefined) return { line, other };
        }
    return undefined;
  };
  const inNever = partOf(never, wholes(always));
  const inAlways = partOf(always, wholes(never));
  const places =
    inNever === undefined
      ? inAlways && { always: inAlways.line, never: inAlways.other }
      : { always: inNever.other, never: inNever.line };
  if (places === undefined) return;
  throw new UnnameError(
    "usage",
    `${files.always}, line ${places.always}, and ${files.never}, line ${places.never}: the same words are to be always replaced and never. Take them out of one of the files.`,
    { details: { alwaysLine: places.always, neverLine: places.never } },
  );
}
