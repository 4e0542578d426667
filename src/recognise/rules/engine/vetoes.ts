import { isMedicalHere, isNamedAfter, isResult } from "./medicine-here.ts";
import type { Note } from "./note.ts";
import type { ParsedName } from "./parse-name.ts";
import { isSpokenLanguage } from "./spoken-language.ts";
import {
  isBrand,
  isBrandFirst,
  isOwnedNoun,
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
  if (!isIntroduced && holdsSite(note, name)) return true;
  if (!(tokens[name.start] as Token).startsLine && isNamedAfter(note, name)) return true;
  if (!isIntroduced && isBrandFirst(note, name)) return true;
  // "MP Medtronic Azure", "FO Keith-Wagener"
  if (name.undotted > 1 && note.lexicon.names.isRomance === true && (only.word.isEponym || isBrand(only))) return true;
  const glued = gluedTo(note, name.start);
  const initials = name.dotted + name.undotted;
  // "N/A. Sarah", "20/d. Scopie", "Kt/V Daugirdas": the end of an abbreviation.
  if (glued === "/" && initials + name.leadingParticles > 0) return true;
  // "Rocket 12F. Keep": a unit, and the next sentence.
  if (initials > 0 && /\d$/.test(glued)) return true;
  if (isSpokenLanguage(note, name.start, name.end)) return true;
  const last = name.words.at(-1);
  const next = tokens[name.end];
  if (endsInNamedNoun(name, isIntroduced) && !isSomebodyOfSites(note, name.start, name.end)) return true;
  if (next === undefined || next.startsLine) return false;
  const isTitleCase = next.word.shape === "capital" && !next.word.isName;
  if ((isLone || isTitleCase || hasArticle(note, name)) && namesThing(note, name.end)) return true;
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

/** What stands right before a token without white space; empty where nothing does. */
function gluedTo({ tokens }: Note, start: number): string {
  const { startsLine, spaced } = tokens[start] as Token;
  return startsLine || spaced ? "" : (tokenAt(tokens, start - 1)?.word.surface ?? "");
}

/** The noun of a site is in it, and no surname as in "Ana de la Calle", "Pedro Plaza". */
function holdsSite({ lexicon }: Note, { words }: ParsedName): boolean {
  const mayBeSurname = lexicon.names.isRomance === true;
  return words.some(({ word }, index) => {
    if ((word.is & IS.siteBefore) === 0 || word.isGiven) return false;
    return !(mayBeSurname && index > 0 && (word.is & IS.usualSurname) !== 0);
  });
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
