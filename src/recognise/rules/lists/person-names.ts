import { readSections, writeSections } from "../../../formats/sections.ts";
import { foldSurface } from "../../../text/fold.ts";
import { hashWords, placeOfWord, sectionsOfWords, wordsInSections } from "./hashed-words.ts";
import { listFilePath, readListFile } from "./list-files.ts";

const KIND = { magic: "UNWNAMES", version: 1, name: "list of names of persons" };

/**
 * A lookup in every shipped list of names of persons, of whatever language: given names and surnames, in any case, with or without
 * accents; of a hyphenated name all parts count. Ordinary words that are a person's name too (`de`, `wit`) are listed. Throws
 * `input-missing` where the build compiled none.
 */
export function loadPersonNames(): (surface: string) => boolean {
  const path = listFilePath("person-names.bin");
  const names = wordsInSections("names", readSections(KIND, readListFile(path), path).arrays);
  const has = (key: string) => placeOfWord(names, key) >= 0;
  return (surface) => {
    const key = foldSurface(surface);
    if (has(key)) return true;
    const parts = key.split(/[-' ]+/u).filter((part) => part !== "");
    return parts.length > 1 && parts.every(has);
  };
}

/** The file of all folded names. */
export function writePersonNames(names: Iterable<string>): Uint8Array {
  return writeSections(KIND, { header: {}, arrays: sectionsOfWords("names", hashWords([...names]).hashed) });
}
