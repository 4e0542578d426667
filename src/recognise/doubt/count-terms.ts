import type { Maker, Reading } from "../reading.ts";
import { isUnknown } from "../rules/engine/accepts.ts";
import { isMedicalHere, isResult } from "../rules/engine/medicine-here.ts";
import type { Note } from "../rules/engine/note.ts";
import { readNote } from "../rules/engine/read-note.ts";
import { namesThing } from "../rules/engine/things-here.ts";
import { type Token, tokenAt } from "../rules/engine/tokens.ts";
import { BEGINS, IS } from "../rules/engine/word.ts";
import { LANGUAGES, type RuleLanguage } from "../rules/languages/languages.ts";
import type { Habits } from "./habits.ts";
import { NoteHabits } from "./note-habits.ts";

/** What counts them in each language: once a text, however many weighings ask. */
const COUNTERS: Readonly<Record<RuleLanguage, Maker<number>>> = {
  nl: (reading) => countIn("nl", reading),
  es: (reading) => countIn("es", reading),
  it: (reading) => countIn("it", reading),
  en: (reading) => countIn("en", reading),
};

/** Terms of medicine and daily life in a note that are written with a capital. */
export function countTerms(language: RuleLanguage, reading: Reading): number {
  return reading.get(COUNTERS[language]);
}

function countIn(language: RuleLanguage, reading: Reading): number {
  const note = readNote(reading, LANGUAGES[language]);
  const habits = new NoteHabits(language, note, [], []);
  let terms = 0;
  for (let index = 0; index < note.tokens.length; index++) {
    const { word, begins } = note.tokens[index] as Token;
    if ((begins & BEGINS.lower) !== 0 || word.shape === "other" || word.shape === "lower") continue;
    if (
      isTermHere(note, index, habits) ||
      isScored(note, index) ||
      isNamedThing(note, index) ||
      endsThingName(note, index)
    )
      terms++;
  }
  return terms;
}

/** A word that is a term, an eponym or a medicine where it stands. */
export function isTermHere(note: Note, index: number, habits: Habits): boolean {
  const { word } = note.tokens[index] as Token;
  return isMedicalHere(note, index) || habits.isTerm(word) || habits.isMedicine(word);
}

/** "Angel Delight", "War Memorial": the last word of a thing's name that is written as a name. */
function endsThingName({ tokens, lexicon }: Note, index: number): boolean {
  if (((tokens[index] as Token).word.is & IS.thingEnd) === 0) return false;
  const length = lexicon.thingNames.lengthBefore(tokens, index + 1);
  return length > 1 && tokenAt(tokens, index + 1 - length)?.word.shape === "capital";
}

/** "Penrose sign", "Bedford splint", not "Kowalczyk catheter": a noun of what is called after somebody behind a capital. */
function isNamedThing(note: Note, index: number): boolean {
  const { word } = note.tokens[index] as Token;
  return word.shape === "capital" && !word.isGiven && !word.isOrdinary && namesThing(note, index + 1);
}

/** "Hendrich 6.", "Lintula 20,", "Pastia neg": what is no word, before a result or a number that is no age. */
function isScored(note: Note, index: number): boolean {
  const { tokens } = note;
  const { word } = tokens[index] as Token;
  if (word.shape !== "capital" || word.isGiven || !(isUnknown(word) || word.isSureName)) return false;
  const before = tokenAt(tokens, index - 1);
  if (before !== undefined && (before.word.is & (IS.title | IS.kin | IS.role)) !== 0) return false;
  const next = tokens[index + 1];
  if (next === undefined || next.startsLine) return false;
  if (/^(?:I{1,3}|IV)[ab]?$/.test(next.word.surface)) return true;
  const isNumber = /^\d{1,2}$/.test(next.word.surface) && Number(next.word.surface) < LEAST_AGE;
  if (!isNumber) return next.word.surface !== ":" && isResult(note, index + 1, false);
  const after = tokens[index + 2];
  return after === undefined || after.startsLine || CLOSING.has(after.word.surface);
}

/** Lists of patients give ages, of which most are higher. */
const LEAST_AGE = 45;
const CLOSING: ReadonlySet<string> = new Set([".", ",", ";", "/"]);
