import type { Accepts } from "./name.ts";
import { AFTER_TITLE_STOP, KIN, ROLES, TITLES } from "./triggers.ts";
import type { Token } from "./tokens.ts";

/** Upper-case words up to this length are taken for abbreviations ("SEH", "CVA") unless the lists know them. */
const LONGEST_ABBREVIATION = 4;

function isFunctionWord(word: Token): boolean {
  return TITLES.has(word.key) || ROLES.has(word.key) || KIN.has(word.key) || AFTER_TITLE_STOP.has(word.key);
}

function isAbbreviation(word: Token): boolean {
  return word.shape === "upper" && word.surface.length <= LONGEST_ABBREVIATION && !word.isSureName;
}

function isCapitalised(word: Token): boolean {
  return word.shape === "capital" || word.shape === "upper" || word.shape === "mixed";
}

/** A word that no list or dictionary explains: perhaps a rare or misspelt name. */
export function isUnknown(word: Token): boolean {
  return !word.isOrdinary && !word.isName && !word.isEponym;
}

/** Without a title or a field: capitalised words that could be names, to be weighed as a whole afterwards. */
export const acceptsOpen: Accepts = (word) => {
  if (!isCapitalised(word) || isFunctionWord(word) || isAbbreviation(word)) return false;
  return word.isName || !word.isOrdinary;
};

/** After a role or relation ("zoon Jan"): capitalised, and no ordinary word unless something else supports it. */
export const acceptsAfterRole: Accepts = (word, place) => {
  if (!isCapitalised(word)) return word.isSureName && word.isGiven && place.isFirst && word.key.length > 3 && !isFunctionWord(word);
  if (isAbbreviation(word) || isFunctionWord(word)) return false;
  if (!word.isOrdinary) return true;
  return word.isName && (word.shape === "capital" || place.afterParticle || place.afterInitials || !place.isFirst);
};

/** After a form of address or in a name field: also small letters and names that are ordinary words. */
export const acceptsAfterTitle: Accepts = (word, place) => {
  if (isFunctionWord(word) && !(isCapitalised(word) && word.isName)) return false;
  if (isCapitalised(word)) return !isAbbreviation(word) && (word.isName || !word.isOrdinary);
  if (word.key.length < 3 || AFTER_TITLE_STOP.has(word.key)) return false;
  const startsName = place.isFirst || place.afterParticle;
  if (word.isOrdinary) return word.isName && startsName;
  return word.isSureName || (startsName && word.key.length > 3);
};
