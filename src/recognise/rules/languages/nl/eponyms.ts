import { FURTHER_EPONYMS, USUAL_ENGLISH_SURNAMES } from "../further-eponyms.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-nl");

/** Surnames and given names usual in the Netherlands and Flanders that are eponyms of other languages' notes. */
const USUAL = LISTS.set("eponyms usual");

/** Eponyms of Dutch notes beyond those common to all languages, but for usual names; folded. */
export const DUTCH_EPONYMS: ReadonlySet<string> = new Set([
  ...[...FURTHER_EPONYMS].filter((key) => !USUAL.has(key) && !USUAL_ENGLISH_SURNAMES.has(key)),
  ...LISTS.set("eponyms"),
]);
