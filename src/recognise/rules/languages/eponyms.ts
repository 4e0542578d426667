import { openShippedLists } from "../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules");

/**
 * People whose name is an illness, a sign, a test, a scale or a device in notes of any language; folded. Such a word is no person's
 * name unless a title, a field, a relation or a clear cue stands beside it.
 */
export const EPONYMS: ReadonlySet<string> = LISTS.set("eponyms");

/** Of the eponyms, illnesses that run in families: "brother Marfan" is no name. */
export const ILLNESSES: ReadonlySet<string> = LISTS.set("illnesses");
