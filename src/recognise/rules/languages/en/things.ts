import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-en");

/** What stands before a ward, home or hospital in English notes, as it is cut into tokens. */
export const ENGLISH_SITE_MOVES: readonly string[] = LISTS.phrases("site-moves");

/** Hospitals, wards, homes, schools and charities that are called after somebody, in Britain, Ireland and America; folded. */
const SITES = LISTS.phrases("things sites");

/** Food and drink, works, people of television, clubs, plants and animals; folded. */
const DAILY = LISTS.phrases("things daily");

/** Instruments, signs, syndromes, rules and schools of care of two words and more, of which one is somebody's usual name; folded. */
const MEDICAL = LISTS.phrases("things medical");

/** Phrases that look like somebody's name or a town in English notes and are neither. */
export const ENGLISH_THING_NAMES: readonly string[] = [SITES, DAILY, MEDICAL].flat();
