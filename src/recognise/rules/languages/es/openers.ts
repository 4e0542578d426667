import { type Openers, setOf } from "../../engine/name-words.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-es");

/** Spanish names that are words of notes too. */
export const SPANISH_OPENERS: Openers = Object.freeze({
  words: LISTS.set("openers words"),
  things: setOf(`rosa violeta azucena jazmin margarita hortensia begona lila camelia iris perla coral ambar esmeralda`),
  adjectives: LISTS.set("openers adjectives"),
  nouns: LISTS.set("openers nouns"),
  times: setOf(`noche tarde jornada mejoria hematuria`),
  company: setOf(`con y e en a al ante para por segun que dice se`),
  verbEnding: /(?:[^l]a|[bcdfghjlmnpqrstuvyz]e|[bcdfghjmnpqrstuvz]o|[ae]ndo)$/,
});
