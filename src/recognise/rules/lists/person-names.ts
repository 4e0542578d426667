import { foldSurface, foldWord } from "../../../text/fold.ts";
import { hasFlag, loadDutchDictionary } from "../languages/nl/dictionary.ts";
import { GIVEN_NAME_LANGUAGES, readGivenNames, readSurnames } from "./name-lists.ts";
import { readShippedNames } from "./shipped-names.ts";

/** The flag of proper names in the Dutch dictionary. */
const PROPER_NAME = "PN";

let loaded: Promise<ReadonlySet<string>> | undefined;

/**
 * Reads every shipped list of names of persons, of whatever language, once a process (about a second), and gives a lookup in them:
 * given names and surnames, in any case, with or without accents; of a hyphenated name all parts count. Ordinary words that are
 * somebody's name too (`de`, `wit`) are listed.
 */
export async function loadPersonNames(): Promise<(surface: string) => boolean> {
  loaded ??= readPersonNames();
  const names = await loaded;
  return (surface) => {
    const key = foldSurface(surface);
    if (names.has(key)) return true;
    const parts = key.split(/[-' ]+/u).filter((part) => part !== "");
    return parts.length > 1 && parts.every((part) => names.has(part));
  };
}

async function readPersonNames(): Promise<ReadonlySet<string>> {
  // Slow to load, and seldom needed.
  const { allLocales } = await import("@faker-js/faker");
  const names = readSurnames();
  const add = (listed: string) => {
    for (const word of listed.split(" ")) if (/\p{L}{2}/u.test(word)) names.add(foldWord(word));
  };
  for (const language of GIVEN_NAME_LANGUAGES) for (const name of readGivenNames(language)) names.add(name);
  for (const list of ["nl-surnames", "nl-given", "it-surnames"] as const)
    for (const name of readShippedNames(list)) names.add(name);
  const dutch = loadDutchDictionary();
  for (const key of dutch.properKeys()) if (hasFlag(dutch.properFlags(key) ?? "", PROPER_NAME)) names.add(key);
  for (const { person } of Object.values(allLocales)) {
    for (const lists of [person?.first_name, person?.last_name]) {
      for (const listed of Object.values(lists ?? {})) for (const name of listed ?? []) add(name);
    }
  }
  return names;
}
