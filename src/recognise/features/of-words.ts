import type { NoteLanguage } from "../../text/note-languages.ts";
import { hashKey } from "../token-table.ts";
import { IS, type Word } from "../rules/engine/word.ts";
import { loadWordLists } from "../rules/lists/word-lists.ts";
import { isDerived } from "./derived-words.ts";
import { type CandidateFacts, isTermWord } from "./facts.ts";
import { type Feature, type FeatureGroup, flag } from "./feature.ts";

/** Nats of words that running text does not have: fewer than one in 10 million. */
const RARER = -20;

/** What lists and counts of running text know of the candidate's words. */
export const OF_WORDS: FeatureGroup = {
  leastCaseOdds: (candidate, { table }) => ofKnown(candidate, table.odds, Math.min, 0),
  mostCaseOdds: (candidate, { table }) => ofKnown(candidate, table.odds, Math.max, 0),
  leastShare: (candidate, { table }) => ofKnown(candidate, table.logShare, Math.min, RARER),
  mostShare: (candidate, { table }) => ofKnown(candidate, table.logShare, Math.max, RARER),
  counted: ({ words }, { table }) =>
    words.filter(({ key }) => table.logShare(hashKey(key)) !== undefined).length / Math.max(1, words.length),
  given: some((word) => word.isGiven),
  listed: some((word) => word.isName),
  allListed: every((word) => word.isName),
  sure: some((word) => word.isSureName),
  capitalName: some((word) => word.isCapitalName),
  usualSurname: some((word) => (word.is & IS.usualSurname) !== 0),
  ordinary: some((word) => word.isOrdinary),
  allOrdinary: every((word) => word.isOrdinary || (word.is & IS.functionWord) !== 0),
  unknown: some((word) => isUnlisted(word)),
  allUnknown: every((word) => isUnlisted(word)),
  derived: (candidate, { language }) =>
    flag(candidate.words.some((word) => isUnlisted(word) && isDerivedWord(language, word))),
  compound: some((word) => word.isCompound),
  medical: some((word) => word.isMedical),
  medicalEnding: some((word) => (word.is & IS.medicalEnding) !== 0),
  eponym: some((word) => word.isEponym),
  term: (candidate, { language }) => flag(candidate.words.some((word) => isTermWord(language, word))),
  termToo: some((word) => word.isTerm),
  language: some((word) => word.isLanguage),
  site: some((word) => (word.is & (IS.site | IS.siteBefore)) !== 0),
  placeBegins: some((word) => word.placeNode !== 0),
  place: some((word) => word.placeValue !== 0),
};

function isUnlisted(word: Word): boolean {
  return !word.isName && !word.isOrdinary && !word.isCompound && (word.is & IS.functionWord) === 0;
}

function isDerivedWord(language: NoteLanguage, { key }: Word): boolean {
  return isDerived(language, key, loadWordLists(language).isOrdinary);
}

function some(test: (word: Word) => boolean): Feature {
  return ({ words }) => flag(words.some(test));
}

function every(test: (word: Word) => boolean): Feature {
  return ({ words }) => flag(words.length > 0 && words.every(test));
}

/** The least or most of what a table has for the words that it knows, by their hashes; `none` without such a word. */
function ofKnown(
  { words }: CandidateFacts,
  valueOf: (hash: number) => number | undefined,
  choose: (a: number, b: number) => number,
  none: number,
): number {
  let chosen: number | undefined;
  for (const { key } of words) {
    const value = valueOf(hashKey(key));
    if (value !== undefined) chosen = chosen === undefined ? value : choose(chosen, value);
  }
  return chosen ?? none;
}
