import { openShippedLists } from "../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules");

/**
 * Eponyms beyond those of the other lists, for Spanish and Italian: signs, tests, fractures, operations, instruments, stains, syndromes, spaces and
 * positions; folded. Such a word is nobody's name unless a title, a field, a relation or a clear cue stands beside it.
 */
export const ROMANCE_EPONYMS: ReadonlySet<string> = LISTS.set("romance-eponyms");

/** Of these and of the other lists, names so usual of people too that they need their noun, a result or another eponym beside them. */
export const USUAL_ROMANCE_NAMES: ReadonlySet<string> = LISTS.set("usual-romance-names");
