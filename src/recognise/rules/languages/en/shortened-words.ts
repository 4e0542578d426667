import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-en");

/** Specialties, services, medicines, tests and findings as English notes shorten them, folded: what no dictionary has, and nobody is called. */
export const ENGLISH_SHORTENED: ReadonlySet<string> = LISTS.set("shortened");
