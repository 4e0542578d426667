import { keepTruths } from "../../../text/keep-truths.ts";
import type { NoteLanguage } from "../../../text/note-languages.ts";
import { EPONYMS } from "../languages/eponyms.ts";
import { DUTCH_NAMES } from "../languages/nl/names.ts";
import { openCompiledLists } from "./compiled-lists.ts";
import { createSpellingTest } from "./hunspell.ts";
import { isListedName, type ListSources } from "./list-contents.ts";
import { createOrdinaryTest } from "./ordinary-words.ts";

/** What lists of a language know. */
export interface WordLists extends ListSources {
  readonly language: NoteLanguage;
  /** Whether a folded word is in the dictionary, in Italian a list of inflected forms. */
  isInDictionary(key: string): boolean;
  /** A word written small more often than with a capital, or of unknown use in the dictionary; it may be a name as well ("Rosa"). */
  isOrdinary(key: string): boolean;
  /** The name of an illness, sign, test, device, bug or medicine. */
  isMedical(key: string): boolean;
}

/** Words of texts of which it is kept whether the dictionary has them: undoing their endings takes long. A power of two, eight bytes each. */
const MOST_KEPT = 1 << 17;

const loaded = new Map<NoteLanguage, WordLists>();

/**
 * The lists of a language, opened once a thread from what the build compiled (dist/lists): some milliseconds, and no memory but what all
 * threads share. Sources and their licences: docs/reference/rules.md. Throws `input-missing` where nothing is compiled.
 */
export function loadWordLists(language: NoteLanguage): WordLists {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const lists = createWordLists(language, openCompiledLists(language));
  loaded.set(language, lists);
  return lists;
}

/** Lists made of their sources. */
export function createWordLists(language: NoteLanguage, sources: ListSources): WordLists {
  const { given, foreignGiven, surnames, stopwords } = sources;
  const isInDictionary = keepTruths(MOST_KEPT, createSpellingTest(sources.dictionary));
  const isOrdinary = createOrdinaryTest(language, isInDictionary, (key) => isListedName(sources, key));
  return {
    language,
    given,
    foreignGiven,
    surnames,
    dutchNames: sources.dutchNames,
    localNames: sources.localNames,
    nationalities: sources.nationalities,
    adjectives: sources.adjectives,
    stopwords,
    dictionary: sources.dictionary,
    get places() {
      return sources.places;
    },
    isInDictionary,
    isOrdinary: (key) => isOrdinary(key) || stopwords.has(key),
    isMedical: (key) => EPONYMS.has(key) || DUTCH_NAMES.medicalWords.has(key),
  };
}
