import { type Openers, setOf } from "../../engine/name-words.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-it");

/** Italian names that are words of notes too. */
export const ITALIAN_OPENERS: Openers = Object.freeze({
  words: LISTS.set("openers words"),
  things: setOf(
    `margherita viola rosa ortensia camelia azalea ginestra mimosa edera iris gardenia perla ambra gemma celeste azzurra`,
  ),
  adjectives: setOf(
    `rosa bianca bianco bruno bruna serena sereno felice franca franco celeste viola severa severo massimo massima benigno benigna innocente giusto giusta modesto modesta candido candida chiaro chiara puro pura dolce bello bella fermo secco secca libero libera grassi basso bassa rossi neri verdi`,
  ),
  nouns: LISTS.set("openers nouns"),
  times: setOf(`notte nottata giornata mattinata serata`),
  company: setOf(`con e ed in a al alla ai da dal dalla su sul per tra che dice si`),
  // "Costanza nella terapia": articles and prepositions end so too.
  verbEnding:
    /^(?!(?:nell|sull|dell|dall|all|un|quest|quell)[ae]$)(?:.*)(?:[bcdfghlmnpqrstuvz]a|[bcdfghlmnpqrstuv]e|[aiu]t[oa]|[ae]ndo)$/,
});
