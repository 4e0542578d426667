import type { NoteLanguage } from "../../../../text/note-languages.ts";
import { readShippedWords } from "../../lists/read-shipped-words.ts";

/** Brands that notes of a language write beside those of all languages, folded. */
export const OWN_BRANDS: Readonly<Record<NoteLanguage, readonly string[]>> = Object.freeze({
  nl: readShippedWords("brands-nl"),
  es: readShippedWords("brands-es"),
  it: readShippedWords("brands-it"),
  en: readShippedWords("brands-en"),
});
