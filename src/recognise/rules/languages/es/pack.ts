import type { LanguagePack } from "../../engine/language-pack.ts";
import { loadNameLists } from "../load-name-lists.ts";
import { SPANISH_PLACE_WORDS } from "./around-names.ts";
import { SPANISH_FORMS } from "./forms.ts";
import { SPANISH_NAMES } from "./names.ts";

/** The rules of Spanish. */
export const SPANISH: LanguagePack = Object.freeze({
  forms: SPANISH_FORMS,
  names: SPANISH_NAMES,
  postcodeFirst: true,
  placeWords: SPANISH_PLACE_WORDS,
  models: ["crf:ner-es-names"],
  prefixes:
    /^(?:re|des|pre|post|pos|sub|anti|co|semi|hiper|hipo|inter|tele|multi|mini|sobre|auto|extra|ultra|micro|macro|normo|bradi|taqui|an|peri|para|intra|infra|supra|video)-?/,
  enclitics: { ending: /(?:(?:[mts]e|nos)?l[aeo]s?|[mts]e|nos)$/, verb: "" },
  loneCapitals: new Set("D I X A E O U Y".split(" ")),
  diminutives: { dropped: /[aeo]?$/, endings: ["ito", "ita", "illo", "illa", "in", "ina"] },
  loadLists: () => loadNameLists("es"),
});
