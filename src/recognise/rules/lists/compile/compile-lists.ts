import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { PACKAGE_ROOT } from "../../../../base/package-root.ts";
import { NOTE_LANGUAGES, type NoteLanguage } from "../../../../text/note-languages.ts";
import { createNameLists } from "../../languages/load-name-lists.ts";
import { openLists, writeLists } from "../compiled-lists.ts";
import { placesFile, writePlaces } from "../compiled-places.ts";
import { FUNCTION_WORDS_FILE } from "../function-words.ts";
import { LANGUAGE_NAMES_FILE } from "../language-names.ts";
import { gatherLanguageNames } from "./gather-language-names.ts";
import { writeEntries } from "../list-entries.ts";
import { writeLicences } from "./licences.ts";
import { listFilePath } from "../list-files.ts";
import { packListFile } from "../packed-list-file.ts";
import { readListSources, readStopwords } from "./list-sources.ts";
import { writeMedicalTerms } from "../medical-terms.ts";
import { writePersonNames } from "../person-names.ts";
import { gatherDutchPlaces, gatherPlaces } from "./place-strengths.ts";
import { gatherPersonNames } from "./gather-person-names.ts";
import { readShippedTerms } from "./shipped-words.ts";
import { writeWordsByLanguage } from "../words-by-language.ts";
import { createWordLists } from "../word-lists.ts";

/** What no language has to itself. */
const SHARED = "shared";

// Last step of `npm run build`: the word lists and places of each language, read from packages, as files that threads share (dist/lists). Five
// seconds on two cores, or none where neither the code nor an installed package has changed. Nothing else reads the packages.
const [part] = process.argv.slice(2);
if (part === undefined) await compileWhereChanged();
else if (part === SHARED) await compileShared();
else compile(part as NoteLanguage);

async function compileWhereChanged(): Promise<void> {
  const stampPath = listFilePath("stamp");
  const expected = digestOfSources();
  mkdirSync(dirname(stampPath), { recursive: true });
  if (existsSync(stampPath) && readFileSync(stampPath, "utf8") === expected) return;
  const waiting: string[] = [...NOTE_LANGUAGES, SHARED];
  const compileNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await compileInProcess(next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compileNext));
  writeFileSync(stampPath, expected);
}

/** This program once more, for one part; what it writes to its standard error is seen. */
async function compileInProcess(which: string): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), [which]);
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`the word lists of ${which} could not be compiled`);
}

async function compileShared(): Promise<void> {
  writeFileSync(listFilePath(FUNCTION_WORDS_FILE), writeWordsByLanguage(readStopwords));
  writeFileSync(listFilePath(LANGUAGE_NAMES_FILE), writeWordsByLanguage(gatherLanguageNames));
  writeFileSync(listFilePath("person-names.bin"), packListFile(writePersonNames(gatherPersonNames())));
  writeFileSync(listFilePath("medical-terms.bin"), packListFile(writeMedicalTerms(readShippedTerms())));
  writeFileSync(listFilePath("LICENCES.txt"), await writeLicences());
}

function compile(language: NoteLanguage): void {
  const sources = readListSources(language);
  const bytes = writeLists(sources);
  writeFileSync(listFilePath(`${language}.bin`), packListFile(bytes));
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
