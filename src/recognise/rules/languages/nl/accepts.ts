import type { Accepts, WordPlace } from "./name.ts";
import { AFTER_TITLE_STOP, KIN, OPENINGS, ROLES, TITLES } from "./triggers.ts";
import type { Token } from "./tokens.ts";

/** Upper-case words up to this length are taken for abbreviations ("SEH", "CVA") unless the lists know them. */
const LONGEST_ABBREVIATION = 4;

function isFunctionWord(word: Token, place: WordPlace): boolean {
  // "van der Heer", "De Prins"
  if (place.afterParticle && word.shape === "capital" && (!place.isLoneParticle || word.isLocalName)) return false;
  return (
    OPENINGS.has(word.key) ||
    TITLES.has(word.key) ||
    ROLES.has(word.key) ||
    KIN.has(word.key) ||
    AFTER_TITLE_STOP.has(word.key)
  );
}

function isAbbreviation(word: Token): boolean {
  if (word.shape !== "upper" || word.surface.length > LONGEST_ABBREVIATION) return false;
  return word.surface.length < 3 || !(word.isGiven && word.isName);
}

/** "Tessa de Jonge", "M. van Dijk", "van der Velden", "JET DE VOS": particles between vouch for any word with a capital. */
function isVouchedFor(word: Token, place: WordPlace): boolean {
  if (!place.afterParticle || !isCapitalised(word) || word.surface.length < 3) return false;
  if (word.shape === "upper" && place.previous?.shape !== "upper" && word.surface.length <= LONGEST_ABBREVIATION)
    return false;
  return place.afterInitials || !place.isFirst || !(place.isLoneParticle || word.shape === "upper");
}

function isCapitalised(word: Token): boolean {
  return word.shape === "capital" || word.shape === "upper" || word.shape === "mixed";
}

/** A word that no list or dictionary explains: perhaps a rare or misspelt name. */
export function isUnknown(word: Token): boolean {
  return !word.isOrdinary && !word.isCompound && !word.isName && !word.isEponym;
}

/** Without a title or a field: capitalised words that could be names, to be weighed as a whole afterwards. */
export const acceptsOpen: Accepts = (word, place) => {
  if (!isCapitalised(word) || isFunctionWord(word, place)) return false;
  if (word.isNationality && !place.afterInitials && !(place.afterParticle && !place.isFirst)) return false;
  if (isVouchedFor(word, place)) return true;
  if (isAbbreviation(word)) return false;
  // "Van Wijk" may be a name or open a sentence: what else stands there decides.
  return word.isName || !word.isOrdinary || (place.afterParticle && word.shape === "capital");
};

/** After a role or relation ("zoon Jan"): capitalised, and no ordinary word unless something else supports it. */
export const acceptsAfterRole: Accepts = (word, place) => {
  // "Echtgenote Wil": a capital after a relation is a name, unless a title follows.
  if (
    isFunctionWord(word, place) &&
    !(word.shape === "capital" && word.isGiven && AFTER_TITLE_STOP.has(word.key) && word.key.length > 2)
  )
    return false;
  if (!isCapitalised(word)) return word.isSureName && (place.isFirst || place.afterParticle) && word.key.length > 3;
  if (isVouchedFor(word, place)) return true;
  if (isAbbreviation(word) && !(place.afterInitials && word.isName)) return false;
  if (!word.isOrdinary) return true;
  return word.isName && (word.shape === "capital" || place.afterParticle || place.afterInitials || !place.isFirst);
};

/** After a form of address or in a name field: also small letters and names that are ordinary words. */
export const acceptsAfterTitle: Accepts = (word, place) => {
  if (isFunctionWord(word, place) && !(isCapitalised(word) && word.isName && place.afterParticle)) return false;
  if (isCapitalised(word))
    return (
      (!isAbbreviation(word) || word.isName) &&
      (word.isName || !word.isOrdinary || startsName(place) || followsGiven(word, place))
    );
  if (word.key.length < 3 || AFTER_TITLE_STOP.has(word.key)) return false;
  if (word.isOrdinary) return word.isName && startsName(place);
  // "Jansen wile": small letters do not go on after a capital.
  if (place.previous !== undefined && place.previous.shape !== "lower" && !place.afterParticle) return false;
  if (word.isSureName || place.afterParticle) return true;
  return place.isFirst && !word.isCompound && word.key.length > 3 && !MEDICAL_ENDING.test(word.key);
};

/** Endings of medical words that the dictionary lacks: after "mw" in small letters they are no misspelt name. */
const MEDICAL_ENDING =
  /(?:ie|isch|ische|aal|ale|eel|iek|itis|ose|test|proef|scopie|emie|urie|gram|icum|ine|ol|pril|mab|nib|zuur|um|us|sis|atie|air|aire|loze)$/;

/** "Naam: Jan Bakkers": a surname that is an ordinary word too. */
function followsGiven(word: Token, { previous }: WordPlace): boolean {
  return word.shape === "capital" && previous?.shape === "capital" && previous.isGiven && previous.isSureName;
}

function startsName(place: WordPlace): boolean {
  return place.isFirst || place.afterParticle;
}
