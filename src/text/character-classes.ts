import { foldWord } from "./fold.ts";

/** What a UTF-16 code unit is to a tokeniser. */
export const SPACE = 0;
export const LINE_BREAK = 1;
export const LOWER = 2;
export const UPPER = 3;
/** A letter of a script without case. */
export const CASELESS = 4;
/** A combining mark: part of the word before it. */
export const MARK = 5;
export const DIGIT = 6;
export const OTHER = 7;
/** Half of a surrogate pair: look at the code point. */
export const SURROGATE = 8;

const UNITS = 0x10000;
const FIRST_SURROGATE = 0xd800;
const LAST_SURROGATE = 0xdfff;

/** The class of every code unit. A table, because a regular expression a character costs more than the rest of a tagger. */
export const CHARACTER_CLASS: Uint8Array = buildClasses();

/**
 * The code unit that each folds to (see `foldWord`), 0 for marks, which fold away. The few that fold to two letters keep
 * the first here; {@link FOLDED_TAIL} has the second.
 */
export const FOLDED_UNIT: Uint16Array = new Uint16Array(UNITS);
/** Second letter of what folds to two ("æ" → "ae"). */
export const FOLDED_TAIL: ReadonlyMap<number, number> = buildFolding();

/** The class of the code point that starts at `index`, surrogate pairs included; a lone surrogate is {@link OTHER}. */
export function classAt(text: string, index: number): number {
  const found = CHARACTER_CLASS[text.charCodeAt(index)] as number;
  if (found !== SURROGATE) return found;
  const code = text.codePointAt(index) as number;
  return code < UNITS ? OTHER : classOf(String.fromCodePoint(code));
}

/** Is the code point that starts at `index` a combining mark? False behind the text's end. */
export function isMarkAt(text: string, index: number): boolean {
  if (index >= text.length) return false;
  const kind = CHARACTER_CLASS[text.charCodeAt(index)];
  return kind === MARK || (kind === SURROGATE && classAt(text, index) === MARK);
}

/** Letters of title case, one and a half ("ǅ"), are of the class of capitals from here on. */
const FIRST_TITLE_CASE = 0x1c5;

/** Is the code unit at `index` a capital letter? The few that are one and a half are none. */
export function isCapitalAt(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return CHARACTER_CLASS[unit] === UPPER && (unit < FIRST_TITLE_CASE || /\p{Lu}/u.test(text.charAt(index)));
}

function classOf(character: string): number {
  if (/[\n\r\u2028\u2029]/u.test(character)) return LINE_BREAK;
  if (/\s/u.test(character)) return SPACE;
  if (/\p{Lu}|\p{Lt}/u.test(character)) return UPPER;
  if (/\p{Ll}/u.test(character)) return LOWER;
  if (/\p{L}/u.test(character)) return CASELESS;
  if (/\p{M}/u.test(character)) return MARK;
  if (/\p{N}/u.test(character)) return DIGIT;
  return OTHER;
}

function buildClasses(): Uint8Array {
  const classes = new Uint8Array(UNITS);
  for (let code = 0; code < UNITS; code++) {
    const isSurrogate = code >= FIRST_SURROGATE && code <= LAST_SURROGATE;
    classes[code] = isSurrogate ? SURROGATE : classOf(String.fromCharCode(code));
  }
  return classes;
}

function buildFolding(): Map<number, number> {
  const tails = new Map<number, number>();
  for (let code = 0; code < UNITS; code++) {
    const kind = CHARACTER_CLASS[code];
    if (kind === MARK) continue;
    const isLetter = kind === LOWER || kind === UPPER || kind === CASELESS;
    const folded = isLetter || code === 0x2019 || code === 0x2018 ? foldWord(String.fromCharCode(code)) : "";
    FOLDED_UNIT[code] = folded === "" ? code : folded.charCodeAt(0);
    if (folded.length > 1) tails.set(code, folded.charCodeAt(1));
  }
  return tails;
}
