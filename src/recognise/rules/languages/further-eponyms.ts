import { openShippedLists } from "../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules");

/**
 * Eponyms beyond those common to all languages, for English, Spanish and Italian: signs and tests of limbs, eye, ear, skin and the newborn, scales and
 * scores, operations, fractures, instruments, tubes, splints, stains, media, germs, and ways to treat, care and teach that are called after somebody;
 * folded. Such a word is nobody's name unless a title, a field, a relation or a clear cue stands beside it.
 */
export const FURTHER_EPONYMS: ReadonlySet<string> = LISTS.set("further-eponyms");

/** Of these, surnames so usual where English is spoken that they need their noun, a result or another eponym beside them. */
export const USUAL_ENGLISH_SURNAMES: ReadonlySet<string> = LISTS.set("usual-english-surnames");

/** Eponyms of two words, of which one is a usual name or a town. */
export const FURTHER_PAIRS: readonly string[] = LISTS.phrases("further-pairs");
