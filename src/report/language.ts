import type { PageLanguage } from "../text/page-languages.ts";
import type { AnnexTexts } from "./text/annexes/annex-texts.ts";
import type { Catalogue } from "./text/catalogue.ts";

export { PAGE_LANGUAGES as LANGUAGES } from "../text/page-languages.ts";

/** A language of reports: the code of one that is shipped, or all texts of another. */
export type Language = PageLanguage | ReportTexts;

/** Everything that a report and its annexes say in one language. */
export interface ReportTexts {
  /** BCP 47, as the page's `lang`. */
  readonly code: string;
  readonly catalogue: Catalogue;
  readonly annexes: AnnexTexts;
}

/** The language's code, as the page's `lang` has it. */
export function codeOf(language: Language): string {
  return typeof language === "string" ? language : language.code;
}
