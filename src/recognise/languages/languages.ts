import { ENGLISH } from "./en.ts";
import { SPANISH } from "./es.ts";
import { ITALIAN } from "./it.ts";
import type { LanguageRules } from "./language-rules.ts";
import { DUTCH } from "./nl.ts";

/** The rules of every language that has any, by its code. */
export const LANGUAGES: Readonly<Record<LanguageRules["language"], LanguageRules>> = Object.freeze({
  nl: DUTCH,
  es: SPANISH,
  it: ITALIAN,
  en: ENGLISH,
});
