import type { Catalogue } from "./catalogue.ts";
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import { IT } from "./it.ts";
import { NL } from "./nl.ts";
import type { PageLanguage } from "../../text/page-languages.ts";

const CATALOGUES: Readonly<Record<PageLanguage, Catalogue>> = { en: EN, nl: NL, es: ES, it: IT };

/** The words of a language. */
export function catalogueOf(language: PageLanguage): Catalogue {
  return CATALOGUES[language];
}

/** The names of the languages, in themselves. */
export const LANGUAGE_NAMES: Readonly<Record<PageLanguage, string>> = {
  en: "English",
  nl: "Nederlands",
  es: "Español",
  it: "Italiano",
};
