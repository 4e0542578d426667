import { setOf } from "../../engine/name-words.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-en");

/**
 * What is made, grown, bred or cooked as in the place that stands before it ("Brazil nuts", "Yorkshire Tea", "Norfolk terrier"), folded. None is what
 * somebody of that place is or does there.
 */
export const ENGLISH_PLACE_GOODS: ReadonlySet<string> = LISTS.set("place-goods");

/** What measures somebody, and is called after the place that stands up to two words before it ("Edmonton Frail Scale"), folded. */
export const ENGLISH_PLACE_SCALES: ReadonlySet<string> = setOf(`
  scale scales score questionnaire survey inventory index criteria criterion checklist screen screener assessment check rating profile tool battery test
  staircase outcome classification grade`);

/** Makers and shops of Britain, Ireland, America and Australia, of which none is a usual name; folded; trade marks of their owners. */
export const ENGLISH_SHOPS: ReadonlySet<string> = LISTS.set("shops");

/** Food, drink, firms and plants that are called as somebody or somewhere, of two words and more; folded. No phrase is a usual whole name. */
export const ENGLISH_GOODS: readonly string[] = LISTS.phrases("goods");
