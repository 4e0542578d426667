import { NOTE_LANGUAGES, type NoteLanguage } from "../../../text/note-languages.ts";
import { readWordsByLanguage, type WordsByLanguage } from "./words-by-language.ts";

/** The file that {@link loadFunctionWords} reads: some two thousand words. */
export const FUNCTION_WORDS_FILE = "function-words.json";

let read: WordsByLanguage | undefined;
const loaded = new Map<NoteLanguage | undefined, ReadonlySet<string>>();

/** Articles, prepositions, pronouns and the like of a language, of four languages together unless one is named; folded. */
export function loadFunctionWords(language?: NoteLanguage): ReadonlySet<string> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const lists = (read ??= readWordsByLanguage(FUNCTION_WORDS_FILE));
  const words = new Set(language === undefined ? NOTE_LANGUAGES.flatMap((code) => lists[code]) : lists[language]);
  loaded.set(language, words);
  return words;
}
