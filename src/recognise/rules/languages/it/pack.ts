import type { LanguagePack } from "../../engine/language-pack.ts";
import { loadNameLists } from "../load-name-lists.ts";
import { ITALIAN_FORMS } from "./forms.ts";
import { ITALIAN_NAMES } from "./names.ts";

/** The rules of Italian. */
export const ITALIAN: LanguagePack = Object.freeze({
  forms: ITALIAN_FORMS,
  names: ITALIAN_NAMES,
  postcodeFirst: true,
  loadLists: () => loadNameLists("it"),
});
