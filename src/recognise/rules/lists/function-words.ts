import { listFilePath, readListFile } from "./list-files.ts";
import { LIST_LANGUAGES, type ListLanguage } from "./word-lists.ts";

type FunctionWords = Readonly<Record<ListLanguage, readonly string[]>>;

let loaded: FunctionWords | undefined;

/** Articles, prepositions, pronouns and the like of a language, of four languages together unless one is named; folded. */
export function loadFunctionWords(language?: ListLanguage): ReadonlySet<string> {
  loaded ??= JSON.parse(
    Buffer.from(readListFile(listFilePath("function-words.json"))).toString("utf8"),
  ) as FunctionWords;
  return new Set(language === undefined ? LIST_LANGUAGES.flatMap((code) => loaded?.[code] ?? []) : loaded[language]);
}

/** The file that {@link loadFunctionWords} reads: some two thousand words. */
export function writeFunctionWords(read: (language: ListLanguage) => readonly string[]): string {
  return JSON.stringify(Object.fromEntries(LIST_LANGUAGES.map((code) => [code, read(code)])));
}
