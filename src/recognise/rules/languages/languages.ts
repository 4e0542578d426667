import { ENGLISH } from "./en/rules.ts";
import { SPANISH } from "./es/rules.ts";
import { ITALIAN } from "./it/rules.ts";
import type { LanguageRules } from "../engine/language-rules.ts";
import { DUTCH } from "./nl/rules.ts";

/** The rules of every language that has any, by its code. */
export const LANGUAGES: Readonly<Record<LanguageRules["language"], LanguageRules>> = Object.freeze({
  nl: DUTCH,
  es: SPANISH,
  it: ITALIAN,
  en: ENGLISH,
});
