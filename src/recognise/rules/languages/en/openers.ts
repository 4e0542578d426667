import { type Openers, setOf } from "../../engine/name-words.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-en");

/** English names that are words of notes too. */
export const ENGLISH_OPENERS: Openers = Object.freeze({
  words:
    setOf(`mark cruise bill joy hope grace faith frank chip nick pat sue rob drew dot ray gene art dean lance skip chuck rusty guy earl bond page field
    chase jay charity will may penny sandy ginger melody harmony destiny verity chance trace summary rich sunny stormy merry buddy rod woody dusty`),
  things: LISTS.set("openers things"),
  company: setOf(`with and by to & re or asked says said`),
  verbEnding: /\p{L}{2}(?:ing|ed)$/u,
});
