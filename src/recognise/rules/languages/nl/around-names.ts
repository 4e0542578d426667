import { type PlaceWords, wordsOf } from "../../engine/place-words.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-nl");

/** What stands around names and around ordinary words in Dutch notes. */
export const DUTCH_PLACE_WORDS: PlaceWords = Object.freeze({
  determiners: LISTS.set("around determiners"),
  prepositions: LISTS.set("around prepositions"),
  cues: LISTS.set("around cues"),
  roles: LISTS.set("around roles"),
  conjunctions: wordsOf("en of"),
  nounsAfter: wordsOf("syndroom ziekte test score schaal reflex breuk pijn"),
  things: LISTS.set("around things"),
  signs: wordsOf("paraaf get getekend vpk arts co-assistent coass coassistent door groet mvg auteur zr"),
  abbreviations: LISTS.set("around abbreviations"),
  hasInitials: true,
});
