import { readShippedWords } from "../../lists/read-shipped-words.ts";
import type { RuleLanguage } from "../rule-languages.ts";

/** Brands that notes of a language write beside those of all languages, folded. */
export const OWN_BRANDS: Readonly<Record<RuleLanguage, readonly string[]>> = Object.freeze({
  nl: readShippedWords("brands-nl"),
  es: readShippedWords("brands-es"),
  it: readShippedWords("brands-it"),
  en: readShippedWords("brands-en"),
});
