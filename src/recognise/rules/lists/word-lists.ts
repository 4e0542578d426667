import { createRequire } from "node:module";

import { foldWord } from "../../../text/fold.ts";
import { loadDutchDictionary } from "../languages/nl/dictionary.ts";
import { EPONYMS } from "../languages/eponyms.ts";
import { DUTCH_NAMES } from "../languages/nl/names.ts";
import { loadItalianWords } from "./italian-words.ts";
import { loadSpellingDictionary } from "./hunspell.ts";
import { loadListedPlaces, type ListedPlace } from "./listed-places.ts";
import { GIVEN_NAME_LANGUAGES, readGivenNames, readSurnames } from "./name-lists.ts";
import { createOrdinaryTest } from "./ordinary-words.ts";
import { readShippedNames } from "./shipped-names.ts";

/** Languages that have word lists. */
export const LIST_LANGUAGES = ["es", "it", "en", "nl"] as const;
export type ListLanguage = (typeof LIST_LANGUAGES)[number];

/** What lists of a language know. Keys are folded words (see `foldWord`); places are written as they are listed. */
export interface WordLists {
  readonly language: ListLanguage;
  /** Words of given names usual in the language. */
  readonly given: ReadonlySet<string>;
  /** Words of given names usual in other European languages. */
  readonly foreignGiven: ReadonlySet<string>;
  /** Surnames and names that can be either, of all languages: the lists do not tell them apart. */
  readonly surnames: ReadonlySet<string>;
  /** Countries, regions and cities; empty for Dutch, whose places `rules:nl` reads itself. */
  readonly places: readonly ListedPlace[];
  /** Folded words for inhabitants ("marroqui"); empty where there is no list. */
  readonly nationalities: ReadonlySet<string>;
  /** A word written small more often than with a capital, or of unknown use in the dictionary; it may be a name as well ("Rosa"). */
  isOrdinary(key: string): boolean;
  /** The name of an illness, sign, test, device, bug or medicine. */
  isMedical(key: string): boolean;
}

const STOPWORDS: Readonly<Record<ListLanguage, string>> = { es: "spa", it: "ita", en: "eng", nl: "nld" };

const loaded = new Map<ListLanguage, WordLists>();

/** The lists of a language, read once a process: about a second. Sources and their licences: docs/rules.md. */
export function loadWordLists(language: ListLanguage): WordLists {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const lists = buildWordLists(language);
  loaded.set(language, lists);
  return lists;
}

function buildWordLists(language: ListLanguage): WordLists {
  const load = createRequire(import.meta.url);
  const given = new Set<string>();
  const foreignGiven = new Set<string>();
  for (const source of GIVEN_NAME_LANGUAGES) {
    const target = source === language ? given : foreignGiven;
    for (const word of readGivenNames(source)) target.add(word);
  }
  const nationalities = new Set<string>();
  const nations = load(`i18n-nationality/langs/${language}.json`) as { nationalities: Record<string, string> };
  for (const name of Object.values(nations.nationalities)) nationalities.add(foldWord(name));
  const surnames = readSurnames();
  if (language === "nl") for (const word of readShippedNames("nl-given")) given.add(word);
  if (language === "nl" || language === "it")
    for (const word of readShippedNames(`${language}-surnames`)) surnames.add(word);
  const isName = (key: string) => given.has(key) || foreignGiven.has(key) || surnames.has(key);
  const ordinary = createOrdinaryTest(language, loadDictionary(language), isName);
  const stopwords = loadStopwords(language);
  return {
    language,
    given,
    foreignGiven,
    surnames,
    places: language === "nl" ? [] : loadListedPlaces(language),
    nationalities,
    isOrdinary: (key) => ordinary(key) || stopwords.has(key),
    isMedical: (key) => EPONYMS.has(key) || DUTCH_NAMES.medicalWords.has(key),
  };
}

/** True for a language that has word lists. */
export function isListLanguage(language: string): language is ListLanguage {
  return (LIST_LANGUAGES as readonly string[]).includes(language);
}

/** Folded function words. */
export function loadStopwords(language: ListLanguage): ReadonlySet<string> {
  const load = createRequire(import.meta.url);
  return new Set((load("stopword") as Record<string, string[]>)[STOPWORDS[language]]?.map(foldWord));
}

/** Whether a folded word is in the spelling dictionary of a language, or in Italian in its lists of inflected forms. */
export function loadDictionary(language: ListLanguage): (key: string) => boolean {
  if (language === "nl") return loadDutchDictionary().isOrdinary;
  if (language === "it") {
    const words = loadItalianWords();
    return (key) => words.has(key);
  }
  return loadSpellingDictionary(`dictionary-${language}`).isOrdinary;
}
