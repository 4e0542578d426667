import { listFilePath, readListFile } from "./list-files.ts";
import { LIST_LANGUAGES, type ListLanguage } from "./list-languages.ts";

type LanguageNames = Readonly<Record<ListLanguage, readonly string[]>>;

const FILE = "language-names.json";
const loaded = new Map<ListLanguage, ReadonlySet<string>>();

/** What languages of the world are called in a language, one word each, folded: "tigrinya", "pasjtoe". */
export function loadLanguageNames(language: ListLanguage): ReadonlySet<string> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const all = JSON.parse(Buffer.from(readListFile(listFilePath(FILE))).toString("utf8")) as LanguageNames;
  const names = new Set(all[language]);
  loaded.set(language, names);
  return names;
}

/** The name of the file that {@link loadLanguageNames} reads, and its content: some 700 words a language. */
export function writeLanguageNames(read: (language: ListLanguage) => readonly string[]): [file: string, text: string] {
  return [FILE, JSON.stringify(Object.fromEntries(LIST_LANGUAGES.map((code) => [code, read(code)])))];
}
