import { LIST_LANGUAGES, type ListLanguage } from "./list-languages.ts";
import { readWordsByLanguage, type WordsByLanguage } from "./words-by-language.ts";

/** The file that {@link loadFunctionWords} reads: some two thousand words. */
export const FUNCTION_WORDS_FILE = "function-words.json";

let loaded: WordsByLanguage | undefined;

/** Articles, prepositions, pronouns and the like of a language, of four languages together unless one is named; folded. */
export function loadFunctionWords(language?: ListLanguage): ReadonlySet<string> {
  const words = (loaded ??= readWordsByLanguage(FUNCTION_WORDS_FILE));
  return new Set(language === undefined ? LIST_LANGUAGES.flatMap((code) => words[code]) : words[language]);
}
