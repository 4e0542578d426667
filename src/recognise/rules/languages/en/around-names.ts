import { type PlaceWords, wordsOf } from "../../engine/place-words.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-en");

/** What stands around names and around ordinary words in English notes. */
export const ENGLISH_PLACE_WORDS: PlaceWords = Object.freeze({
  determiners: LISTS.set("around determiners"),
  prepositions: LISTS.set("around prepositions"),
  cues: LISTS.set("around cues"),
  roles: LISTS.set("around roles"),
  conjunctions: wordsOf("and or"),
  nounsAfter: LISTS.set("around nouns-after"),
  things: LISTS.set("around things"),
  signs: wordsOf("signed sign initials rn hca sn dr gp by md ot physio fy1 fy2 st1 sho"),
  abbreviations: LISTS.set("around abbreviations"),
  hasInitials: false,
});
