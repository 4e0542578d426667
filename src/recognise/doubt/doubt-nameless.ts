import { entityAt } from "../../text/entities.ts";
import type { Span } from "../../text/span.ts";
import type { Reading } from "../reading.ts";
import { isUnknown } from "../rules/engine/accepts.ts";
import { followsBed, isBeforeBed } from "../rules/engine/beds.ts";
import { isResult } from "../rules/engine/medicine-here.ts";
import { isCapital, type Note, opensSentence } from "../rules/engine/note.ts";
import { givesScaleName } from "../rules/engine/place-of-scale.ts";
import { readNote } from "../rules/engine/read-note.ts";
import { isOwnSentence } from "../rules/engine/things-here.ts";
import { type Token, tokenAt } from "../rules/engine/tokens.ts";
import { isAge } from "../rules/engine/weigh-lone-name.ts";
import { IS } from "../rules/engine/word.ts";
import { LANGUAGES, type RuleLanguage } from "../rules/languages/languages.ts";
import { countTerms, isTermHere } from "./count-terms.ts";
import { collectEvidence, weighFinding } from "./doubt-findings.ts";
import { isModels } from "./find-lonely.ts";
import type { Habits } from "./habits.ts";
import { isRecord } from "./is-record.ts";
import { NoteHabits } from "./note-habits.ts";
import { ENOUGH, ENOUGH_STEP } from "./points.ts";
import { type FoundName, readFoundName } from "./read-name.ts";
import { isCuedPlace, isTelling, isWeak, ruleOf } from "./weak-rules.ts";

/** Points that a name needs beyond {@link ENOUGH} in a note that tells of nobody. */
interface Demand {
  /** Of several words, or with initials. */
  readonly whole: number;
  /** Alone, in a note of {@link FEWEST_TERMS} and more terms. */
  readonly few: number;
  /** Alone, where at least {@link MORE_TERMS} terms more than names stand. */
  readonly many: number;
  /** Of several words and alone, in a note of {@link MANY_TERMS} and more terms and less than twice as many names. */
  readonly wholeAmongMany?: number;
  readonly aloneAmongMany?: number;
  /** The same in a note of more terms than that and no more names, where the name does not open its line as those do whom a note is about. */
  readonly insideAmongMany?: number;
  /** Listed names in small letters stay: they were weighed, and things have capitals in such a note. */
  readonly sparesSmall: boolean;
  /** Listed names that small letters go on behind stay: "Hannie slaperig", "Gerritsen plukkerig". */
  readonly sparesSubjects?: boolean;
}
const DUTCH: Demand = Object.freeze({
  whole: 2,
  few: 3,
  many: 4.5,
  wholeAmongMany: 5.5,
  aloneAmongMany: 6.5,
  insideAmongMany: 7,
  sparesSmall: false,
  sparesSubjects: true,
});
/** What the generated records, of which the shipped language models learnt, allow. */
const DUTCH_RECORDS: Demand = Object.freeze({
  whole: -Infinity,
  few: -Infinity,
  many: -Infinity,
  wholeAmongMany: 4.5,
  aloneAmongMany: 5.5,
  sparesSmall: false,
  sparesSubjects: true,
});
const DEMANDS: Readonly<Record<RuleLanguage, Demand>> = Object.freeze({
  en: {
    whole: 0,
    few: 1.5,
    many: 3.5,
    wholeAmongMany: 5.5,
    aloneAmongMany: 5.5,
    insideAmongMany: 6.5,
    sparesSmall: true,
  },
  nl: DUTCH,
  es: { whole: 0, few: 0, many: 3, sparesSmall: true },
  it: { whole: 0, few: 1.5, many: 4.2, sparesSmall: true },
});
/** Terms of medicine and daily life, with a capital, that a note holds at least to be one of things. */
const FEWEST_TERMS = 2;
const MORE_TERMS = 2;
const MANY_TERMS = 4;
const SHORTEST_SAID = 3;

/**
 * The names that are left in a note that holds several terms and no person whom a field, a title, a relation, a cue, a verb or a signature
 * tells: "Morse 45, CAM neg. Posey belt off." Names come together, so there each must speak for itself, whoever found it. Notes in small letters or
 * capitals stay as they are. `lean` as of `createCombination`.
 */
export function doubtNameless(
  language: RuleLanguage,
  reading: Reading,
  names: readonly Span[],
  lean = 0,
): readonly Span[] {
  if (names.length === 0) return names;
  const persons = names.filter((span) => entityAt(reading.text, span) === "PERSON");
  if (!persons.every((span) => isModels(span) || isWeak(span) || isGradeInside(reading.text, span))) return names;
  const note = readNote(reading, LANGUAGES[language]);
  if (note.casing !== "mixed") return names;
  const habits = new NoteHabits(language, note, [], names);
  const terms = countTerms(language, reading);
  if (
    terms < FEWEST_TERMS ||
    persons.some((span) => isTold(note, span, habits) || isNamedTwice(note, span, persons, habits))
  )
    return names;
  const least = ENOUGH - ENOUGH_STEP * lean;
  const named = countDistinct(persons);
  const isCrowded = terms >= MANY_TERMS && terms * 4 > named * 3;
  const demand = isRecord(language, reading.tokens.count) ? DUTCH_RECORDS : DEMANDS[language];
  const { whole, few, many, wholeAmongMany = whole } = demand;
  const usual = terms < persons.length + MORE_TERMS ? few : many;
  const { aloneAmongMany = usual, insideAmongMany = aloneAmongMany } = demand;
  const lone = least + (isCrowded ? aloneAmongMany : usual);
  const inside = terms > MANY_TERMS && terms >= named ? least + insideAmongMany : lone;
  const several = least + (isCrowded ? wholeAmongMany : whole);
  const listed = new Set(persons);
  const isKept = (span: Span) => {
    const name = readFoundName(note, span);
    if (!listed.has(span)) return name === undefined || !isThingPlace(note, span, name, habits);
    const isWhole = name !== undefined && name.words.length + name.initials > 1;
    if (demand.sparesSmall && name !== undefined && isSmallName(note, name)) return true;
    if (demand.sparesSubjects === true && name !== undefined && isSubject(note, name, habits)) return true;
    const opens = name === undefined || (note.tokens[name.start] as Token).startsLine;
    return weighFinding(note, span, habits) >= (isWhole ? several : opens ? lone : inside);
  };
  return names.filter(isKept);
}

/** "Elsie bright today. Barthel 9. Elsie to lounge": a word that is no term, found at two places. */
function isNamedTwice(note: Note, span: Span, persons: readonly Span[], habits: Habits): boolean {
  const name = readFoundName(note, span);
  const surface = note.text.slice(span.start, span.end);
  if (name === undefined) return false;
  const isUnlisted = name.words.some((index) => {
    const { word } = note.tokens[index] as Token;
    return isUnknown(word) && !habits.isTerm(word) && !habits.isMedicine(word);
  });
  if (!isUnlisted && !holdsListedName(note, name, habits)) return false;
  return persons.some(({ start, end }) => start > span.end && note.text.slice(start, end) === surface);
}

/**
 * "Hannie slaperig", "Hanie heeft": a listed name, or before a verb an unknown word, that is no term opens a sentence, and a word that is no
 * result, unit or noun of a thing stands behind it.
 */
function isSubject(note: Note, { start, end, words }: FoundName, habits: Habits): boolean {
  const { tokens } = note;
  const [first, next] = [tokens[start] as Token, tokens[end]];
  if (next === undefined || next.startsLine || next.word.shape !== "lower" || !next.spaced) return false;
  if (next.word.surface.length < SHORTEST_SAID || (next.word.is & (IS.eponymNoun | IS.namedNoun)) !== 0) return false;
  if (!opensSentence(note, start) || isResult(note, end, false)) return false;
  const { word } = tokens[words.at(-1) as number] as Token;
  const isListed = word.isSureName;
  const isMisspelt = isUnknown(word) && (next.word.is & (IS.personVerb | IS.thingVerb | IS.beforeVerb)) !== 0;
  if (first.word.shape !== "capital" || !(isListed || isMisspelt)) return false;
  return !word.isEponym && !word.isMedical && !habits.isTerm(word) && !habits.isMedicine(word);
}

/** Names at different places: a rule and a model often find the same. */
function countDistinct(spans: readonly Span[]): number {
  return new Set(spans.map(({ start }) => start)).size;
}

function isSmallName({ tokens }: Note, { words }: FoundName): boolean {
  return words.every((index) => {
    const { shape, isSureName } = (tokens[index] as Token).word;
    return shape === "lower" && isSureName;
  });
}

/** "Barbeau B. Allen ok": a grade or side, a stop and the next sentence, or somebody's middle name. */
function isGradeInside(text: string, span: Span): boolean {
  return ruleOf(span) !== undefined && GRADE_INSIDE.test(text.slice(span.start, span.end));
}

const GRADE_INSIDE = /^\p{Lu}[\p{L}'-]{2,} \p{Lu}\. \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]*)?$/u;

function isTold(note: Note, span: Span, habits: Habits): boolean {
  const name = readFoundName(note, span);
  if (name === undefined) return false;
  const evidence = collectEvidence(note, span, name, habits);
  if (isTelling(evidence)) return true;
  return (evidence.includes("personVerb") || isEntry(note, name)) && holdsListedName(note, name, habits);
}

/** "Jones 81", "Fontana: INR 2.4", "bed 2 Okonkwo", "Cama 6: Pozo": as lists of patients name them. */
function isEntry(note: Note, { start, end, words }: FoundName): boolean {
  const { tokens } = note;
  const next = tokens[end];
  if (followsBed(note, start) || isBeforeBed(note, end) || isAge(tokens, end)) return true;
  if (next === undefined || next.startsLine || words.some((index) => !(tokens[index] as Token).word.isSureName))
    return false;
  return next.word.surface === ":" || OLD_AGE.test(next.word.surface);
}

const OLD_AGE = /^(?:[5-9]\d|10\d)$/;

/** "Toujeo declined", "Donway kept": a verb behind what no list has for a name is as often a participle. */
function holdsListedName({ tokens }: Note, { words }: FoundName, habits: Habits): boolean {
  return words.some((index) => {
    const { word } = tokens[index] as Token;
    // "DAFNE waiting list"
    if (word.shape === "upper") return false;
    if (word.isGiven) return true;
    return word.isName && !word.isEponym && !word.isMedical && !habits.isMedicine(word) && !habits.isTerm(word);
  });
}

/** "Cardiff tables", "Prague noted", "Richmond -2", "Nottingham, Barthel", not "in Leeds now", "Ireland on Saturday", "Leeds.": a thing or a result goes on behind a place that nothing tells. */
function isThingPlace(note: Note, span: Span, { start, end }: FoundName, habits: Habits): boolean {
  const { tokens } = note;
  if (isCuedPlace(span)) return false;
  // "Chiampo fino a pensione": a town of which little is heard.
  if (!habits.isCounted((tokens[start] as Token).word)) return false;
  if (((tokenAt(tokens, start - 1)?.word.is ?? 0) & IS.placeBefore) !== 0) return false;
  const next = tokens[end];
  if (next === undefined || next.startsLine) return false;
  if (isOwnSentence(note, start, end)) return true;
  const after = tokens[end + 1];
  const isListed = after?.startsLine === false && isCapital(after);
  if (next.word.surface === "," && isListed && isTermHere(note, end + 1, habits)) return true;
  if (!next.spaced) return false;
  // "Arzignano 1988-2006"
  if (/^(?:19|20)\d\d$/.test(next.word.surface)) return false;
  if (next.word.shape === "lower") return (next.word.is & IS.functionWord) === 0;
  // "Peru + Bolivia"
  if (isListed && /^[-+]$/.test(next.word.surface)) return false;
  return givesScaleName(note, start, end) && /^(?:[-+]?\d*|\d[a-d]|0?-?I{1,3}[a-d]?[ps]?)$/.test(next.word.surface);
}
