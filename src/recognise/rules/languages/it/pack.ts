import type { LanguagePack } from "../../engine/language-pack.ts";
import { loadNameLists } from "../load-name-lists.ts";
import { ITALIAN_PLACE_WORDS } from "./around-names.ts";
import { ITALIAN_FORMS } from "./forms.ts";
import { ITALIAN_NAMES } from "./names.ts";

/** The rules of Italian. */
export const ITALIAN: LanguagePack = Object.freeze({
  forms: ITALIAN_FORMS,
  names: ITALIAN_NAMES,
  postcodeFirst: true,
  placeWords: ITALIAN_PLACE_WORDS,
  models: ["crf:ner-it"],
  prefixes:
    /^(?:ri|re|dis|pre|post|sub|anti|co|semi|iper|ipo|inter|tele|multi|mini|sovra|auto|extra|ultra|micro|macro|stra|normo|bradi|tachi|an|peri|para|intra|infra|supra|video)-?/,
  enclitics: { ending: /(?:[gmtsvc](?:li)?[ei]l[aeio]|[gmtsvc]ene|gli|l[aeio]|ne|[mtscv]i)$/, verb: "e" },
  loneCapitals: new Set("D S X A E I O È".split(" ")),
  diminutives: { dropped: /[aeio]?$/, endings: ["ino", "ina", "etto", "etta", "uccio", "uccia", "ello", "ella"] },
  loadLists: () => loadNameLists("it"),
});
