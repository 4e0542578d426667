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
export function isSpokenLanguage({ tokens, lexicon }: Note, start: number, end: number): boolean {
  const { interpreters, speaking } = lexicon.names;
  if (interpreters === undefined || speaking === undefined) return false;
  for (let index = start; index < end; index++) {
    const token = tokens[index] as Token;
    if (!isBetween(token) && !lexicon.isLanguage(token.word)) return false;
  }
  const next = tokens[end];
  if (next?.startsLine === false && interpreters.has(next.word.key)) return true;
  for (let at = start; at > 0 && at > start - MOST_BEFORE && tokens[at]?.startsLine === false; at--) {
    const before = tokenAt(tokens, at - 1);
    if (before === undefined || WITH.has(before.word.key)) return false;
    if (interpreters.has(before.word.key) || speaking.has(before.word.key)) return true;
    const isLanguage = before.word.shape !== "other" && lexicon.isLanguage(before.word);
    if (!isLanguage && !isBetween(before) && before.word.shape !== "lower") return false;
  }
  return false;
}

/** Commas and conjunctions of a list, strokes of a compound. */
function isBetween({ word }: Token): boolean {
  if (word.shape !== "other") return (word.is & IS.functionWord) !== 0 && word.shape === "lower";
  return word.surface === "," || word.surface === "/" || word.surface === "-" || word.surface === "+";
}
