import { openShippedLists } from "../../lists/shipped-lists.ts";

const SHARED = openShippedLists("rules");
const LISTS = openShippedLists("rules-nl");

/** Surnames and given names usual in the Netherlands and Flanders that are eponyms of other languages' notes. */
const USUAL = LISTS.set("eponyms usual");

const USUAL_ENGLISH = SHARED.set("usual-english-surnames");

/** Eponyms of Dutch notes beyond those common to all languages, but for usual names; folded. */
export const DUTCH_EPONYMS: ReadonlySet<string> = new Set([
  ...SHARED.phrases("further-eponyms").filter((key) => !USUAL.has(key) && !USUAL_ENGLISH.has(key)),
  ...LISTS.set("eponyms"),
]);
