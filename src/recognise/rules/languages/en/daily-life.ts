import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-en");

/** What stands before something to eat, drink, smoke, play, wear or use in English notes, as it is cut into tokens. */
export const ENGLISH_GOODS_CUES: readonly string[] = LISTS.phrases("goods-cues");

/** Makers and brands of what is worn, eaten, drunk, fitted, watched or played, feasts, books and houses called after plants, none of it a usual name; folded; trade marks of their owners. */
export const ENGLISH_BRANDS: ReadonlySet<string> = LISTS.set("brands");

/** Rhymes, sayings, days, laws and inquiries, puppets and drinks that hold a name; folded. No phrase is a whole name that somebody bears. */
const SAYINGS = LISTS.phrases("sayings");

const DAYS_AND_LAWS = LISTS.phrases("days-and-laws");

/** Brands, charities, equipment, lounges and feasts of two words; folded. */
const BRANDS_OF_WORDS = LISTS.phrases("brands-of-words");

/** Phrases of daily life that look like somebody's name and are none. */
export const ENGLISH_DAILY_THINGS: readonly string[] = [SAYINGS, DAYS_AND_LAWS, BRANDS_OF_WORDS].flat();
