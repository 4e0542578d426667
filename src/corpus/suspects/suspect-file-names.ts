import type { Recogniser } from "../../recognise/recogniser.ts";
import { caseOdds } from "../../recognise/rules/lists/ordinary-words.ts";
import { createDocument } from "../../text/document.ts";
import { foldWord } from "../../text/fold.ts";
import { NOTE_LANGUAGES } from "../../text/note-languages.ts";
import type { ListedFile } from "../reading/find-corpus-files.ts";
import { holdsPerson } from "./suspect-fields.ts";

/** What was found in the names of files and folders. None of them is kept. */
export interface SuspectFileNames {
  /** Names looked at, and those in which the recogniser found a person. */
  readonly names: number;
  readonly persons: number;
}

/** Names looked at, and how many at a time. */
const [NAMES, BATCH] = [20_000, 256];

/** How many names of files, their folders included, seem to hold the name of a person. Each part of a path is looked at once. */
export async function findSuspectFileNames(
  files: AsyncIterable<Pick<ListedFile, "path">>,
  recogniser: Recogniser,
): Promise<SuspectFileNames> {
  const parts = new Set<string>();
  for await (const { path } of files) {
    for (const part of path.split("/")) parts.add(part);
    if (parts.size >= NAMES) break;
  }
  const names = [...parts].map(spellOut).filter((name) => /\p{L}{2}/u.test(name));
  let persons = 0;
  for (let start = 0; start < names.length; start += BATCH) {
    const documents = names.slice(start, start + BATCH).map((name, index) => createDocument(`${index}`, name));
    const found = await recogniser.recognise(documents);
    for (const [index, { text }] of documents.entries()) {
      const spans = (found[index] ?? []).filter((span) => isWrittenAsName(text.slice(span.start, span.end)));
      if (holdsPerson(text, spans)) persons++;
    }
  }
  return { names: names.length, persons };
}

/** Capital minus small in nats that a lone word takes in some language: seven times as often with a capital. */
const LONE_ODDS = 2;

/**
 * Whether a word of it is one that running text writes with a capital in some language, and in none with a small letter more often: file names
 * are in small letters, so that a capital, which recognisers go by, is missing as evidence. Surnames that are other words too (Long), or
 * hardly a name at all (Hosp), do not suffice. Measured in docs/reference/formats.md.
 */
function isWrittenAsName(text: string): boolean {
  const words = text.split(/[^\p{L}'’]+/u).filter((word) => word !== "");
  const least = words.length > 1 ? 0 : LONE_ODDS;
  return words.some((word) => {
    const folded = foldWord(word);
    const odds = NOTE_LANGUAGES.map((language) => caseOdds(language, folded) ?? 0);
    const most = Math.max(...odds);
    return most > 0 && most >= least && Math.min(...odds) >= 0;
  });
}

/** `jansen_piet-2020.txt.gz` as a person would write it: `Jansen Piet 2020`. */
function spellOut(name: string): string {
  return name
    .replace(/(?:\.[a-z]{1,8}){1,2}$/iu, "")
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .split(/[^\p{L}\p{N}'’]+/u)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ")
    .trim();
}
