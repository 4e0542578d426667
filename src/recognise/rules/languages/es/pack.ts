import type { LanguagePack } from "../../engine/language-pack.ts";
import { loadNameLists } from "../load-name-lists.ts";
import { SPANISH_FORMS } from "./forms.ts";
import { SPANISH_NAMES } from "./names.ts";

/** The rules of Spanish. */
export const SPANISH: LanguagePack = Object.freeze({
  forms: SPANISH_FORMS,
  names: SPANISH_NAMES,
  postcodeFirst: true,
  loadLists: () => loadNameLists("es"),
});
