import type { LanguagePack } from "../../engine/language-pack.ts";
import { loadNameLists } from "../load-name-lists.ts";
import { ENGLISH_FORMS } from "./forms.ts";
import { ENGLISH_NAMES } from "./names.ts";

/** The rules of English. */
export const ENGLISH: LanguagePack = Object.freeze({
  forms: ENGLISH_FORMS,
  names: ENGLISH_NAMES,
  postcodeFirst: false,
  loadLists: () => loadNameLists("en"),
});
