import type { LanguagePack } from "../../engine/language-pack.ts";
import { loadNameLists } from "../load-name-lists.ts";
import { DUTCH_FORMS } from "./forms.ts";
import { DUTCH_NAMES } from "./names.ts";

/** The rules of Dutch. */
export const DUTCH: LanguagePack = Object.freeze({
  forms: DUTCH_FORMS,
  names: DUTCH_NAMES,
  postcodeFirst: true,
  loadLists: () => loadNameLists("nl"),
});
