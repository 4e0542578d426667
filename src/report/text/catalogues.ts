import type { PageLanguage } from "../../text/page-languages.ts";
import type { Language } from "../language.ts";
import type { Catalogue } from "./catalogue.ts";
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import { IT } from "./it.ts";
import { NL } from "./nl.ts";

const CATALOGUES: Readonly<Record<PageLanguage, Catalogue>> = { en: EN, nl: NL, es: ES, it: IT };

/** The words of a language. */
export function catalogueOf(language: Language): Catalogue {
  return typeof language === "string" ? CATALOGUES[language] : language.catalogue;
}
