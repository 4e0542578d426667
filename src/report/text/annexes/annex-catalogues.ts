import type { PageLanguage } from "../../../text/page-languages.ts";
import type { Language } from "../../language.ts";
import type { AnnexTexts } from "./annex-texts.ts";
import { ANNEXES_EN } from "./en.ts";
import { ANNEXES_ES } from "./es.ts";
import { ANNEXES_IT } from "./it.ts";
import { ANNEXES_NL } from "./nl.ts";

const TEXTS: Readonly<Record<PageLanguage, AnnexTexts>> = {
  en: ANNEXES_EN,
  nl: ANNEXES_NL,
  es: ANNEXES_ES,
  it: ANNEXES_IT,
};

/** The words of the annexes. Apart from the report's catalogue: a release has no annex, so a search of it passes over none of these. */
export function annexTextsOf(language: Language): AnnexTexts {
  return typeof language === "string" ? TEXTS[language] : language.annexes;
}
