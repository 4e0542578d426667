import { entityAt } from "../../text/entities.ts";
import type { Span } from "../../text/span.ts";
import { firstTokenBehind, type Note } from "../rules/engine/note.ts";
import { type Token, tokenAt } from "../rules/engine/tokens.ts";
import { isAge } from "../rules/engine/weigh-lone-name.ts";
import { IS } from "../rules/engine/word.ts";
import type { Habits } from "./habits.ts";
import { LINE_LETTERS } from "./note-habits.ts";

/** True for letters, digits and particles alone that are nobody's initials, where a model took them for a name: lists cannot tell. */
export function isNobodysLetters(note: Note, span: Span, habits: Habits): boolean {
  const first = firstTokenBehind(note.tokens, span.start);
  return (
    isParticleAlone(note, span, habits) ||
    isAbbreviatedHere(note, span, habits) ||
    isDegree(note, span) ||
    opensLetteredLine(note, first, habits)
  );
}

/** "E decomp": an initial that is the letter of a line. */
export function opensLetteredLine({ tokens }: Note, index: number, habits: Habits): boolean {
  const first = tokens[index];
  return first?.startsLine === true && LINE_LETTERS.has(first.word.surface) && habits.hasLetteredLines;
}

/** "10x10 foam from van": a particle in small letters, and nothing else. */
function isParticleAlone({ text, casing }: Note, { start, end }: Span, habits: Habits): boolean {
  return casing === "mixed" && !habits.isRecord && /^\p{Ll}{2,}$/u.test(text.slice(start, end));
}

/** "2.1°C." */
function isDegree({ text }: Note, { start }: Span): boolean {
  return text[start] === "°" || (start > 0 && text[start - 1] === "°");
}

/** What stands before a date of birth (date of birth, data di nascita, fecha de nacimiento), without its points. */
const BORN: ReadonlySet<string> = new Set(["dn", "dob", "fn", "gd", "gebd"]);

/**
 * "D.N. 12/03/1940", "T. 36,8", "CXR N.", "K10": an abbreviation of birth, a letter that is nobody's, letters with digits. "A.A. 16:35" signs, and as
 * a place "E-28006" is a postcode.
 */
function isAbbreviatedHere(note: Note, span: Span, habits: Habits): boolean {
  const { tokens } = note;
  const { start, end } = span;
  const first = firstTokenBehind(tokens, start);
  let after = first;
  while (after < tokens.length && (tokens[after] as Token).start < end) after++;
  if (tokens[after]?.word.surface === ".") after++;
  const written = note.text.slice(start, end);
  const isJudged = !habits.isRecord && entityAt(note.text, span) === "PERSON";
  if (isJudged && /\d/.test(written)) return true;
  const letters = written.replace(/\P{L}/gu, "").toLowerCase();
  if (isJudged && isDottedAbbreviation(note, { first, after, letters }, habits)) return true;
  const isLetter = letters.length === 1;
  const next = tokens[after]?.startsLine === false ? tokens[after] : undefined;
  const code = next?.word.surface.charCodeAt(0) ?? 0;
  if (code >= 0x30 && code <= 0x39) return BORN.has(letters) || (isLetter && tokens[after + 1]?.word.surface !== ":");
  if (!isLetter || (!isJudged && next?.word.shape !== "lower")) return false;
  return !isSomebodysLetter(note, { first, after, letters }, habits);
}

/**
 * "P.S. affollato", "T.A. 120/80", "seen by G.P.": dotted letters that abbreviate a ward, a measure or a profession; behind who somebody is, before an
 * age or what somebody does, and where a rule found somebody of these initials, they are initials.
 */
function isDottedAbbreviation(note: Note, at: FoundLetters, habits: Habits): boolean {
  const { tokens, lexicon } = note;
  const { first, after, letters } = at;
  if (letters.length < 2 || tokens[first + 1]?.word.surface !== ".") return false;
  const written = letters.toUpperCase();
  const { is } = lexicon.word(written);
  if ((is & IS.role) !== 0) return true;
  if ((is & (IS.noSignature | IS.stop)) === 0 && !habits.isAbbreviation(letters)) return false;
  if (habits.isKnownInitials(written)) return false;
  const before = (tokens[first] as Token).startsLine ? 0 : (tokenAt(tokens, first - 1)?.word.is ?? 0);
  if ((before & (IS.title | IS.kin | IS.role)) !== 0) return false;
  if ((before & IS.cueEnd) !== 0 && lexicon.cues.lengthBefore(tokens, first) > 0) return false;
  if (letters.length > 2) return true;
  const next = tokens[after]?.startsLine === false ? tokens[after] : undefined;
  // Where two letters are seldom dotted but in names, a figure must follow: "B.P. 120/80".
  if (lexicon.names.isRomance !== true && !/^\d/.test(next?.word.surface ?? "")) return false;
  return next === undefined || ((next.word.is & (IS.personVerb | IS.thingVerb)) === 0 && !isAge(tokens, after));
}

interface FoundLetters {
  /** Token indices: its first letter, and what stands behind its last stop. */
  readonly first: number;
  readonly after: number;
  /** In small letters, without stops. */
  readonly letters: string;
}

/** A letter behind who somebody is or a surname's comma, beside another person, before what somebody does; or half of "J.S." */
function isSomebodysLetter({ tokens }: Note, { first, after }: FoundLetters, habits: Habits): boolean {
  const next = tokens[after]?.startsLine === false ? tokens[after] : undefined;
  if (next?.spaced === false && next.word.isInitial) return true;
  if (((next?.word.is ?? 0) & (IS.personVerb | IS.thingVerb)) !== 0) return true;
  // "S ancora interdentale"
  const verb = ((next?.word.is ?? 0) & IS.beforeVerb) === 0 ? undefined : tokens[after + 1];
  if (verb?.startsLine === false && (verb.word.is & (IS.personVerb | IS.thingVerb)) !== 0) return true;
  const before = (tokens[first] as Token).startsLine ? undefined : tokenAt(tokens, first - 1)?.word;
  if (((before?.is ?? 0) & (IS.title | IS.kin | IS.role | IS.cueEnd | IS.weakCue)) !== 0) return true;
  if (habits.isConjunction(before?.key ?? "") || habits.isConjunction(next?.word.key ?? "")) return true;
  const surname = before?.surface === "," ? tokenAt(tokens, first - 2)?.word : undefined;
  return surname?.isName === true && surname.shape !== "lower";
}
