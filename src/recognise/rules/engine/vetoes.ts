import { lettersOfRow } from "./initials.ts";
import { isStreetName } from "./is-street-name.ts";
import { followsGrade, isGradeBefore, isGraded, isMedicalHere, isNamedAfter, isResult } from "./medicine-here.ts";
import type { Note } from "./note.ts";
import type { ParsedName } from "./parse-name.ts";
import { isSpokenLanguage } from "./spoken-language.ts";
import {
  followsProduct,
  isBrand,
  isBrandFirst,
  isCalledPet,
  isExplainedAsThing,
  isOnScreen,
  isOwnedNoun,
  isPet,
  isSomebodyOfSites,
  isThingName,
  mayOwn,
  namesThing,
} from "./things-here.ts";
import { type Token, tokenAt } from "./tokens.ts";
import { IS } from "./word.ts";

/** True if a name is an illness ("ziekte van X", "X-syndroom"), a sign with its result, or part of a site's name. */
export function isVetoed(note: Note, name: ParsedName, isIntroduced = false): boolean {
  const { tokens } = note;
  const [only] = name.words;
  if (only === undefined) return false;
  const isLone = name.words.length === 1 && name.dotted + name.undotted === 0;
  if (!isIntroduced && name.dotted === 0 && name.places.every((at) => isMedicalHere(note, at))) return true;
  if (!isIntroduced && isThingName(note, name.start, name.end)) return true;
  // "Los Angeles C. Zenker": a grade, and the next sentence.
  if (isGraded(note, name)) return true;
  if (!isIntroduced && (holdsSite(note, name) || isSaint(note, name))) return true;
  if (!(tokens[name.start] as Token).startsLine && isNamedAfter(note, name)) return true;
  if (!isIntroduced && followsProduct(note, name.start, only.word.isGiven)) return true;
  if (isLettered(note, name) || followsGrade(note, name.start)) return true;
  if (!isIntroduced && (isBrandFirst(note, name) || isExplainedAsThing(note, name.end))) return true;
  if (isMovedFrom(note, name, isIntroduced)) return true;
  // "MP Medtronic Azure", "FO Keith-Wagener"
  if (name.undotted > 1 && note.lexicon.names.isRomance === true && (only.word.isEponym || isBrand(only))) return true;
  const glued = gluedTo(note, name.start);
  const initials = name.dotted + name.undotted;
  // "N/A. Sarah", "20/d. Scopie", "Kt/V Daugirdas": the end of an abbreviation.
  if (glued === "/" && initials + name.leadingParticles > 0) return true;
  if (name.dotted > 0 && PAIRING.has(glued) && isOfPair(note, name.start)) return true;
  // "Rocket 12F. Keep": a unit, and the next sentence.
  if (initials > 0 && /\d$/.test(glued)) return true;
  if (name.dotted === 1 && (isGradeBefore(note, name.start) || isAbbreviatedNoun(note, name))) return true;
  if (isSpokenLanguage(note, name.start, name.end)) return true;
  if (isCalledPet(note, name.start) || isStreetName(note, name.places.at(-1) as number)) return true;
  if (isLetteredSite(note, name)) return true;
  const last = name.words.at(-1);
  const next = tokens[name.end];
  if (endsInNamedNoun(name, isIntroduced) && !isSomebodyOfSites(note, name.start, name.end)) return true;
  if (next === undefined || next.startsLine) return false;
  const isTitleCase = next.word.shape === "capital" && !next.word.isName;
  if ((isLone || isTitleCase || hasArticle(note, name)) && namesThing(note, name.end)) return true;
  if (!isIntroduced && (isPet(note, name.end) || isOnScreen(note, name.end))) return true;
  const isOwned = isOwnedNoun(note, name.end) && mayOwn(note, only);
  const isPlainName = !isLone || isOwned || (only.word.isGiven && !only.word.isEponym);
  // "Jansen test negatief" could be either; "Jan Jansen katheter" is a person.
  if ((!isPlainName || next.word.surface === "-") && (next.word.is & IS.eponymNoun) !== 0) return true;
  if (isLone && isResult(note, name.end, only.word.isEponym || only.word.isMedical)) return true;
  // "M. Parkinson": morbus.
  if (name.dotted === 1 && tokens[name.start]?.word.surface === "M" && only.word.isEponym) return true;
  if (next.word.shape === "capital" && (next.word.is & IS.site) !== 0 && !next.word.isName) return true;
  // "Anna van Dijk" is no street.
  const isSurname = last?.word.isName === true || name.particles > name.leadingParticles;
  return ((last?.word.is ?? 0) & IS.site) !== 0 && name.words.length > 1 && !isSurname;
}

/** "H. Reina Sofía", "C.S. Isabel II": letters of a hospital or health centre before what one is called after. */
function isLetteredSite(note: Note, { start, end, places, dotted }: ParsedName): boolean {
  const { siteLetters } = note.lexicon.names;
  const [first] = places;
  if (siteLetters === undefined || dotted === 0 || first === undefined || first !== start + 2 * dotted) return false;
  const letters = lettersOfRow(note.tokens, start, first).toLowerCase();
  if (!siteLetters.has(letters)) return false;
  return letters.length > 1 ? (note.tokens[first] as Token).word.isGiven : isThingName(note, first, end);
}

/** "al H. Santa Ana", "retirar 6 d. ojo": a hospital, days; nobody's letter. */
function isAbbreviatedNoun({ tokens, lexicon }: Note, { start }: ParsedName): boolean {
  const [before, letter] = [tokenAt(tokens, start - 1), tokens[start]];
  if (before === undefined || letter === undefined || letter.startsLine || lexicon.names.isRomance !== true)
    return false;
  if (letter.word.surface === "H") return CONTRACTIONS.has(before.word.key);
  return letter.word.shape === "lower" && /^\d+$/.test(before.word.surface);
}

const CONTRACTIONS: ReadonlySet<string> = new Set("al del el en".split(" "));

/** What stands right before a token without white space; empty where nothing does. */
function gluedTo({ tokens }: Note, start: number): string {
  const { startsLine, spaced } = tokens[start] as Token;
  return startsLine || spaced ? "" : (tokenAt(tokens, start - 1)?.word.surface ?? "");
}

/** "A&E. Bloods", "N+V. Declined": the second letter of a pair that a mark joins. */
function isOfPair({ tokens }: Note, start: number): boolean {
  const [mark, other] = [tokens[start - 1] as Token, tokenAt(tokens, start - 2)];
  return !mark.startsLine && !mark.spaced && other?.word.surface.length === 1;
}

const PAIRING: ReadonlySet<string> = new Set(["&", "+"]);

/** The noun of a site is in it, and no surname as in "Ana de la Calle", "Pedro Plaza". */
function holdsSite({ lexicon }: Note, { words }: ParsedName): boolean {
  const mayBeSurname = lexicon.names.isRomance === true;
  return words.some(({ word }, index) => {
    if ((word.is & IS.siteBefore) === 0 || word.isGiven) return false;
    return !(mayBeSurname && index > 0 && (word.is & IS.usualSurname) !== 0);
  });
}

/** "Van Sint Franciscus terug": the noun of a site among the particles that open the name. */
function isSaint({ tokens, lexicon }: Note, { start, places, leadingParticles }: ParsedName): boolean {
  const [first] = places;
  if (first === undefined || leadingParticles < 2 || lexicon.names.isRomance === true) return false;
  return first > start && ((tokens[first - 1] as Token).word.is & IS.siteBefore) !== 0;
}

/** "Ashdown Manor", "Rose Cottage", "Court" alone; a title before it tells that "House" is a surname. */
function endsInNamedNoun({ words }: ParsedName, isIntroduced: boolean): boolean {
  const is = words.at(-1)?.word.is ?? 0;
  if ((is & IS.namedNoun) === 0) return false;
  return (is & IS.site) === 0 ? words.length > 1 : !isIntroduced;
}

/** "the Mary Rankin unit": an article before the whole. */
function hasArticle({ tokens }: Note, { start }: ParsedName): boolean {
  return !(tokens[start] as Token).startsLine && ((tokenAt(tokens, start - 1)?.word.is ?? 0) & IS.article) !== 0;
}

/** "Viene del Marañón", "paziente del Niguarda": the particle is a preposition, and a hospital or ward follows. */
function isMovedFrom({ tokens, lexicon }: Note, name: ParsedName, isIntroduced: boolean): boolean {
  const [first] = name.places;
  if (lexicon.names.isRomance !== true || first === undefined || first === name.start) return false;
  if ((tokens[name.start] as Token).word.shape !== "lower") return false;
  if (isIntroduced) return isBrand(tokens[first] as Token);
  return lexicon.siteMoves.lengthBefore(tokens, first) > first - name.start;
}

/** "scala B. Chiave": the letter counts houses, groups or classes and is nobody's initial. */
function isLettered({ tokens, lexicon }: Note, { start, dotted }: ParsedName): boolean {
  if (dotted !== 1 || (tokens[start] as Token).startsLine || tokens[start]?.word.isInitial !== true) return false;
  const isStop = tokenAt(tokens, start - 1)?.word.surface === ".";
  return lexicon.names.lettered?.has(tokens[start - (isStop ? 2 : 1)]?.word.key ?? "") === true;
}
