import type { NoteLanguage } from "../../../text/note-languages.ts";
import type { LanguagePack } from "../engine/language-pack.ts";
import { ENGLISH } from "./en/pack.ts";
import { SPANISH } from "./es/pack.ts";
import { ITALIAN } from "./it/pack.ts";
import { DUTCH } from "./nl/pack.ts";

/** The rules of every language that has any, by its code. */
export const LANGUAGES: Readonly<Record<NoteLanguage, LanguagePack>> = Object.freeze({
  nl: DUTCH,
  es: SPANISH,
  it: ITALIAN,
  en: ENGLISH,
});
