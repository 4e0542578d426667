import type { LanguagePack } from "../engine/language-pack.ts";
import { ENGLISH } from "./en/pack.ts";
import { SPANISH } from "./es/pack.ts";
import { ITALIAN } from "./it/pack.ts";
import { DUTCH } from "./nl/pack.ts";

/** Languages that have rules. */
export const RULE_LANGUAGES = ["nl", "es", "it", "en"] as const;

export type RuleLanguage = (typeof RULE_LANGUAGES)[number];

/** The rules of every language that has any, by its code. */
export const LANGUAGES: Readonly<Record<RuleLanguage, LanguagePack>> = Object.freeze({
  nl: DUTCH,
  es: SPANISH,
  it: ITALIAN,
  en: ENGLISH,
});
