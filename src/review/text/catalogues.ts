import type { Catalogue } from "./catalogue.ts";
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import { IT } from "./it.ts";
import { NL } from "./nl.ts";

/** Languages that a review in the browser speaks; in the terminal it speaks English. */
export const REVIEW_LANGUAGES = ["en", "nl", "es", "it"] as const;
export type ReviewLanguage = (typeof REVIEW_LANGUAGES)[number];

const CATALOGUES: Readonly<Record<ReviewLanguage, Catalogue>> = { en: EN, nl: NL, es: ES, it: IT };

/** The words of a language. */
export function catalogueOf(language: ReviewLanguage): Catalogue {
  return CATALOGUES[language];
}

/** The names of the languages, in themselves. */
export const LANGUAGE_NAMES: Readonly<Record<ReviewLanguage, string>> = {
  en: "English",
  nl: "Nederlands",
  es: "Español",
  it: "Italiano",
};
