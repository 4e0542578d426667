import type { LanguagePack } from "../../engine/language-pack.ts";
import { loadDutchLists } from "./lists.ts";
import { DUTCH_FORMS } from "./forms.ts";
import { DUTCH_NAMES } from "./names.ts";

/** The rules of Dutch. */
export const DUTCH: LanguagePack = Object.freeze({
  forms: DUTCH_FORMS,
  names: DUTCH_NAMES,
  postcodeFirst: true,
  loadLists: loadDutchLists,
});
