import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-en");

/**
 * Nouns of what is sold, worn, read, watched, driven, filled in or found in a body under somebody's name ("Mowbray seat", "Hampton hump", "Clarks
 * slippers", "Ulysses form"), folded. None is what notes say that a patient has or gets right behind a name ("Kowalczyk catheter out", "Patel bloods").
 */
export const ENGLISH_THING_NOUNS: ReadonlySet<string> = LISTS.set("thing-nouns");

/** Animals that people keep, or have as toys: "Daisy the cat", "Rex (dog)". */
export const ENGLISH_ANIMALS: ReadonlySet<string> = LISTS.set("animals");

/** Of these, the ones that bear their name right behind them: "her spaniel Monty", "guide dog Hector". */
export const ENGLISH_PETS: ReadonlySet<string> = LISTS.set("pets");
