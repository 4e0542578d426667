import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-en");

/**
 * Hospitals, clinics and homes of America, Canada, Australia, New Zealand and South Africa that are called after somebody, as they are cut into tokens;
 * folded. Who is called as people are stands with what follows: "Helen Joseph" alone may be a patient.
 */
export const ENGLISH_OVERSEAS_SITES: readonly string[] = LISTS.phrases("overseas-sites");
