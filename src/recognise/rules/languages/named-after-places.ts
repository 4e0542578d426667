import { openShippedLists } from "../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules");

/** Germs, strains, vaccines, haemoglobins and classifications that notes of every language call after the place where they were found or agreed on; folded. */
const EVERYWHERE = LISTS.phrases("named-after-places everywhere");

/** The same, and materials, animals, clothes, food and drink, in English notes. */
const ENGLISH = LISTS.phrases("named-after-places english");

/** In Spanish notes. */
const SPANISH = LISTS.phrases("named-after-places spanish");

/** In Italian notes. */
const ITALIAN = LISTS.phrases("named-after-places italian");

/** In Dutch notes. */
const DUTCH = LISTS.phrases("named-after-places dutch");

/** What bears the name of a town or country and is none, of two words and more or of one that means nothing else, by language; folded. */
export const NAMED_AFTER_PLACES = {
  en: [...EVERYWHERE, ...ENGLISH],
  es: [...EVERYWHERE, ...SPANISH],
  it: [...EVERYWHERE, ...ITALIAN],
  nl: [...EVERYWHERE, ...DUTCH],
} as const;
