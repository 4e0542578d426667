import { openShippedLists } from "../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules");

/**
 * Words of places that a scale, score, grade or classification of medicine is called after in any of our languages, folded: "Edinburgh 14" is a
 * result, "Karratha 3/52" how long a patient was there.
 */
const SCALE_PLACES: ReadonlySet<string> = LISTS.set("scale-places");

/** Does a place of these folded words give a scale its name? */
export function namesScale(keys: readonly string[]): boolean {
  return keys.some((key) => SCALE_PLACES.has(key));
}
