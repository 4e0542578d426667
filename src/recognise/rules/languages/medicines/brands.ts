import { readWords } from "../../lists/read-words.ts";
import type { RuleLanguage } from "../rule-languages.ts";

/** Brands that notes of a language write beside those of all languages, folded. */
export const OWN_BRANDS: Readonly<Record<RuleLanguage, readonly string[]>> = Object.freeze({
  nl: readWords("brands-nl"),
  es: readWords("brands-es"),
  it: readWords("brands-it"),
  en: readWords("brands-en"),
});
