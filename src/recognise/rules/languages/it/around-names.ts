import { type PlaceWords, wordsOf } from "../../engine/place-words.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-it");

/** What stands around names and around ordinary words in Italian notes. */
export const ITALIAN_PLACE_WORDS: PlaceWords = Object.freeze({
  determiners: LISTS.set("around determiners"),
  prepositions: LISTS.set("around prepositions"),
  cues: LISTS.set("around cues"),
  roles: LISTS.set("around roles"),
  conjunctions: wordsOf("e ed o od"),
  nounsAfter: wordsOf(""),
  things: LISTS.set("around things"),
  signs: wordsOf("firmato firma f.to inf dr dott dottssa oss fto"),
  abbreviations: LISTS.set("around abbreviations"),
  hasInitials: false,
});
