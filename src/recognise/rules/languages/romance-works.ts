import { openShippedLists } from "../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules");

/**
 * Feasts, songs, films, programmes, books, games, brotherhoods, clubs, goods and plants of Spain, Latin America and Italy that hold a name; folded. No
 * phrase is a usual whole name, nor a title, a relation or a greeting with one.
 */
export const SPANISH_WORKS: readonly string[] = LISTS.phrases("romance-works spanish");
/** As above, for notes in Italian. */
export const ITALIAN_WORKS: readonly string[] = LISTS.phrases("romance-works italian");
