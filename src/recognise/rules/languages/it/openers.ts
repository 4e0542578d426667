import { type Openers, setOf } from "../../engine/name-words.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-it");

/** Italian names that are words of notes too. */
export const ITALIAN_OPENERS: Openers = Object.freeze({
  words: LISTS.set("openers words"),
  things: LISTS.set("openers things"),
  adjectives: LISTS.set("openers adjectives"),
  nouns: LISTS.set("openers nouns"),
  times: setOf(`notte nottata giornata mattinata serata`),
  company: setOf(`con e ed in a al alla ai da dal dalla su sul per tra che dice si`),
  // "Costanza nella terapia": articles and prepositions end so too.
  verbEnding:
    /^(?!(?:nell|sull|dell|dall|all|un|quest|quell)[ae]$)(?:.*)(?:[bcdfghlmnpqrstuvz]a|[bcdfghlmnpqrstuv]e|[aiu]t[oa]|[ae]ndo)$/,
});
