import { openShippedLists } from "../lists/shipped-lists.ts";

/** One set, for most words are in none. */
const TERMS: ReadonlySet<string> = openShippedLists("rules").set("scales", "things", "organisations");

/** A folded word that is a scale, test, score, device or abbreviation of notes, a maker, shop or brand of daily life, or an organisation. */
export function isTerm(key: string): boolean {
  return TERMS.has(key);
}
