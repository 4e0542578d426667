import { createRequire } from "node:module";

import { foldWord } from "../../../text/fold.ts";
import { readSpellingDictionary, type SpellingEntries, type SpellingSource } from "./hunspell.ts";
import { loadItalianWords } from "./italian-words.ts";
import { loadListedPlaces, type ListedPlace } from "./listed-places.ts";
import { GIVEN_NAME_LANGUAGES, readGivenNames, readHumanNames, readSurnames } from "./name-lists.ts";
import { readShippedNames } from "./shipped-names.ts";
import type { ListLanguage, WordSet } from "./word-lists.ts";

/** What word lists are made of; read from packages, or from the file that the build makes of them. */
export interface ListSources {
  readonly given: WordSet;
  readonly foreignGiven: WordSet;
  readonly surnames: WordSet;
  /** Those of `surnames` that the Dutch rules take for names; empty for other languages. */
  readonly dutchNames: WordSet;
  readonly nationalities: WordSet;
  readonly stopwords: WordSet;
  readonly places: readonly ListedPlace[];
  /** Undefined for Dutch, whose dictionary is read by itself. */
  readonly dictionary: SpellingSource | undefined;
}

/** Sources as packages have them. */
export interface PackageSources extends ListSources {
  readonly dictionary: SpellingEntries | undefined;
}

const STOPWORDS: Readonly<Record<ListLanguage, string>> = { es: "spa", it: "ita", en: "eng", nl: "nld" };

/** Reads the packages: a second or two. */
export function readListSources(language: ListLanguage): PackageSources {
  const load = createRequire(import.meta.url);
  const given = new Set<string>();
  const foreignGiven = new Set<string>();
  for (const source of GIVEN_NAME_LANGUAGES) {
    const target = source === language ? given : foreignGiven;
    for (const word of readGivenNames(source)) target.add(word);
  }
  const surnames = readSurnames();
  const dutchNames = language === "nl" ? readHumanNames() : new Set<string>();
  if (language === "nl") for (const word of readShippedNames("nl-surnames")) dutchNames.add(word);
  if (language === "nl") for (const word of readShippedNames("nl-given")) given.add(word);
  if (language === "nl" || language === "it")
    for (const word of readShippedNames(`${language}-surnames`)) surnames.add(word);
  const nations = load(`i18n-nationality/langs/${language}.json`) as { nationalities: Record<string, string> };
  const stopwords = (load("stopword") as Record<string, string[]>)[STOPWORDS[language]] ?? [];
  return {
    given,
    foreignGiven,
    surnames,
    dutchNames,
    nationalities: new Set(Object.values(nations.nationalities).map(foldWord)),
    stopwords: new Set(stopwords.map(foldWord)),
    places: language === "nl" ? [] : loadListedPlaces(language),
    dictionary: readDictionary(language),
  };
}

function readDictionary(language: ListLanguage): SpellingEntries | undefined {
  if (language === "nl") return undefined;
  if (language !== "it") return readSpellingDictionary(`dictionary-${language}`);
  const words = new Map<string, string>();
  for (const word of loadItalianWords()) words.set(word, "");
  return { affixes: "", words };
}
