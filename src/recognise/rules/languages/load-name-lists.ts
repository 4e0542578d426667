import type { Gazetteer } from "../../gazetteer.ts";
import type { NameLists } from "../engine/name-lists.ts";
import { isListedName } from "../lists/list-contents.ts";
import { openCompiledPlaces } from "../lists/compiled-places.ts";
import { loadLanguageNames } from "../lists/language-names.ts";
import { loadWordLists, type WordLists } from "../lists/word-lists.ts";
import { GOODS } from "./goods.ts";
import { isTerm } from "./is-term.ts";
import { isMedicine } from "./medicines/is-medicine.ts";
import { createDutchNameLists } from "./nl/lists.ts";

/** What the engine asks of a language's lists, its places aside. */
export type NameListsAlone = Omit<NameLists, "places">;

const loaded = new Map<WordLists["language"], NameLists>();

/** The lists of a language for its rules, opened once a thread. */
export function loadNameLists(language: WordLists["language"]): NameLists {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const alone = createNameLists(loadWordLists(language));
  const lists: NameLists & { readonly places: Gazetteer } = { ...alone, places: openCompiledPlaces(language) };
  loaded.set(language, lists);
  return lists;
}

/** The same without places, of lists at hand. */
export function createNameLists(lists: WordLists): NameListsAlone {
  const isTermOrMedicine = (key: string) => isTerm(key) || isMedicine(lists.language, key);
  const isGoods = (key: string) => GOODS.has(key);
  const isLanguage = (key: string) => loadLanguageNames(lists.language).has(key);
  if (lists.language === "nl") return { ...createDutchNameLists(lists), isTerm: isTermOrMedicine, isGoods, isLanguage };
  const { given, nationalities } = lists;
  return {
    isGiven: (key) => given.has(key),
    isName: (key) => isListedName(lists, key),
    isOrdinary: (key) => lists.isOrdinary(key),
    isNationality: (key) => nationalities.has(key),
    isTerm: isTermOrMedicine,
    isGoods,
    isLanguage,
  };
}
