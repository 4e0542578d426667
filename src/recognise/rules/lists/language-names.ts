import type { NoteLanguage } from "../../../text/note-languages.ts";
import { readWordsByLanguage } from "./words-by-language.ts";

/** The file that {@link loadLanguageNames} reads: some 700 words a language. */
export const LANGUAGE_NAMES_FILE = "language-names.json";

const loaded = new Map<NoteLanguage, ReadonlySet<string>>();

/** What languages of the world are called in a language, one word each, folded: "tigrinya", "pasjtoe". */
export function loadLanguageNames(language: NoteLanguage): ReadonlySet<string> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const names = new Set(readWordsByLanguage(LANGUAGE_NAMES_FILE)[language]);
  loaded.set(language, names);
  return names;
}
