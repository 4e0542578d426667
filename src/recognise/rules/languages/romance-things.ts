import { openShippedLists } from "../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules");

/**
 * Dressings, bandages, lenses, dental and breathing supplies, orthoses, systems of records, wholesalers, food, toys, parks, programmes, plants and
 * breeds that Spanish and Italian notes name, folded, beside those of all languages; of which none is a usual name; trade marks of their owners.
 */
export const ROMANCE_THINGS: ReadonlySet<string> = LISTS.set("romance-things");
