import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { PACKAGE_ROOT } from "../../../../base/package-root.ts";
import { createNameLists } from "../../languages/load-name-lists.ts";
import { openLists, writeLists } from "../compiled-lists.ts";
import { placesFile, writePlaces } from "../compiled-places.ts";
import { FUNCTION_WORDS_FILE } from "../function-words.ts";
import { LANGUAGE_NAMES_FILE } from "../language-names.ts";
import { gatherLanguageNames } from "./gather-language-names.ts";
import { writeEntries } from "../list-entries.ts";
import { writeLicences } from "./licences.ts";
import { listFilePath } from "../list-files.ts";
import { readListSources, readStopwords } from "./list-sources.ts";
import { writeMedicalTerms } from "../medical-terms.ts";
import { writePersonNames } from "../person-names.ts";
import { gatherDutchPlaces, gatherPlaces } from "./place-strengths.ts";
import { gatherPersonNames } from "./gather-person-names.ts";
import { readShippedTerms } from "./shipped-words.ts";
import { writeWordsByLanguage } from "../words-by-language.ts";
import { createWordLists, LIST_LANGUAGES, type ListLanguage } from "../word-lists.ts";

// Last step of `npm run build`: the word lists and places of each language, read from packages, as files that threads share (dist/lists). Ten
// seconds, or none where neither the code nor an installed package has changed. Nothing else reads the packages.
const stampPath = listFilePath("stamp");
const expected = digestOfSources();
mkdirSync(dirname(stampPath), { recursive: true });
if (!existsSync(stampPath) || readFileSync(stampPath, "utf8") !== expected) {
  for (const language of LIST_LANGUAGES) compile(language);
  writeFileSync(listFilePath(FUNCTION_WORDS_FILE), writeWordsByLanguage(readStopwords));
  writeFileSync(listFilePath(LANGUAGE_NAMES_FILE), writeWordsByLanguage(gatherLanguageNames));
  writeFileSync(listFilePath("person-names.bin"), writePersonNames(gatherPersonNames()));
  writeFileSync(listFilePath("medical-terms.bin"), writeMedicalTerms(readShippedTerms()));
  writeFileSync(listFilePath("LICENCES.txt"), await writeLicences());
  writeFileSync(stampPath, expected);
}

function compile(language: ListLanguage): void {
  const sources = readListSources(language);
  const bytes = writeLists(sources);
  writeFileSync(listFilePath(`${language}.bin`), bytes);
  writeFileSync(listFilePath(`${language}-entries.bin.gz`), gzipSync(writeEntries(sources)));
  const lists = createWordLists(
    language,
    openLists(bytes, language, () => ({ words: [], places: sources.places })),
  );
  const { isName } = createNameLists(lists);
  const places =
    language === "nl"
      ? gatherDutchPlaces(sources, { isOrdinary: lists.isInDictionary, isName })
      : gatherPlaces(lists, language, isName);
  writeFileSync(placesFile(language), writePlaces(places));
}

/** What an ordinary word or a place needs is said in the folders of the languages. */
function digestOfSources(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const stamp = createHash("sha256");
  const languages = join(here, "..", "..", "languages");
  for (const code of [here, join(here, ".."), languages, join(languages, "nl")])
    for (const file of readdirSync(code).sort())
      if (file.endsWith(".js") || file.endsWith(".ts")) stamp.update(readFileSync(join(code, file)));
  for (const file of ["package.json", "package-lock.json"])
    if (existsSync(join(PACKAGE_ROOT, file))) stamp.update(readFileSync(join(PACKAGE_ROOT, file)));
  for (const folder of ["names", "places", "terms"])
    for (const file of readdirSync(join(PACKAGE_ROOT, "models", folder)).sort())
      stamp.update(readFileSync(join(PACKAGE_ROOT, "models", folder, file)));
  return stamp.digest("hex");
}
