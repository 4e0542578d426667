import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-nl");

/** Specialties, services, medicines, tests and findings as Dutch notes shorten them, folded: what no dictionary has, and nobody is called. */
export const DUTCH_SHORTENED: ReadonlySet<string> = LISTS.set("shortened");
