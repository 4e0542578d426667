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

/** Hashes the words around each chain of capitalised words: a title before it, a verb after it. */
export function readChains(
  tokens: TokenTable,
  first: number,
  end: number,
  before: Int32Array,
  after: Int32Array,
): void {
  for (let i = first; i < end; i++) {
    if (!isCapitalised(tokens.shape[i] as number)) continue;
    let from = i;
    let to = i + 1;
    while (from > first && i - from < LONGEST_CHAIN && isLink(tokens, from - 1, first)) from--;
    while (to < end && to - i < LONGEST_CHAIN && isCapitalised(tokens.shape[to] as number)) to++;
    before[i] =
      from > first
        ? mix(tokens.word[from - 1] as number, from === first + 1 ? 0 : (tokens.word[from - 2] as number))
        : EDGE;
    if (from > first) before[i] = finish(before[i] as number);
    after[i] = to < end ? (tokens.word[to] as number) : EDGE;
  }
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
