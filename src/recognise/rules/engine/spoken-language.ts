import type { Note } from "./note.ts";
import { type Token, tokenAt } from "./tokens.ts";
import { BEGINS, IS } from "./word.ts";

/** Tokens back to the verb or the interpreter: "spreekt alleen Dari, Pasjtoe en wat Urdu". */
const MOST_BEFORE = 12;
/** "habla con Aimara", "speaks to German": with whom, not what. */
const WITH: ReadonlySet<string> = new Set("con with to met about over de di del per por".split(" "));

/**
 * "tolk Turks", "speaks Twi and Urdu", "Tamil interpreter": a language behind a verb of speaking or an interpreter, or before one. Somebody whom the
 * dictionary knows by that name ("tolk Frans") may be meant.
 */
export function isSpokenLanguage(note: Note, start: number, end: number): boolean {
  const { tokens, openings } = note;
  if (!openings.hasSpeakers) return false;
  for (let index = start; index < end; index++) if (!mayBeSpoken(tokens[index] as Token)) return false;
  const from = speakingBefore(note, start);
  if (from === undefined) return isBeforeInterpreter(note, end);
  for (let index = from; index < start; index++) {
    const token = tokens[index] as Token;
    if (token.word.shape !== "lower" && !mayBeSpoken(token)) return false;
  }
  return true;
}

/** A language, or what stands between two. */
function mayBeSpoken(token: Token): boolean {
  return mayStandBetween(token) || token.word.isLanguage;
}

/** The token index behind the nearest verb of speaking or interpreter before a token, on its line; undefined for none near. */
function speakingBefore({ tokens }: Note, start: number): number | undefined {
  for (let at = start; at > 0 && at > start - MOST_BEFORE && tokens[at]?.startsLine === false; at--) {
    const { begins, word } = tokens[at - 1] as Token;
    if ((begins & BEGINS.speaks) !== 0) return at;
    if (word.shape === "other" ? !MARKS.has(word.surface) : WITH.has(word.key)) return undefined;
  }
  return undefined;
}

function isBeforeInterpreter({ tokens, lexicon }: Note, end: number): boolean {
  const next = tokenAt(tokens, end);
  if (next === undefined || next.startsLine || (next.word.is & IS.role) === 0) return false;
  return lexicon.names.interpreters?.has(next.word.key) === true;
}

/** Commas and conjunctions of a list, strokes of a compound. */
function mayStandBetween({ word }: Token): boolean {
  if (word.shape === "other") return MARKS.has(word.surface);
  return word.shape === "lower" && (word.is & IS.functionWord) !== 0;
}

const MARKS: ReadonlySet<string> = new Set([",", "/", "-", "+", ":"]);
