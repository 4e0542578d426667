import type { LanguagePack } from "../../engine/language-pack.ts";
import { loadNameLists } from "../load-name-lists.ts";
import { ENGLISH_PLACE_WORDS } from "./around-names.ts";
import { ENGLISH_FORMS } from "./forms.ts";
import { ENGLISH_NAMES } from "./names.ts";

/** The rules of English. */
export const ENGLISH: LanguagePack = Object.freeze({
  forms: ENGLISH_FORMS,
  names: ENGLISH_NAMES,
  postcodeFirst: false,
  placeWords: ENGLISH_PLACE_WORDS,
  models: ["crf:ner-en"],
  prefixes:
    /^(?:re|un|dis|pre|post|sub|anti|co|semi|hyper|hypo|inter|tele|multi|mini|over|under|mis|non|out|auto|micro|macro|normo|brady|tachy|an|bi|peri|para|intra|infra|supra|video)-?/,
  loneCapitals: new Set("R L X I A".split(" ")),
  diminutives: { dropped: /$/, endings: ["ie", "y"] },
  loadLists: () => loadNameLists("en"),
});
