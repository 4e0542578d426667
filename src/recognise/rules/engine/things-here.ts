import { isCapital, type Note } from "./note.ts";
import type { ParsedName } from "./parse-name.ts";
import { type Token, tokenAt } from "./tokens.ts";
import { BEGINS, IS, isNobodys, TRIGGERS } from "./word.ts";

/** "Thomas splint", "Mowbray seat", not "Patel ward 4": a noun that makes a thing's name of whatever stands before it. */
export function namesThing(note: Note, noun: number): boolean {
  const next = note.tokens[noun];
  if (next === undefined || next.startsLine || (next.word.is & IS.namedNoun) === 0) return false;
  return !isNumbered(note, noun) && isWrittenAsName(next);
}

/** "Albert Court" is a house, "Albert court date" is not. */
function isWrittenAsName(token: Token): boolean {
  return (token.word.is & IS.site) === 0 || isCapital(token);
}

/** "Kowalczyk catheter out", "Patel ward 4": what a patient has, and where a patient lies. */
export function isOwnedNoun(note: Note, noun: number): boolean {
  const is = note.tokens[noun]?.word.is ?? 0;
  return (is & IS.ownedNoun) !== 0 || ((is & IS.namedNoun) !== 0 && isNumbered(note, noun));
}

/** A listed name; where nouns stand before their eponyms, any word that is no eponym. */
export function mayOwn({ lexicon }: Note, { word }: Token): boolean {
  if (word.isSureName) return true;
  return lexicon.names.isRomance === true && !word.isEponym && !word.isMedical && !word.isOrdinary;
}

/** "Mepilex Border", "Nutilis Clear": a brand before what is no given name. */
export function isBrandFirst({ lexicon }: Note, { words, dotted, undotted, particles }: ParsedName): boolean {
  const [first, ...others] = words;
  if (lexicon.names.isRomance !== true || dotted + undotted + particles > 0 || others.length === 0) return false;
  return first !== undefined && isBrand(first) && !others.some(({ word }) => word.isGiven);
}

/** A medical word or thing that is no person's name. */
export function isBrand({ word }: Token): boolean {
  return word.isMedical && isNobodys(word);
}

function isNumbered({ tokens }: Note, noun: number): boolean {
  const next = tokens[noun + 1];
  if (next === undefined || next.startsLine) return false;
  const code = next.word.surface.charCodeAt(0);
  return next.word.surface === ":" || (code >= 0x30 && code <= 0x39) || (next.word.is & IS.siteBefore) !== 0;
}

/** "Marie Curie nights", "Christmas Day": all of it within the name of a thing that two words or more make. */
export function isThingName(note: Note, start: number, end: number): boolean {
  const { tokens, lexicon } = note;
  const last = Math.min(end + MOST_BETWEEN, start + lexicon.thingNames.longest, tokens.length);
  for (let at = end; at <= last; at++) {
    if (((tokenAt(tokens, at - 1)?.begins ?? 0) & BEGINS.thingEnd) === 0) continue;
    const length = lexicon.thingNames.lengthBefore(tokens, at);
    if (length >= at - start && !isSomebodyHere(note, at - length, at)) return true;
  }
  return false;
}

/** "John Hunter ate well", "Miguel Hernández:": patients bear the names that hospitals and schools do. */
function isSomebodyHere({ tokens }: Note, start: number, end: number): boolean {
  const [first, last, next] = [tokens[start] as Token, tokens[end - 1] as Token, tokens[end]];
  if (!first.word.isGiven || !last.word.isName) return false;
  const before = tokenAt(tokens, start - 1);
  if (!first.startsLine && !STOPS.has(before?.word.surface ?? "")) return false;
  // "?Pierre Robin again" asks for an illness, and ends nothing.
  if (before?.word.surface === "?" && (before.startsLine || !first.spaced)) return false;
  if (next === undefined || next.startsLine) return first.startsLine;
  return next.word.surface === ":" || (next.word.is & (IS.personVerb | IS.beforeVerb)) !== 0;
}

const STOPS: ReadonlySet<string> = new Set([".", "!", "?"]);

/**
 * "Susan Court declined", "daughter Mary Song": a usual given name and a surname that is a site's noun or a thing's too, and what only people
 * have. A surname as usual as "Hall" needs nothing of it, but for "at Susan Hall", "the Susan Hall".
 */
export function isSomebodyOfSites({ tokens }: Note, first: number, end: number): boolean {
  const [given, surname] = [tokens[first], tokens[end - 1]];
  if (given === undefined || surname === undefined || end !== first + 2) return false;
  if (!given.word.isGiven || !given.word.isSureName || given.word.isEponym || !surname.word.isName) return false;
  const before = given.startsLine ? 0 : (tokenAt(tokens, first - 1)?.word.is ?? 0);
  if ((before & (IS.kin | IS.title)) !== 0) return true;
  if ((surname.word.is & IS.usualSurname) !== 0) return (before & (IS.placeBefore | IS.article | IS.siteBefore)) === 0;
  const next = tokens[end];
  if (next === undefined || next.startsLine) return false;
  const isBefore = (next.word.is & IS.beforeVerb) !== 0 && tokens[end + 1]?.startsLine === false;
  const verb = isBefore ? (tokens[end + 1] as Token) : next;
  return (verb.word.is & IS.personVerb) !== 0;
}

/**
 * "Hospital Universitario Niño Jesús", "Afdeling: Beatrix", "St. Anna": behind the kind of a site, capitalised words and particles
 * between.
 */
export function isInSiteName({ tokens }: Note, index: number, isPlace = false): boolean {
  for (let at = index - 1; at >= 0 && at >= index - MOST_BETWEEN; at--) {
    if ((tokens[at + 1] as Token).startsLine) return false;
    const { word } = tokens[at] as Token;
    if ((word.is & IS.siteBefore) !== 0) return true;
    const isMark = word.surface === "." || word.surface === ":";
    if (isMark && ((tokenAt(tokens, at - 1)?.word.is ?? 0) & IS.siteBefore) !== 0) {
      return word.surface === ":" || (tokens[at - 1] as Token).word.surface.length <= LONGEST_SHORT_SITE;
    }
    const isAdjective =
      word.shape === "capital" && (word.is & TRIGGERS) === 0 && (!isPlace || word.isOrdinary || word.isGiven);
    const isBetween = isAdjective || (word.is & (IS.openingParticle | IS.article)) !== 0;
    if (!isBetween) return false;
  }
  return false;
}

/** Tokens between a site's kind and its name. */
export const MOST_BETWEEN = 5;

/** "St. Anna", "Hosp. Gregorio": a stop behind a longer word ends a sentence. */
const LONGEST_SHORT_SITE = 4;
