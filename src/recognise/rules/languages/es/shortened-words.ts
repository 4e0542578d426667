import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-es");

/** Specialties, services, medicines, tests and findings as Spanish notes shorten them, folded: what no dictionary has, and nobody is called. */
export const SPANISH_SHORTENED: ReadonlySet<string> = LISTS.set("shortened");
