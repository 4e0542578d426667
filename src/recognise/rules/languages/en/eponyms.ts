import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-en");

/**
 * Signs, views, tests, fractures, instruments, valves, classes of teeth and schools of therapy that English notes name after somebody, beside
 * those of all languages; folded. Such a word is nobody's name unless something beside it says so.
 */
const RARE = LISTS.phrases("eponyms rare");

/** Of these, surnames so usual that they need their noun, a result or another eponym beside them. */
const USUAL = LISTS.phrases("eponyms usual");

export const ENGLISH_EPONYMS: ReadonlySet<string> = new Set([...RARE, ...USUAL]);
export const ENGLISH_EPONYM_SURNAMES: ReadonlySet<string> = new Set(USUAL);
