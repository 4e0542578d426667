import { growColumn } from "../base/grow-column.ts";
import {
  CASELESS,
  CHARACTER_CLASS,
  classAt,
  DIGIT,
  FOLDED_TAIL,
  FOLDED_UNIT,
  LINE_BREAK,
  LOWER,
  MARK,
  OTHER,
  SURROGATE,
  UPPER,
} from "../text/character-classes.ts";
import { unitsOf } from "../text/text-units.ts";
import { cutBytes, cutColumn } from "./cut-columns.ts";

/**
 * The tokens of one document as columns, so that a pass over them allocates nothing a token. Token `i` is
 * `text.slice(start[i], end[i])`: a run of letters with their marks, a run of digits, or one other code point. The tokens
 * of line `l` are `lineStart[l]` to `lineStart[l + 1]`; lines without tokens have no entry.
 */
export interface TokenTable {
  readonly count: number;
  /** UTF-16 code units. */
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** Hash of the folded token (see `foldWord`). */
  readonly word: Int32Array;
  /** Two independent hashes of the token as it is written: together they identify it. */
  readonly surface: Int32Array;
  readonly check: Int32Array;
  /** See {@link shapeOf}. */
  readonly shape: Int32Array;
  /** 1 where white space or a line's start stands before the token. */
  readonly spaced: Uint8Array;
  readonly lineStart: Int32Array;
  readonly lines: number;
}

/** Shapes of letter runs; digits are `SHAPE_DIGITS + length`, other characters `SHAPE_OTHER + code point`. */
export const SHAPE_LOWER = 1;
export const SHAPE_TITLE = 2;
export const SHAPE_UPPER = 3;
export const SHAPE_INITIAL = 4;
export const SHAPE_MIXED = 5;
export const SHAPE_CASELESS = 6;
export const SHAPE_DIGITS = 16;
export const SHAPE_OTHER = 64;
const LONGEST_DIGITS = 15;
/** Letters up to here fold to one each. */
const LAST_ASCII = 0x7f;

/** Whether a shape is that of a word with a capital. */
export function isCapitalised(shape: number): boolean {
  return shape >= SHAPE_TITLE && shape <= SHAPE_MIXED;
}

/** One step of a hash over 32-bit values (the mixing step of MurmurHash3, A. Appleby, public domain). */
export function mix(hash: number, value: number): number {
  let k = Math.imul(value, 0xcc9e2d51);
  k = (k << 15) | (k >>> 17);
  hash ^= Math.imul(k, 0x1b873593);
  hash = (hash << 13) | (hash >>> 19);
  return (Math.imul(hash, 5) + 0xe6546b64) | 0;
}

/** Last step: every bit of the input reaches every bit of the result (MurmurHash3's finaliser). */
export function finish(hash: number): number {
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

const WORD_SEED = 0x3c6ef372;
const SURFACE_SEED = 0x1f83d9ab;
const CHECK_SEED = 0x5be0cd19;

/** Hash of a folded word: what `word` holds for a token that folds to it. */
export function hashKey(folded: string): number {
  let hash = WORD_SEED;
  for (let i = 0; i < folded.length; i++) hash = mix(hash, folded.charCodeAt(i));
  return finish(hash);
}

/** Reads a text's tokens in one pass. */
export function readTokenTable(text: string): TokenTable {
  const { length } = text;
  const units = unitsOf(text);
  const columns = new Columns(Math.min(length, Math.max(64, length >> 2)));
  let count = 0;
  let isSpaced = 1;
  let isLineOpen = false;
  for (let position = 0; position < length;) {
    let unit = units[position] as number;
    let kind = CHARACTER_CLASS[unit] as number;
    if (kind <= LINE_BREAK) {
      if (kind === LINE_BREAK) isLineOpen = false;
      isSpaced = 1;
      position++;
      continue;
    }
    if (!isLineOpen) columns.openLine(count);
    isLineOpen = true;
    if (kind === SURROGATE) kind = classAt(text, position);
    const from = position;
    const first = kind;
    const isWord = kind >= LOWER && kind <= CASELESS;
    let wordHash = WORD_SEED;
    let surfaceHash = SURFACE_SEED;
    let checkHash = CHECK_SEED;
    let uppers = 0;
    let lowers = 0;
    // The space behind the last unit ends the last token.
    for (;;) {
      surfaceHash = mix(surfaceHash, unit);
      checkHash = mix(checkHash, unit ^ 0x5555);
      const folded = FOLDED_UNIT[unit] as number;
      if (folded !== 0) wordHash = mix(wordHash, folded);
      if (kind === UPPER) uppers++;
      else if (kind === LOWER) lowers++;
      position++;
      if (unit > LAST_ASCII) {
        const tail = folded === unit ? undefined : FOLDED_TAIL.get(unit);
        if (tail !== undefined) wordHash = mix(wordHash, tail);
        const low = units[position] as number;
        if ((unit & 0xfc00) === 0xd800 && (low & 0xfc00) === 0xdc00) {
          surfaceHash = mix(surfaceHash, low);
          checkHash = mix(checkHash, low ^ 0x5555);
          wordHash = mix(wordHash, low);
          position++;
        }
      }
      unit = units[position] as number;
      kind = CHARACTER_CLASS[unit] as number;
      if (kind === SURROGATE) kind = classAt(text, position);
      const isMore = isWord ? kind >= LOWER && kind <= MARK : kind === MARK || (kind === DIGIT && first === DIGIT);
      if (!isMore) break;
    }
    if (count === columns.start.length) columns.grow();
    columns.hash(count, finish(wordHash), finish(surfaceHash), finish(checkHash));
    columns.place(count++, from, position, shapeOf(text, from, position, first, uppers, lowers), isSpaced);
    isSpaced = 0;
  }
  return columns.close(count);
}

/** Growing columns of a token table. */
class Columns {
  start: Int32Array;
  end: Int32Array;
  word: Int32Array;
  surface: Int32Array;
  check: Int32Array;
  shape: Int32Array;
  spaced: Uint8Array;
  private lines = 0;
  private lineStart: Int32Array = cutColumn(16);

  constructor(capacity: number) {
    this.start = cutColumn(capacity);
    this.end = cutColumn(capacity);
    this.word = cutColumn(capacity);
    this.surface = cutColumn(capacity);
    this.check = cutColumn(capacity);
    this.shape = cutColumn(capacity);
    this.spaced = cutBytes(capacity);
  }

  /** A line begins with token `first`. */
  openLine(first: number): void {
    if (this.lines + 1 >= this.lineStart.length) this.lineStart = growColumn(this.lineStart);
    this.lineStart[this.lines++] = first;
  }

  hash(index: number, word: number, surface: number, check: number): void {
    this.word[index] = word;
    this.surface[index] = surface;
    this.check[index] = check;
  }

  place(index: number, start: number, end: number, shape: number, isSpaced: number): void {
    this.start[index] = start;
    this.end[index] = end;
    this.shape[index] = shape;
    this.spaced[index] = isSpaced;
  }

  grow(): void {
    this.start = growColumn(this.start);
    this.end = growColumn(this.end);
    this.word = growColumn(this.word);
    this.surface = growColumn(this.surface);
    this.check = growColumn(this.check);
    this.shape = growColumn(this.shape);
    const spaced = new Uint8Array(this.start.length);
    spaced.set(this.spaced);
    this.spaced = spaced;
  }

  /** The table of the first `count` tokens. */
  close(count: number): TokenTable {
    if (this.lines + 1 >= this.lineStart.length) this.lineStart = growColumn(this.lineStart);
    this.lineStart[this.lines] = count;
    const { start, end, word, surface, check, shape, spaced, lineStart, lines } = this;
    return { count, start, end, word, surface, check, shape, spaced, lineStart, lines };
  }
}

/** The shape of a token: which case, how many digits, which other character. */
function shapeOf(text: string, start: number, end: number, kind: number, uppers: number, lowers: number): number {
  if (kind === DIGIT) return SHAPE_DIGITS + Math.min(end - start, LONGEST_DIGITS);
  if (kind === OTHER || kind === MARK) return SHAPE_OTHER + (text.codePointAt(start) as number);
  if (uppers === 0) return lowers === 0 ? SHAPE_CASELESS : SHAPE_LOWER;
  if (lowers === 0) return uppers === 1 ? SHAPE_INITIAL : SHAPE_UPPER;
  return uppers === 1 && kind === UPPER ? SHAPE_TITLE : SHAPE_MIXED;
}
