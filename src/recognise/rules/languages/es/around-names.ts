import { type PlaceWords, wordsOf } from "../../engine/place-words.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-es");

/** What stands around names and around ordinary words in Spanish notes. */
export const SPANISH_PLACE_WORDS: PlaceWords = Object.freeze({
  determiners: LISTS.set("around determiners"),
  prepositions: LISTS.set("around prepositions"),
  cues: LISTS.set("around cues"),
  roles: LISTS.set("around roles"),
  conjunctions: wordsOf("y e o u"),
  nounsAfter: wordsOf(""),
  things: LISTS.set("around things"),
  signs: wordsOf("fdo firmado firma due mir enf dr dra r1 r2 r3 r4 por atte"),
  abbreviations: LISTS.set("around abbreviations"),
  hasInitials: false,
});
