import {
  finish,
  isCapitalised,
  mix,
  SHAPE_DIGITS,
  SHAPE_INITIAL,
  SHAPE_LOWER,
  SHAPE_OTHER,
  SHAPE_TITLE,
  type TokenTable,
} from "../token-table.ts";

/** Hash that stands for the line's edge. */
const EDGE = 0x1234567;
const CHUNK_SEED = 0x51ed270b;
/** Longest chain of capitalised words that is looked along, and longest chunk between white space, in tokens. */
const LONGEST_CHAIN = 6;
const LONGEST_CHUNK = 40;
/** Longest word in small letters inside a name ("de", "la", "van"), in code units. */
const LONGEST_PARTICLE = 3;
/** Farther than this from a sentence's start is all the same. */
const FAR = 4;
/** What a sentence may begin after: also what a list's items begin with. */
const STARTS = flagsOf(".!?:;-–•*>");

/** 1 at the shapes of some marks. */
function flagsOf(marks: string): Uint8Array {
  const shapes = Array.from(marks, (mark) => SHAPE_OTHER + (mark.codePointAt(0) as number));
  const flags = new Uint8Array(Math.max(...shapes) + 1);
  for (const shape of shapes) flags[shape] = 1;
  return flags;
}

/** Hashes the kinds of characters between white space ("12/03/2016" is digits, slash, digits, slash, digits). */
export function readChunks(tokens: TokenTable, first: number, end: number, chunk: Int32Array): void {
  for (let from = first; from < end;) {
    let to = from + 1;
    while (to < end && tokens.spaced[to] === 0 && to - from < LONGEST_CHUNK) to++;
    // Punctuation at the end belongs to the sentence.
    let cut = to;
    while (cut > from + 1 && (tokens.shape[cut - 1] as number) >= SHAPE_OTHER) cut--;
    let hash = CHUNK_SEED;
    let last = -1;
    for (let i = from; i < cut; i++) {
      const symbol = symbolOf(tokens.shape[i] as number);
      if (symbol !== last) hash = mix(hash, symbol);
      last = symbol;
    }
    chunk.fill(cut - from === 1 ? 0 : finish(hash), from, to);
    from = to;
  }
}

function symbolOf(shape: number): number {
  if (shape >= SHAPE_OTHER) return shape;
  if (shape >= SHAPE_DIGITS) return SHAPE_DIGITS;
  return shape === SHAPE_INITIAL ? SHAPE_TITLE : shape;
}

/** Hash of the two words before the chain of capitalised words that a capitalised token is in, a title for one; `first` begins its line. */
export function hashBeforeChain(tokens: TokenTable, index: number, first: number): number {
  let from = index;
  while (from > first && index - from < LONGEST_CHAIN && isLink(tokens, from - 1, first)) from--;
  if (from === first) return EDGE;
  return finish(mix(tokens.word[from - 1] as number, from === first + 1 ? 0 : (tokens.word[from - 2] as number)));
}

/** Hash of the word behind that chain, a verb for one; `end` ends its line. */
export function hashAfterChain(tokens: TokenTable, index: number, end: number): number {
  let to = index + 1;
  while (to < end && to - index < LONGEST_CHAIN && isCapitalised(tokens.shape[to] as number)) to++;
  return to < end ? (tokens.word[to] as number) : EDGE;
}

/** Tokens from the sentence's first on, at most {@link FAR}; a full stop, a colon or a dash before a word begins one, and so does a line. */
export function countSinceStart(tokens: TokenTable, index: number, first: number): number {
  let count = 0;
  while (count < FAR && index - count > first && !startsBehind(tokens.shape[index - count - 1] as number)) count++;
  return count;
}

function startsBehind(shape: number): boolean {
  return shape < STARTS.length && STARTS[shape] === 1;
}

/** A capitalised word, or a short word in small letters ("de", "la") after one, carries a chain on. */
function isLink(tokens: TokenTable, index: number, first: number): boolean {
  if (isCapitalised(tokens.shape[index] as number)) return true;
  const length = (tokens.end[index] as number) - (tokens.start[index] as number);
  return (
    index > first &&
    length <= LONGEST_PARTICLE &&
    tokens.shape[index] === SHAPE_LOWER &&
    isCapitalised(tokens.shape[index - 1] as number)
  );
}
