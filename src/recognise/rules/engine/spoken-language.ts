import type { Note } from "./note.ts";
import { type Token, tokenAt } from "./tokens.ts";
import { IS } from "./word.ts";

/** Tokens back to the verb or the interpreter: "spreekt alleen Dari, Pasjtoe en wat Urdu". */
const MOST_BEFORE = 12;
/** "habla con Aimara", "speaks to German": with whom, not what. */
const WITH: ReadonlySet<string> = new Set("con with to met about over de di del per por".split(" "));

/**
 * "tolk Turks", "speaks Twi and Urdu", "Tamil interpreter": a language behind a verb of speaking or an interpreter, or before one. Somebody whom the
 * dictionary knows by that name ("tolk Frans") may be meant.
 */
export function isSpokenLanguage(note: Note, start: number, end: number): boolean {
  const from = speakingBefore(note, start);
  if (from === undefined && !isBeforeInterpreter(note, end)) return false;
  for (let index = from ?? start; index < end; index++) {
    const token = note.tokens[index] as Token;
    const isSaid = index < start && token.word.shape === "lower";
    if (!isSaid && !mayStandBetween(token) && !note.lexicon.isLanguage(token.word)) return false;
  }
  return true;
}

/** The token index behind the nearest verb of speaking or interpreter before a token, on its line; undefined for none near. */
function speakingBefore({ tokens, lexicon }: Note, start: number): number | undefined {
  const { interpreters, speaking } = lexicon.names;
  if (interpreters === undefined || speaking === undefined) return undefined;
  for (let at = start; at > 0 && at > start - MOST_BEFORE && tokens[at]?.startsLine === false; at--) {
    const { word } = tokens[at - 1] as Token;
    if (word.shape === "other") {
      if (!MARKS.has(word.surface)) return undefined;
    } else if (speaking.has(word.key) || ((word.is & IS.role) !== 0 && interpreters.has(word.key))) return at;
    else if (WITH.has(word.key)) return undefined;
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
