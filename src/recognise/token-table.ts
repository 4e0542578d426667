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
  SPACE,
  SURROGATE,
  UPPER,
} from "../text/character-classes.ts";

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
  const columns = new Columns(Math.max(64, text.length >> 2));
  let position = 0;
  let isSpaced = 1;
  let isLineOpen = false;
  while (position < text.length) {
    let kind = CHARACTER_CLASS[text.charCodeAt(position)] as number;
    if (kind === SPACE || kind === LINE_BREAK) {
      if (kind === LINE_BREAK) isLineOpen = false;
      isSpaced = 1;
      position++;
      continue;
    }
    if (!isLineOpen) columns.openLine();
    isLineOpen = true;
    if (kind === SURROGATE) kind = classAt(text, position);
    position = columns.add(text, position, kind, isSpaced);
    isSpaced = 0;
  }
  return columns.finish();
}

/** Columns are cut from stretches of memory of so many numbers: asking for each anew takes longer than filling it. */
const STRETCH = 1 << 16;
let stretch: Int32Array = new Int32Array(STRETCH);
let used = 0;

/** So many zeros. */
function cutColumn(length: number): Int32Array {
  if (length > STRETCH >> 2) return new Int32Array(length);
  if (used + length > STRETCH) {
    stretch = new Int32Array(STRETCH);
    used = 0;
  }
  used += length;
  return stretch.subarray(used - length, used);
}

/** Growing columns of a token table. */
class Columns {
  private capacity: number;
  private count = 0;
  private lines = 0;
  private start: Int32Array;
  private end: Int32Array;
  private word: Int32Array;
  private surface: Int32Array;
  private check: Int32Array;
  private shape: Int32Array;
  private spaced: Uint8Array;
  private lineStart: Int32Array = cutColumn(16);

  constructor(capacity: number) {
    this.capacity = capacity;
    this.start = cutColumn(capacity);
    this.end = cutColumn(capacity);
    this.word = cutColumn(capacity);
    this.surface = cutColumn(capacity);
    this.check = cutColumn(capacity);
    this.shape = cutColumn(capacity);
    this.spaced = new Uint8Array(capacity);
  }

  openLine(): void {
    if (this.lines + 1 >= this.lineStart.length) this.lineStart = grown(this.lineStart);
    this.lineStart[this.lines++] = this.count;
  }

  /** Adds the token that starts at `from`; returns where it ends. */
  add(text: string, from: number, kind: number, isSpaced: number): number {
    if (this.count === this.capacity) this.grow();
    const isWord = kind === LOWER || kind === UPPER || kind === CASELESS;
    let position = from;
    let word = WORD_SEED;
    let surface = SURFACE_SEED;
    let check = CHECK_SEED;
    let uppers = 0;
    let lowers = 0;
    let next = kind;
    for (;;) {
      const unit = text.charCodeAt(position);
      surface = mix(surface, unit);
      check = mix(check, unit ^ 0x5555);
      const folded = FOLDED_UNIT[unit] as number;
      if (folded !== 0) {
        word = mix(word, folded);
        const tail = folded !== unit && unit > LAST_ASCII ? FOLDED_TAIL.get(unit) : undefined;
        if (tail !== undefined) word = mix(word, tail);
      }
      if (next === UPPER) uppers++;
      else if (next === LOWER) lowers++;
      position++;
      if (CHARACTER_CLASS[unit] === SURROGATE && (unit & 0xfc00) === 0xd800 && isLow(text, position)) {
        const low = text.charCodeAt(position++);
        surface = mix(surface, low);
        check = mix(check, low ^ 0x5555);
        word = mix(word, low);
      }
      if (position >= text.length) break;
      next = CHARACTER_CLASS[text.charCodeAt(position)] as number;
      if (next === SURROGATE) next = classAt(text, position);
      const isMore = isWord
        ? next === LOWER || next === UPPER || next === CASELESS || next === MARK
        : next === MARK || (kind === DIGIT && next === DIGIT);
      if (!isMore) break;
    }
    const index = this.count++;
    this.start[index] = from;
    this.end[index] = position;
    this.word[index] = finish(word);
    this.surface[index] = finish(surface);
    this.check[index] = finish(check);
    this.shape[index] = shapeOf(text, from, position, kind, uppers, lowers);
    this.spaced[index] = isSpaced;
    return position;
  }

  finish(): TokenTable {
    if (this.lines + 1 >= this.lineStart.length) this.lineStart = grown(this.lineStart);
    this.lineStart[this.lines] = this.count;
    const { count, start, end, word, surface, check, shape, spaced, lineStart, lines } = this;
    return { count, start, end, word, surface, check, shape, spaced, lineStart, lines };
  }

  private grow(): void {
    this.capacity *= 2;
    this.start = grown(this.start);
    this.end = grown(this.end);
    this.word = grown(this.word);
    this.surface = grown(this.surface);
    this.check = grown(this.check);
    this.shape = grown(this.shape);
    const spaced = new Uint8Array(this.capacity);
    spaced.set(this.spaced);
    this.spaced = spaced;
  }
}

function grown(column: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(column.length * 2);
  larger.set(column);
  return larger;
}

function isLow(text: string, index: number): boolean {
  return index < text.length && (text.charCodeAt(index) & 0xfc00) === 0xdc00;
}

/** The shape of a token: which case, how many digits, which other character. */
function shapeOf(text: string, start: number, end: number, kind: number, uppers: number, lowers: number): number {
  if (kind === DIGIT) return SHAPE_DIGITS + Math.min(end - start, LONGEST_DIGITS);
  if (kind === OTHER || kind === MARK) return SHAPE_OTHER + (text.codePointAt(start) as number);
  if (uppers === 0) return lowers === 0 ? SHAPE_CASELESS : SHAPE_LOWER;
  if (lowers === 0) return uppers === 1 ? SHAPE_INITIAL : SHAPE_UPPER;
  return uppers === 1 && kind === UPPER ? SHAPE_TITLE : SHAPE_MIXED;
}
