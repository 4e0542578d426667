import { allLocales } from "@faker-js/faker";

import { foldWord } from "../../../../text/fold.ts";
import { hasFlag } from "../hunspell.ts";
import { GIVEN_NAME_LANGUAGES, readGivenNames, readSurnames } from "../name-lists.ts";
import { readDictionary } from "./read-dictionary.ts";
import { readShippedNames } from "./shipped-words.ts";

/** The flag of proper names in the Dutch dictionary. */
const PROPER_NAME = "PN";
const LONG_FLAG = 2;

/** The folded words of every list of names of persons that a package has or that comes with ours. */
export function gatherPersonNames(): ReadonlySet<string> {
  const names = readSurnames();
  const add = (listed: string) => {
    for (const word of listed.split(" ")) if (/\p{L}{2}/u.test(word)) names.add(foldWord(word));
  };
  for (const language of GIVEN_NAME_LANGUAGES) for (const name of readGivenNames(language)) names.add(name);
  for (const list of ["nl-surnames", "nl-given", "it-surnames", "it-given", "es-given"] as const)
    for (const name of readShippedNames(list)) names.add(name);
  for (const [key, flags] of readDictionary("nl").proper) if (hasFlag(flags, PROPER_NAME, LONG_FLAG)) names.add(key);
  for (const { person } of Object.values(allLocales)) {
    for (const lists of [person?.first_name, person?.last_name]) {
      for (const listed of Object.values(lists ?? {})) for (const name of listed ?? []) add(name);
    }
  }
  return names;
}
