import type { Note } from "../rules/engine/note.ts";
import { isClosedAt, type Token, tokenAt } from "../rules/engine/tokens.ts";
import type { Habits } from "./habits.ts";
import type { FoundName } from "./read-name.ts";
import { isUnknown } from "../rules/engine/accepts.ts";
import { IS } from "../rules/engine/word.ts";

/** What parts the members of a list: "Depixol, Clopixol. Modecate / Zyprexa". */
const MARKS: ReadonlySet<string> = new Set([",", ".", ";", "/", "+", "&"]);
/** A dose, a grade or a result between a member and the mark behind it: tokens, and letters of each. */
const MOST_BETWEEN = 2;
const LONGEST_BETWEEN = 4;

/** Does a lone word stand in a list of medicines, scales, signs or devices: between two of them, or last behind one if no list has it? */
export function isInMedicalList(note: Note, name: FoundName, habits: Habits): boolean {
  const { tokens } = note;
  const [only] = name.words;
  if (only === undefined || name.words.length > 1 || name.initials > 0) return false;
  const { word } = tokens[only] as Token;
  if (word.isGiven || word.shape === "lower" || !isTermBefore(note, name.start, habits)) return false;
  if (isTermBehind(note, name.end, habits)) return true;
  return isUnknown(word) && isClosedAt(note.tokens, name.end);
}

function isTermBefore({ tokens }: Note, start: number, habits: Habits): boolean {
  if (tokens[start]?.startsLine !== false || !MARKS.has(tokenAt(tokens, start - 1)?.word.surface ?? "")) return false;
  for (let at = start - 2; at >= 0 && at >= start - 2 - MOST_BETWEEN; at--) {
    if (isListedTerm(tokens[at] as Token, habits)) return true;
    if ((tokens[at + 1] as Token).startsLine || !isBetween(tokens[at] as Token)) return false;
  }
  return false;
}

function isTermBehind({ tokens }: Note, end: number, habits: Habits): boolean {
  for (let at = end; at < tokens.length && at <= end + MOST_BETWEEN; at++) {
    const token = tokens[at] as Token;
    if (token.startsLine) return false;
    if (MARKS.has(token.word.surface)) {
      const next = tokens[at + 1];
      return next !== undefined && !next.startsLine && isListedTerm(next, habits);
    }
    if (!isBetween(token)) return false;
  }
  return false;
}

function isBetween({ word }: Token): boolean {
  return word.shape === "other" || (word.surface.length <= LONGEST_BETWEEN && word.shape !== "capital");
}

/** A medicine in any case; another term with a capital: "bed" and "late" are words of notes too. */
function isListedTerm({ word }: Token, habits: Habits): boolean {
  if (habits.isMedicine(word) && !word.isGiven) return true;
  if (word.shape === "lower" || word.isGiven || (word.is & IS.usualSurname) !== 0) return false;
  return word.isEponym || word.isMedical || habits.isTerm(word);
}
