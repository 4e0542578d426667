import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-nl");

/**
 * Given names of the Netherlands and Flanders that the dictionary has as words ("Annemiek" as who comes from somewhere, diminutives) or no list has,
 * folded. None is a word of notes.
 */
export const DUTCH_GIVEN_NAMES: ReadonlySet<string> = LISTS.set("given-names");
