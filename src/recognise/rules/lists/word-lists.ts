import { createRequire } from "node:module";

import { foldWord } from "../../../text/fold.ts";
import { loadDutchDictionary } from "../languages/nl/dictionary.ts";
import { EPONYMS } from "../languages/eponyms.ts";
import { DUTCH_NAMES } from "../languages/nl/names.ts";
import { loadItalianWords } from "./italian-words.ts";
import { loadSpellingDictionary } from "./hunspell.ts";
import { loadListedPlaces, type ListedPlace } from "./listed-places.ts";
import { GIVEN_NAME_LANGUAGES, readGivenNames, readSurnames } from "./name-lists.ts";

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
  /** A word of the language in small letters, or an inflected form of one; it may be a name as well ("Rosa", "Bianchi"). */
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
  const ordinary = loadOrdinary(language);
  const stopwords = new Set((load("stopword") as Record<string, string[]>)[STOPWORDS[language]]?.map(foldWord));
  return {
    language,
    given,
    foreignGiven,
    surnames: readSurnames(),
    places: language === "nl" ? [] : loadListedPlaces(language),
    nationalities,
    isOrdinary: (key) => ordinary(key) || stopwords.has(key),
    isMedical: (key) => EPONYMS.has(key) || DUTCH_NAMES.medicalWords.has(key),
  };
}

function loadOrdinary(language: ListLanguage): (key: string) => boolean {
  if (language === "nl") return loadDutchDictionary().isOrdinary;
  if (language === "it") {
    const words = loadItalianWords();
    return (key) => words.has(key);
  }
  return loadSpellingDictionary(`dictionary-${language}`).isOrdinary;
}
