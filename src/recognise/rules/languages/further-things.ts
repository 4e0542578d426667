import { openShippedLists } from "../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules");

/**
 * Cars, systems of records, laboratories, shops, infant milks, food and drink, aids, works and pastimes that English, Spanish and Italian notes
 * name, folded, beside the things of all languages; of which none is a usual name; trade marks of their owners.
 */
export const FURTHER_THINGS: ReadonlySet<string> = LISTS.set("further-things");
