import { readSections, writeSections } from "../../../formats/sections.ts";
import { hashWords, placeOfWord, sectionsOfWords, wordsInSections, type HashedWords } from "./hashed-words.ts";
import { listFilePath, readListFile } from "./list-files.ts";

const KIND = { magic: "UNWTERMS", version: 1, name: "list of medical terms" };

let loaded: HashedWords | undefined;

/**
 * True for a folded word that vocabularies of medicine have: medicines, illnesses and whom they are called after, none of which is a
 * person's name or a town by any list (models/terms). Throws `input-missing` where the build compiled none.
 */
export function isMedicalTerm(key: string): boolean {
  return placeOfWord((loaded ??= openTerms(listFilePath("medical-terms.bin"))), key) >= 0;
}

/** The file of all folded terms. */
export function writeMedicalTerms(terms: Iterable<string>): Uint8Array {
  return writeSections(KIND, { header: {}, arrays: sectionsOfWords("terms", hashWords([...terms]).hashed) });
}

function openTerms(path: string): HashedWords {
  return wordsInSections("terms", readSections(KIND, readListFile(path), path).arrays);
}
