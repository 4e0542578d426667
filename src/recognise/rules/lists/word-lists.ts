import { loadDutchDictionary } from "../languages/nl/dictionary.ts";
import { EPONYMS } from "../languages/eponyms.ts";
import { DUTCH_NAMES } from "../languages/nl/names.ts";
import { readCompiledLists } from "./compiled-lists.ts";
import { createSpellingTest } from "./hunspell.ts";
import type { ListedPlace } from "./listed-places.ts";
import { readListSources, type ListSources } from "./list-sources.ts";
import { createOrdinaryTest } from "./ordinary-words.ts";

/** Languages that have word lists. */
export const LIST_LANGUAGES = ["es", "it", "en", "nl"] as const;
export type ListLanguage = (typeof LIST_LANGUAGES)[number];

/** Words that a list holds: a `Set` is one. */
export interface WordSet extends Iterable<string> {
  has(key: string): boolean;
}

/** What lists of a language know. Keys are folded words (see `foldWord`); places are written as they are listed. */
export interface WordLists {
  readonly language: ListLanguage;
  /** Words of given names usual in the language. */
  readonly given: WordSet;
  /** Words of given names usual in other European languages. */
  readonly foreignGiven: WordSet;
  /** Surnames and names that can be either, of all languages: the lists do not tell them apart. */
  readonly surnames: WordSet;
  /** See `ListSources`. */
  readonly dutchNames: WordSet;
  /** Countries, regions and cities; empty for Dutch, whose places `rules:nl` reads itself. */
  readonly places: readonly ListedPlace[];
  /** Folded words for inhabitants ("marroqui"); empty where there is no list. */
  readonly nationalities: WordSet;
  /** A word written small more often than with a capital, or of unknown use in the dictionary; it may be a name as well ("Rosa"). */
  isOrdinary(key: string): boolean;
  /** The name of an illness, sign, test, device, bug or medicine. */
  isMedical(key: string): boolean;
}

const loaded = new Map<ListLanguage, WordLists>();

/**
 * The lists of a language, opened once a process from what the build compiled (dist/lists), a tenth of a second; from the
 * packages, a second or two, where it did not. Sources and their licences: docs/rules.md.
 */
export function loadWordLists(language: ListLanguage): WordLists {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const lists = createWordLists(language, readCompiledLists(language) ?? readListSources(language));
  loaded.set(language, lists);
  return lists;
}

/** Lists made of their sources. */
export function createWordLists(language: ListLanguage, sources: ListSources): WordLists {
  const { given, foreignGiven, surnames, nationalities, stopwords } = sources;
  const isName = (key: string) => given.has(key) || foreignGiven.has(key) || surnames.has(key);
  const isOrdinary = createOrdinaryTest(language, createDictionaryTest(sources), isName);
  return {
    language,
    given,
    foreignGiven,
    surnames,
    dutchNames: sources.dutchNames,
    get places() {
      return sources.places;
    },
    nationalities,
    isOrdinary: (key) => isOrdinary(key) || stopwords.has(key),
    isMedical: (key) => EPONYMS.has(key) || DUTCH_NAMES.medicalWords.has(key),
  };
}

/** Whether a folded word is in the dictionary of a language, in Italian a list of inflected forms. */
export function createDictionaryTest({ dictionary }: ListSources): (key: string) => boolean {
  if (dictionary === undefined) return loadDutchDictionary().isOrdinary;
  return createSpellingTest(dictionary);
}

/** True for a language that has word lists. */
export function isListLanguage(language: string): language is ListLanguage {
  return (LIST_LANGUAGES as readonly string[]).includes(language);
}
