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

/**
 * What each class of code units is, from the last that {@link classOf} asks about to the first. Whole runs are matched: a question a code unit took a tenth
 * of a second at every start.
 */
const RUNS: readonly (readonly [kind: number, run: RegExp])[] = [
  [DIGIT, /\p{N}+/gu],
  [MARK, /\p{M}+/gu],
  [CASELESS, /\p{L}+/gu],
  [LOWER, /\p{Ll}+/gu],
  [UPPER, /[\p{Lu}\p{Lt}]+/gu],
  [SPACE, /\s+/gu],
  [LINE_BREAK, /[\n\r\u2028\u2029]+/gu],
];

/** Apostrophes as they are printed. */
const LEFT_QUOTE = 0x2018;
const RIGHT_QUOTE = 0x2019;

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
  const classes = new Uint8Array(UNITS).fill(OTHER);
  classes.fill(SURROGATE, FIRST_SURROGATE, LAST_SURROGATE + 1);
  const units = new Uint16Array(UNITS);
  for (let code = 0; code < UNITS; code++) units[code] = code;
  for (const [from, end] of [
    [0, FIRST_SURROGATE],
    [LAST_SURROGATE + 1, UNITS],
  ] as const) {
    const text = textOf(units.subarray(from, end));
    for (const [kind, run] of RUNS)
      for (const { 0: matched, index } of text.matchAll(run))
        classes.fill(kind, from + index, from + index + matched.length);
  }
  return classes;
}

/** All at once: what parts two code units is no letter and no mark, so that each folds as a word of its own. */
function buildFolding(): Map<number, number> {
  const letters = new Uint16Array(2 * UNITS);
  let count = 0;
  for (let code = 0; code < UNITS; code++) {
    const kind = CHARACTER_CLASS[code] as number;
    FOLDED_UNIT[code] = kind === MARK ? 0 : code;
    if ((kind < LOWER || kind > CASELESS) && code !== LEFT_QUOTE && code !== RIGHT_QUOTE) continue;
    letters[count] = code;
    count += 2;
  }
  const folded = foldWord(textOf(letters.subarray(0, count)));
  const tails = new Map<number, number>();
  let at = 0;
  for (let letter = 0; letter < count; letter += 2, at++) {
    const from = at;
    while (folded.charCodeAt(at) !== 0) at++;
    if (at === from) continue;
    const code = letters[letter] as number;
    FOLDED_UNIT[code] = folded.charCodeAt(from);
    if (at > from + 1) tails.set(code, folded.charCodeAt(from + 1));
  }
  return tails;
}

function textOf(units: Uint16Array): string {
  return new TextDecoder("utf-16le", { ignoreBOM: true }).decode(units);
}
