import { openShippedLists } from "../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules");

/**
 * Makers, shops, brands, clubs, games and programmes of daily life that notes of several languages name, folded; trade marks of their owners.
 * Those that are usual names too are of no account here: lists of names come first.
 */
export const THINGS: ReadonlySet<string> = LISTS.set("things");
