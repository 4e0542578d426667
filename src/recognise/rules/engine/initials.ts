import type { Note } from "./note.ts";
import { countParticles, follows } from "./particles.ts";
import { isMark, type Token, tokenAt } from "./tokens.ts";
import { IS, type Word } from "./word.ts";

/** Initials before a name. */
export interface Initials {
  /** How many have a full stop, and how many letters stand without one. */
  readonly dotted: number;
  readonly undotted: number;
  /** The token index behind them. */
  readonly end: number;
}

/** A longer row is no name, and would be read again from each of its letters. */
const MOST_INITIALS = 8;

/** "J.M.", "J. M.", "Th.", "J.-P.", "J-P.", "M.ª", or "J", "JM" straight before a capital or a particle. */
export function readInitials(note: Note, start: number): Initials {
  const { tokens } = note;
  const opener = tokens[start];
  if (opener === undefined || (opener.word.shape === "lower" && !isInitialHere(note, opener)))
    return { dotted: 0, undotted: 0, end: start };
  let at = start;
  let dotted = 0;
  while (dotted < MOST_INITIALS) {
    const letter = dotted > 0 && tokens[at]?.word.surface === "-" ? at + 1 : at;
    const token = tokens[letter];
    const stop = tokens[letter + 1];
    if (token === undefined || stop === undefined || !(isInitialHere(note, token) || isPair(token))) break;
    if (!isMark(stop, ".") || stop.spaced || (letter > start && token.startsLine)) break;
    dotted++;
    at = letter + 2;
    // "M.ª José"
    const ending = tokens[at];
    if (ending !== undefined && !ending.spaced && (ending.word.surface === "ª" || ending.word.surface === "a")) at++;
  }
  if (dotted > 0) return { dotted, undotted: 0, end: at };
  const next = tokens[start + 1];
  const isLetters = opener.word.isInitial || (opener.word.shape === "upper" && opener.word.surface.length <= 3);
  if (!isLetters || abbreviates(note, start) || next === undefined) return { dotted: 0, undotted: 0, end: start };
  if (!follows(tokens, start + 1) || !next.spaced) return { dotted: 0, undotted: 0, end: start };
  const opensSurname =
    (next.word.shape === "capital" && next.word.surface.length > 1) || countParticles(note, start + 1, true) > 0;
  const undotted = opensSurname ? opener.word.surface.length : 0;
  return { dotted: 0, undotted, end: opensSurname ? start + 1 : start };
}

function abbreviates({ tokens, casing }: Note, index: number): boolean {
  const { word, startsLine } = tokens[index] as Token;
  if (casing === "upper" && word.surface.length > 1) return true;
  // "1234 AB Utrecht"
  const before = startsLine ? "" : (tokenAt(tokens, index - 1)?.word.surface ?? "");
  if (word.surface.length === 2 && before.length === 4 && before >= "1000" && before <= "9999") return true;
  if ((word.is & (IS.noSignature | IS.role | IS.title | IS.stop)) !== 0) return true;
  // "WZC Ter Linde"
  if (word.surface.length > 2 && (word.is & IS.siteBefore) !== 0) return true;
  return (
    (word.surface.length > 1 && word.isMedical) ||
    (word.surface.length > 2 && word.isOrdinary) ||
    (word.is & IS.functionWord) !== 0
  );
}

/** "A-M." */
function isPair({ word }: Token): boolean {
  return word.surface.length === 3 && PAIR.test(word.surface);
}

const PAIR = /^\p{Lu}-\p{Lu}$/u;

/** A capital, or in a note of small letters any letter: "j.m. de boer". */
export function isInitialHere({ casing }: Note, { word }: Token): boolean {
  return word.isInitial || (casing === "lower" && word.surface.length === 1 && word.shape === "lower");
}

/** "A.B.": the index after initials with stops; `start` where there are fewer than two, or more than a name has. */
export function readDottedInitials(tokens: readonly Token[], start: number): number {
  let at = start;
  while (
    tokens[at]?.word.isInitial === true &&
    isMark(tokens[at + 1], ".") &&
    (at === start || !tokens[at]?.startsLine)
  ) {
    at += 2;
    if (at - start > 2 * MOST_INITIALS) return start;
  }
  return at - start >= 4 ? at : start;
}

/** The letters of a dotted row before `end`, from its first on though `letter` stands within it: "ICU" for the "C" of "I.C.U.". */
export function lettersOfRow(tokens: readonly Token[], letter: number, end: number): string {
  let first = letter;
  while (tokens[first]?.spaced === false && isMark(tokenAt(tokens, first - 1), ".")) {
    if (tokenAt(tokens, first - 2)?.word.isInitial !== true) break;
    first -= 2;
  }
  const letters = tokens.slice(first, end).filter(({ word }) => word.isInitial);
  return letters.map(({ word }) => word.surface.toUpperCase()).join("");
}

/** "AB", "JdV", "RMcA": initials that sign. */
export function isSignature(token: Token): boolean {
  const { word } = token;
  if (word.surface.length < 2 || word.surface.length > 5 || (word.is & IS.noSignature) !== 0) return false;
  return SIGNATURE.test(word.surface);
}

const SIGNATURE = /^\p{Lu}(?:\p{Lu}{1,2}|(?:v|vd|vdr|d|e|l|Mc|Mac)\p{Lu})$/u;

/** A ward, team, illness or test, not who signs: alone no person's initials. */
export function isNoInitials({ lexicon }: Note, { is, key }: Word): boolean {
  return (is & IS.noSignature) !== 0 || lexicon.names.noInitials?.has(key) === true;
}
