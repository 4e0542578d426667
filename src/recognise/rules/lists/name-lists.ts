import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { foldWord } from "../../../text/fold.ts";

/** Languages whose given names are listed apart. */
export const GIVEN_NAME_LANGUAGES = ["de", "en", "es", "fr", "it", "tr"] as const;

const load = createRequire(import.meta.url);

/** Folded words of the given names usual in a language. */
export function readGivenNames(language: (typeof GIVEN_NAME_LANGUAGES)[number]): Set<string> {
  const names = load(`gender-detection-from-name/names/${language}.js`) as Map<string, string>;
  const words = new Set<string>();
  for (const name of names.keys()) for (const word of name.split(" ")) words.add(foldWord(word));
  return words;
}

/** Folded surnames and names that can be either, of all languages: the lists do not tell them apart. */
export function readSurnames(): Set<string> {
  const surnames = readHumanNames();
  addNames("@cspell/dict-people-names", join("dict", "people-names.txt"), surnames);
  return surnames;
}

/** The half of them that holds fewer words: names of people of all languages. */
export function readHumanNames(): Set<string> {
  const names = new Set<string>();
  addNames("humannames", "list.txt", names);
  return names;
}

function addNames(packageName: string, file: string, names: Set<string>): void {
  // Not through `resolve`: the packages export no path.
  const text = readFileSync(join(packageFolder(packageName), file), "utf8");
  for (const line of text.split(/\r?\n/)) {
    if (!line.startsWith("#")) for (const name of line.split(/\s+/)) if (name !== "") names.add(foldWord(name));
  }
}

function packageFolder(packageName: string): string {
  for (const folder of load.resolve.paths(packageName) ?? []) {
    const path = join(folder, packageName);
    try {
      readFileSync(join(path, "package.json"));
      return path;
    } catch {
      continue;
    }
  }
  return dirname(load.resolve(`${packageName}/package.json`));
}
