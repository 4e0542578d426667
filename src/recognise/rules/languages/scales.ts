import { openShippedLists } from "../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules");

/** Scales, tests, scores, classifications, projections, devices and abbreviations of notes that look like names; folded. */
export const SCALES: ReadonlySet<string> = LISTS.set("scales");
