import type { LanguagePack } from "../../engine/language-pack.ts";
import { loadNameLists } from "../load-name-lists.ts";
import { DUTCH_PLACE_WORDS } from "./around-names.ts";
import { DUTCH_FORMS } from "./forms.ts";
import { DUTCH_NAMES } from "./names.ts";

/** The rules of Dutch. */
export const DUTCH: LanguagePack = Object.freeze({
  forms: DUTCH_FORMS,
  names: DUTCH_NAMES,
  postcodeFirst: true,
  placeWords: DUTCH_PLACE_WORDS,
  models: ["crf:ner-nl"],
  prefixes: /^(?:her|on|ont|over|onder|pre|post|niet|mede|sub|anti|co|semi|hyper|hypo|inter|tele|multi|mini)-?/,
  loneCapitals: new Set("R L X U".split(" ")),
  diminutives: { dropped: /$/, endings: ["je", "tje", "ke", "ie", "pie"] },
  loadLists: () => loadNameLists("nl"),
});
