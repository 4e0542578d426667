import { isUnknown } from "../rules/engine/accepts.ts";
import { isNoInitials, isSignature } from "../rules/engine/initials.ts";
import { isMedicalHere, isNamedMedicine } from "../rules/engine/medicine-here.ts";
import { isCapital, type Note, opensSentence } from "../rules/engine/note.ts";
import { opensAsWord } from "../rules/engine/opens-as-word.ts";
import { placeAt } from "../rules/engine/places.ts";
import type { Token } from "../rules/engine/tokens.ts";
import { isCalendarWord, isDayOrMonth } from "../rules/languages/calendar.ts";
import { IS, isNobodys, type Word } from "../rules/engine/word.ts";
import type { Habits } from "./habits.ts";
import type { Evidence } from "./points.ts";

/** Words in capitals up to this length are abbreviations. */
export const LONGEST_ABBREVIATION = 4;
const ROMAN = /^(?:[A-Z]+-)?[IVX]+[ab]?$/;
/** "angioTC", "TVcN", "KCl", "nCPAP": capitals where words have none. "McDonald", "deVries" and "vanLEEUWEN" are no such words. */
const SYMBOL = /\p{Ll}\p{Lu}(?!\p{Ll}{2}|\p{Lu}{3})|^\p{Lu}{2,}\p{Ll}{1,2}$|^\p{Lu}\p{Ll}$|^\p{Ll}\p{Lu}{2,5}$/u;

/** What the lists know of one word of a name. */
export function evidenceOfWord(note: Note, index: number, habits: Habits, isPlace: boolean): Evidence[] {
  const { word } = note.tokens[index] as Token;
  if (opensAsWord(note, index)) return ["opensAsWord"];
  if (isCalendarWord(word.key) || (isPlace && word.placeNode === 0 && isDayOrMonth(word.key))) return ["term"];
  if (isGrammarHere(note, index, habits)) return ["grammar"];
  if (isNamedMedicine(note, index)) return ["term"];
  // "Tigrinya, female"
  if (!isPlace && habits.isLanguage(word)) return ["term"];
  // "d/w ED reg"
  if (!habits.isRecord && word.shape === "upper" && note.casing === "mixed" && isNoInitials(note, word))
    return ["term"];
  // "Europa" is among the words of notes that are no people, and a place; "Londis" is no place.
  const isEponym = word.isEponym && isMedicalHere(note, index);
  const isThing = (word.isMedical && (!isPlace || word.placeNode === 0)) || habits.isTerm(word);
  if (isThing && !isEponym && isNobodys(word)) return ["term"];
  if (isEponym || isThing) return word.isGiven ? ["medical", "medicalGiven"] : ["medical"];
  if ((word.is & IS.functionWord) !== 0 && !isPlace)
    return [word.isGiven ? "ordinaryGiven" : "ordinary", word.shape === "lower" ? "smallFunctionWord" : "functionWord"];
  if (habits.isShortMedicine(word)) return ["term"];
  // "Foster" is an inhaler and a surname.
  if (!word.isGiven && habits.isMedicine(word)) {
    if (isNobodys(word) && !word.isEponym) return ["term"];
    return word.isSureName ? ["sureName", "medicine"] : ["medicine"];
  }
  if (word.isNationality) return [isPlace && placeAt(note, index) === undefined ? "nationalityAsPlace" : "nationality"];
  if (isRoleAlone(word, note, habits)) return ["roleWord"];
  if (word.isSureName) return [word.isGiven ? "sureGiven" : word.isLocalName ? "sureLocal" : "sureName"];
  if (word.isEponym && !word.isOrdinary) return ["sureName"];
  if (word.isName) return [word.isGiven ? "ordinaryGiven" : "ordinaryName"];
  if (isUnknown(word)) {
    if (!habits.isRecord && isHouse(note, word)) return ["term"];
    const opens = opensSentence(note, index) && word.shape === "capital";
    if (habits.isDerived(word) || habits.isMistyped(word)) return [opens ? "ordinary" : "compound"];
    if (opens && habits.endsLikeWord(word)) return ["ordinary"];
    return isForeign(note, word) ? ["unknown", "foreignLetter"] : ["unknown"];
  }
  return [word.isCompound && !word.isOrdinary ? "compound" : "ordinary"];
}

/** "dott ho trovato", "Fai tu il prelievo": in small letters, or where a sentence begins. */
function isGrammarHere(note: Note, index: number, habits: Habits): boolean {
  const { word } = note.tokens[index] as Token;
  if (word.isSureName || word.shape === "upper" || !habits.isGrammar(word)) return false;
  return word.shape === "lower" || opensSentence(note, index);
}

/** "Bernhardhof", "Wilhelminaoord": a usual given name, and what is built. */
function isHouse({ lexicon }: Note, { key }: Word): boolean {
  const ending = lexicon.names.houseEnding?.exec(key);
  if (ending === null || ending === undefined || ending.index < SHORTEST_PATRON) return false;
  const patron = lexicon.word(key.slice(0, ending.index).replace(/^./u, (letter) => letter.toUpperCase()));
  return patron.isGiven && patron.isSureName;
}

/** Letters of the name before "hof": shorter ones begin words. */
const SHORTEST_PATRON = 5;

function isForeign({ lexicon }: Note, { surface, shape }: Word): boolean {
  return lexicon.names.isAscii === true && shape === "capital" && /[^\p{ASCII}’–-]/u.test(surface);
}

/** "Mamá dice", "Gran visiting", "pediatra infettivologo": a relation that is a word too, or a profession that nobody is called. */
function isRoleAlone(word: Word, { lexicon }: Note, habits: Habits): boolean {
  if (habits.isRecord) return false;
  if (lexicon.names.calledRelations?.has(word.key) === true) return true;
  return (word.is & IS.kin) !== 0 ? word.isOrdinary : (word.is & (IS.role | IS.title)) !== 0 && isNobodys(word);
}

/** How a word is written, against how its note writes names. */
export function evidenceOfCase(note: Note, index: number, habits: Habits): Evidence[] {
  const token = note.tokens[index] as Token;
  const { word } = token;
  const { surface, shape } = word;
  if (ROMAN.test(surface) && surface.length > 1) return ["roman"];
  if (note.casing === "upper" && shape === "upper") return ["caseless"];
  if (note.casing === "lower" && shape === "lower") return ["caseless"];
  if (shape === "upper") {
    if (/\p{Ll}/u.test(surface) && isSignature(token)) return ["signature"];
    if (habits.writesNamesUpper && surface.length > 2) return [];
    if (surface.length > LONGEST_ABBREVIATION) return ["upper"];
    return [word.isGiven && word.isName && surface.length > 2 ? "shortUpperGiven" : "shortUpper"];
  }
  if (SYMBOL.test(surface) && !word.isName) return ["symbol"];
  if (!isCapital(token)) {
    if (habits.writesNamesSmall) return ["smallAsOthers"];
    return [word.isGiven && word.isSureName ? "smallGiven" : "small"];
  }
  if (!opensSentence(note, index)) return ["insideSentence"];
  if (word.isSureName) return [];
  if (!word.isOrdinary && !word.isCompound) return ["opensUnknown"];
  return [opensAsNoun(note, word, habits) ? "opensNoun" : "opensOrdinary"];
}

/** "Kamerruil ivm MRSA": nobody's name. Two words that a hyphen joins may be two surnames. */
function opensAsNoun({ lexicon }: Note, { isName, surface }: Word, habits: Habits): boolean {
  return lexicon.names.opensWithNouns === true && !habits.isRecord && !isName && !surface.includes("-");
}

/** Capitals by which notes of the language name people, and no abbreviation. */
export function isInitials({ shape, surface, key }: Word, habits: Habits): boolean {
  if (!habits.usesInitials || shape !== "upper" || surface.length >= LONGEST_ABBREVIATION) return false;
  return !habits.isAbbreviation(key);
}
