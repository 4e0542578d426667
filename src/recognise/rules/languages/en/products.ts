import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-en");

/**
 * Dressings, feeds, aids, machines, systems of records, scales, shops and programmes that British, Irish and American notes name, folded, of
 * which none is a usual name; trade marks of their owners.
 */
export const ENGLISH_PRODUCTS: ReadonlySet<string> = LISTS.set("products");
