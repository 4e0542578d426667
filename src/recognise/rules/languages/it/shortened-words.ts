import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-it");

/** Specialties, services, medicines, tests and findings as Italian notes shorten them, folded: what no dictionary has, and nobody is called. */
export const ITALIAN_SHORTENED: ReadonlySet<string> = LISTS.set("shortened");
