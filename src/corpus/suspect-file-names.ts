import type { Recogniser } from "../recognise/recogniser.ts";
import { createDocument } from "../text/document.ts";
import type { ListedFile } from "./find-corpus-files.ts";
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
    for (const [index, { text }] of documents.entries()) if (holdsPerson(text, found[index] ?? [])) persons++;
  }
  return { names: names.length, persons };
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
