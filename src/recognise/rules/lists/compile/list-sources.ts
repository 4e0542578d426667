import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { foldWord } from "../../../../text/fold.ts";
import type { NoteLanguage } from "../../../../text/note-languages.ts";
import { createSpellingTest, hasFlag } from "../hunspell.ts";
import { loadItalianWords } from "./italian-words.ts";
import { readListedPlaces } from "./listed-places.ts";
import { GIVEN_NAME_LANGUAGES, readGivenNames, readHumanNames, readSurnames } from "../name-lists.ts";
import { type Dictionary, readDictionary } from "./read-dictionary.ts";
import { readShippedNames } from "./shipped-words.ts";
import { isListedName, type ListedPlace, type ListSources } from "../list-contents.ts";

/** Sources as packages have them; the build compiles them, and nothing else reads the packages. */
export interface PackageSources extends ListSources {
  readonly dictionary: Dictionary;
}

const STOPWORDS: Readonly<Record<NoteLanguage, string>> = { es: "spa", it: "ita", en: "eng", nl: "nld" };
/** Flags of the Dutch dictionary: a person's name, and of inhabitants, which have plurals ("Javanen"). */
const PERSON_NAME = "PN";
const INHABITANTS = ["Za", "Zb", "Zc", "Zd", "Ze", "Zf"];
const LONG_FLAG = 2;

/** Reads the packages: a second or two. */
export function readListSources(language: NoteLanguage): PackageSources {
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
  if (language !== "en") for (const word of readShippedNames(`${language}-given`)) given.add(word);
  if (language === "nl" || language === "it")
    for (const word of readShippedNames(`${language}-surnames`)) surnames.add(word);
  const nations = load(`i18n-nationality/langs/${language}.json`) as { nationalities: Record<string, string> };
  const places = readListedPlaces(language);
  const isName = (key: string) => isListedName({ given, foreignGiven, surnames }, key);
  const dictionary = readDictionaryWords(language, isName, places);
  return {
    given,
    foreignGiven,
    surnames,
    dutchNames,
    localNames: language === "nl" ? localNamesOf(dictionary) : new Set<string>(),
    adjectives: dictionary.adjectives,
    nationalities: new Set(Object.values(nations.nationalities).map(foldWord)),
    stopwords: new Set(readStopwords(language)),
    places,
    dictionary,
  };
}

/** Articles, prepositions, pronouns and the like, folded. */
export function readStopwords(language: NoteLanguage): string[] {
  const lists = createRequire(import.meta.url)("stopword") as Record<string, readonly string[]>;
  return (lists[STOPWORDS[language]] ?? []).map(foldWord);
}

/** Names that the Dutch dictionary has. */
function localNamesOf({ proper }: Dictionary): Set<string> {
  const names = new Set<string>();
  for (const [key, flags] of proper) {
    const isInhabitant = INHABITANTS.some((flag) => hasFlag(flags, flag, LONG_FLAG));
    if (hasFlag(flags, PERSON_NAME, LONG_FLAG) && !isInhabitant) names.add(key);
  }
  return names;
}

/**
 * The dictionary of a language, in Italian a list of inflected forms. The English one is for spelling and lacks "macula": a longer list has the
 * rest, of which none is a name or a town ("Gosport").
 */
function readDictionaryWords(
  language: NoteLanguage,
  isName: (key: string) => boolean,
  places: readonly ListedPlace[],
): Dictionary {
  if (language === "en") {
    const dictionary = readDictionary(language);
    const isKnown = createSpellingTest(dictionary);
    const words = new Map(dictionary.words);
    const towns = new Set(places.filter(({ population = 0 }) => population > 0).map(({ name }) => foldWord(name)));
    for (const word of readLongWordList()) if (!isKnown(word) && !isName(word) && !towns.has(word)) words.set(word, "");
    return { ...dictionary, words };
  }
  if (language !== "it") return readDictionary(language);
  const words = new Map<string, string>();
  for (const word of loadItalianWords()) words.set(word, "");
  return { affixes: "", words, proper: new Map(), adjectives: new Set() };
}

/** Words of `word-list` of the length of names: too long for an abbreviation, and no longer than nearly all names are. */
function readLongWordList(): string[] {
  const path = join(dirname(createRequire(import.meta.url).resolve("word-list")), "words.txt");
  return readFileSync(path, "utf8")
    .split("\n")
    .filter(({ length }) => length >= SHORTEST_LISTED && length <= LONGEST_LISTED)
    .map(foldWord);
}

const SHORTEST_LISTED = 4;
const LONGEST_LISTED = 10;
