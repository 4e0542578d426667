import { isNameBeforeDoing } from "./doings.ts";
import { isCapital, isCapitalHere, type Note, startsField } from "./note.ts";
import { isStop } from "./particles.ts";
import type { Accepts, WordPlace } from "./parse-name.ts";
import { type Token, tokenAt } from "./tokens.ts";
import { IS, type Word } from "./word.ts";

/** Upper-case words up to this length are taken for abbreviations ("SEH", "CVA") unless the lists know them. */
const LONGEST_ABBREVIATION = 4;
/** A misspelt or rare name in small letters has at least so many letters. */
const SHORTEST_UNKNOWN = 4;

/** A word that no list or dictionary explains: perhaps a rare or misspelt name. */
export function isUnknown(word: Word): boolean {
  return !word.isName && !word.isEponym && !word.isMedical && !word.isOrdinary && !word.isCompound;
}

/** Without a title or a field: capitalised words that could be names, to be weighed as a whole afterwards. */
export function acceptsOpen(note: Note): Accepts {
  return note.casing === "mixed" ? acceptsCapitals : acceptsWithoutCase;
}

function acceptsCapitals(note: Note, token: Token, place: WordPlace): boolean {
  const { word } = token;
  if (!isCapital(token)) return false;
  if (isStop(note, token, place.index) && !endsSurname(note, token, place)) return false;
  if (isFunctionWord(token, place)) return place.isFirst && isNameBeforeDoing(note, place.index);
  const isBacked = place.afterParticle && word.shape === "capital";
  // "Van Wijk" may be a name or open a sentence: what else stands there decides.
  const isNoName = isAbbreviation(note, word) || !(word.isName || isBacked || !word.isOrdinary);
  if (isNoName && !isVouchedFor(note, token, place)) return false;
  // Asked last: it takes longest.
  return place.afterInitials || (place.afterParticle && !place.isFirst) || !word.isNationality;
}

/**
 * "Ana de la Calle", "Pedro Plaza refiere": a street, square or church that is a surname behind a name and its particles; right behind the name
 * unless a street's name or number goes on.
 */
function endsSurname(
  { lexicon, tokens }: Note,
  { word }: Token,
  { afterParticle, isLoneParticle, previous, index }: WordPlace,
): boolean {
  if (lexicon.names.isRomance !== true || (word.is & IS.usualSurname) === 0) return false;
  if (afterParticle) return !isLoneParticle && previous?.word.isGiven === true;
  if (previous?.word.isGiven !== true || !previous.word.isSureName) return false;
  const next = tokens[index + 1];
  return next === undefined || next.startsLine || !(isCapital(next) || /^\d/.test(next.word.surface));
}

/** In a note of small letters or of capitals: listed names that are nothing else. */
function acceptsWithoutCase(note: Note, token: Token, place: WordPlace): boolean {
  const { word } = token;
  const isStopped = isStop(note, token, place.index) && !endsSurname(note, token, place);
  if ((word.is & (IS.functionWord | IS.title | IS.role | IS.kin)) !== 0 || isStopped) return false;
  return (
    word.isSureName ||
    (word.isName &&
      !word.isEponym &&
      !word.isMedical &&
      (place.afterInitials || place.afterParticle || followsSureGiven(note, place)))
  );
}

/** "sentita livia costa.": what is a word too ends the phrase behind a given name, in languages where that was measured. */
function followsSureGiven(note: Note, { index, previous }: WordPlace): boolean {
  if (note.lexicon.names.isRomance !== true || previous === undefined) return false;
  return previous.word.isGiven && previous.word.isSureName && closesName(note, index);
}

/** After a role or relation ("zoon Jan"): capitalised, and no ordinary word unless something else supports it. */
export function acceptsAfterRole(note: Note, token: Token, place: WordPlace): boolean {
  const { word } = token;
  if (isStop(note, token, place.index)) return false;
  // "Echtgenote Wil": a capital after a relation is a name, unless a title follows.
  const isGivenWord = word.shape === "capital" && word.isGiven && word.key.length > 2;
  if (isFunctionWord(token, place) && !(isGivenWord && (word.is & (IS.title | IS.role | IS.kin)) === 0)) return false;
  if (!isCapitalHere(note, token)) return acceptsSmall(note, token, place);
  if (isVouchedFor(note, token, place)) return true;
  if (isAbbreviation(note, word) && !(place.afterInitials && word.isName)) return false;
  if (!word.isOrdinary) return true;
  const isUpperGiven = word.isGiven && note.tokens[place.index + 1]?.word.shape === "upper";
  const isBacked = word.shape === "capital" || place.afterParticle || place.afterInitials || !place.isFirst;
  return word.isName && (isBacked || isUpperGiven);
}

/** "orthopeed buikema", "hija begoña": names that are nothing else; one that is a word too behind them at a phrase's end. */
function acceptsSmall(note: Note, token: Token, place: WordPlace): boolean {
  const { word } = token;
  if (place.previous !== undefined && isCapitalHere(note, place.previous) && !place.afterParticle) return false;
  if (word.isSureName) return word.key.length > 2 || place.previous !== undefined;
  if (!word.isName || word.isEponym || word.isMedical || word.key.length < 3) return false;
  if (!place.isFirst || place.afterParticle || place.afterInitials) return closesName(note, place.index);
  if (note.casing === "lower" && word.isGiven && isBehindKin(note, place.index)) return true;
  return note.tokens[place.index + 1]?.word.isSureName === true && word.isGiven;
}

/** "neighbour bill let us in"; in Romance languages "hija rosa" is as often a colour. */
function isBehindKin({ tokens, lexicon }: Note, index: number): boolean {
  return lexicon.names.isRomance !== true && ((tokenAt(tokens, index - 1)?.word.is ?? 0) & IS.kin) !== 0;
}

/** After a form of address or in a name field: also small letters and names that are ordinary words. */
export function acceptsAfterTitle(note: Note, token: Token, place: WordPlace): boolean {
  const { word } = token;
  if (isStop(note, token, place.index))
    return endsSurname(note, token, place) || (place.isFirst && isSurnameHere(note, token, place.index));
  const isNamed = word.isName && (place.afterParticle || (place.isFirst && word.shape === "capital"));
  const isLast = place.previous !== undefined && closesName(note, place.index);
  if (isFunctionWord(token, place) && !(isCapital(token) && (isNamed || isLast))) return false;
  if (isCapitalHere(note, token)) {
    if (isAbbreviation(note, word) && !word.isName) return false;
    return (
      word.isName ||
      !word.isOrdinary ||
      startsName(place) ||
      followsGiven(token, place) ||
      closesName(note, place.index)
    );
  }
  if (word.key.length < 3 || (word.is & IS.functionWord) !== 0) return false;
  // "Jansen wil": small letters do not go on after a capital.
  if (place.previous !== undefined && isCapitalHere(note, place.previous) && !place.afterParticle) return false;
  if (word.isOrdinary) {
    if (isDoneBySomebody(note, token, place)) return false;
    // "mw van de velden": particles tell a surname.
    if (!word.isName) return place.afterParticle && !place.isLoneParticle && note.casing !== "mixed";
    return startsName(place) || (followsGiven(token, place) && closesName(note, place.index));
  }
  if (word.isSureName || place.afterParticle) return true;
  const isPlausible =
    (!word.isCompound || isSubjectAt(note, place.index) || note.casing === "upper") &&
    (word.is & IS.medicalEnding) === 0 &&
    !word.isMedical;
  return place.isFirst && isPlausible && word.key.length >= SHORTEST_UNKNOWN;
}

/** "Mw hoort vooral", "mw. wakker ervan", not "mw wakker belt": what the one does whom the title stands for. */
function isDoneBySomebody(note: Note, { word }: Token, { index, isFirst }: WordPlace): boolean {
  if (!isFirst || note.casing !== "mixed" || (word.is & IS.personVerb) === 0) return false;
  return note.tokens[index + 1]?.word.shape === "lower" && !isSubjectAt(note, index);
}

/** "Mrs Ward", "Dr Lane", not "Sister, Ward 7": a usual surname that is a word for a place too. */
function isSurnameHere(note: Note, token: Token, index: number): boolean {
  const { word } = token;
  if ((word.is & IS.usualSurname) === 0 || word.shape !== "capital" || startsField(note, token)) return false;
  const next = note.tokens[index + 1];
  return !(next?.startsLine === false && /^\d/.test(next.word.surface));
}

/**
 * In a field: any capitalised word up to a stop word or the next field. A field that may hold something else ("Paciente: Mujer de
 * 35 años") begins with a word that could be a name.
 */
export function acceptsInField(limit: number, isLoose: boolean): Accepts {
  return (note, token, place) => {
    const { word } = token;
    if (token.start >= limit || isStop(note, token, place.index)) return false;
    if (!isCapitalHere(note, token)) {
      if (isLoose && place.isFirst)
        return word.isSureName || (word.isGiven && note.tokens[place.index + 1]?.word.isSureName === true);
      return acceptsAfterTitle(note, token, place);
    }
    const isLast = place.previous !== undefined && closesName(note, place.index);
    if (isFunctionWord(token, place) && !word.isName && !isLast) return false;
    if (isLoose && place.isFirst)
      return (!word.isOrdinary || word.isGiven) && (!isAbbreviation(note, word) || word.isGiven);
    return true;
  };
}

function isFunctionWord({ word }: Token, place: WordPlace): boolean {
  // "van der Heer", "De Prins"
  if (place.afterParticle && word.shape === "capital" && (!place.isLoneParticle || word.isLocalName)) return false;
  return (word.is & (IS.functionWord | IS.title | IS.role | IS.kin)) !== 0;
}

function isAbbreviation(note: Note, word: Word): boolean {
  if (word.shape !== "upper" || word.surface.length > LONGEST_ABBREVIATION || note.casing === "upper") return false;
  return word.surface.length < 3 || !(word.isGiven && word.isName);
}

/** "Tessa de Jonge", "M. van Dijk", "van der Velden", "JET DE VOS": particles between vouch for any word with a capital. */
function isVouchedFor(note: Note, token: Token, place: WordPlace): boolean {
  const { word } = token;
  if (!place.afterParticle || !isCapital(token) || word.surface.length < 3) return false;
  const isUpperName =
    place.previous?.word.shape === "upper" || tokenAt(note.tokens, place.index - 1)?.word.shape === "upper";
  if (word.shape === "upper" && !isUpperName && word.surface.length <= LONGEST_ABBREVIATION) return false;
  return place.afterInitials || !place.isFirst || !(place.isLoneParticle || word.shape === "upper");
}

/** "Naam: Jan Bakkers": a surname that is an ordinary word too. */
function followsGiven({ word }: Token, { previous }: WordPlace): boolean {
  return previous !== undefined && word.shape === previous.word.shape && previous.word.isGiven;
}

function startsName(place: WordPlace): boolean {
  return place.isFirst || place.afterParticle;
}

/** "mw groothuizen vraagt": a verb of people follows. */
function isSubjectAt(note: Note, index: number): boolean {
  const next = note.tokens[index + 1];
  return next !== undefined && !next.startsLine && (next.word.is & (IS.personVerb | IS.thingVerb)) !== 0;
}

/** "Dra. Ana Cuerda.": an ordinary word that something closes behind is a surname; "Sra. Pérez Acude a" is a sentence. */
function closesName(note: Note, index: number): boolean {
  const next = note.tokens[index + 1];
  return next === undefined || next.startsLine || next.word.shape === "other" || isStop(note, next, index + 1);
}
