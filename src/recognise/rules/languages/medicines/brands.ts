import { readWordFile } from "../../lists/read-word-file.ts";
import type { RuleLanguage } from "../rule-languages.ts";

/** Brands that notes of a language write beside those of all languages, folded. */
export const OWN_BRANDS: Readonly<Record<RuleLanguage, readonly string[]>> = Object.freeze({
  nl: readWordFile("brands-nl"),
  es: readWordFile("brands-es"),
  it: readWordFile("brands-it"),
  en: readWordFile("brands-en"),
});
