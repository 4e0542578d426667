import { type Openers, setOf } from "../../engine/name-words.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-en");

/** English names that are words of notes too. */
export const ENGLISH_OPENERS: Openers = Object.freeze({
  words: LISTS.set("openers words"),
  things: LISTS.set("openers things"),
  company: setOf(`with and by to & re or asked says said`),
  verbEnding: /\p{L}{2}(?:ing|ed)$/u,
});
