import type { WordKnowledge } from "./knowledge.ts";
import { finish, mix, SHAPE_DIGITS, SHAPE_INITIAL, SHAPE_MIXED, SHAPE_OTHER, SHAPE_TITLE } from "./token-table.ts";
import { type TokenTable } from "./token-table.ts";

/** Hash that stands for "beyond the line". */
const EDGE = 0x1234567;
const CONTEXT_SEED = 0x7f4a7c15;
const COLON = SHAPE_OTHER + 0x3a;
const AT = SHAPE_OTHER + 0x40;
const SLASH = SHAPE_OTHER + 0x2f;
const FULL_STOP = SHAPE_OTHER + 0x2e;
const FIVE_DIGITS = SHAPE_DIGITS + 5;
const FAR = 15;
/** How far back and ahead a word known from training counts. */
const SEEN_REACH = 8;
/** Longest chain of capitalised words that is looked along, and longest chunk between white space. */
const LONGEST_CHAIN = 6;
const LONGEST_CHUNK = 40;
/** A field's value is looked for this many tokens after its colon. */
const VALUE_REACH = 8;

/** What is known of each token's place in its document, as columns. */
export interface DocumentContext {
  /** Hash of the words before the last colon to the token's left in its line, and how many tokens ago it stood; -1: none. */
  readonly field: Int32Array;
  readonly sinceField: Int32Array;
  /** First token of the line, tokens in it, and whether it is the document's last. */
  readonly lineOf: Int32Array;
  /** Shape of the characters between the white space around the token. */
  readonly chunk: Int32Array;
  /** Word before and after the chain of capitalised words that the token is in. */
  readonly before: Int32Array;
  readonly after: Int32Array;
  /** Field of another line in which the same word is the value; 0 for none. */
  readonly elsewhere: Int32Array;
  readonly letterCase: Uint8Array;
  /** Of the characters between the white space around the token: bit 1 an "@", 2 a slash, 4 digits, 8 letters, 16 a dot inside. */
  readonly chunkParts: Uint8Array;
  /** Digits in the run of numbers (with single separators between) that the token is in; 0 for none. */
  readonly runDigits: Uint8Array;
  /** Tokens to the next number of five digits and to the next "@" in the line, bucketed; 15 for none. */
  readonly toFive: Uint8Array;
  readonly toAt: Uint8Array;
  /** Bits of the labels of the hints that cover the token, and of those that begin and end with it. */
  readonly hint: Int32Array;
  readonly hintEdges: Int32Array;
}

/** A stretch that a pattern found (a date, a telephone number, …), in UTF-16 code units; `kind` is 0 to 14. */
export interface Hint {
  readonly start: number;
  readonly end: number;
  readonly kind: number;
}

export function readContext(tokens: TokenTable, hints: readonly Hint[] = []): DocumentContext {
  const { count } = tokens;
  const field = new Int32Array(count);
  const sinceField = new Int32Array(count).fill(-1);
  const lineOf = new Int32Array(count);
  const chunk = new Int32Array(count);
  const before = new Int32Array(count);
  const after = new Int32Array(count);
  const letterCase = new Uint8Array(tokens.lines);
  const chunkParts = new Uint8Array(count);
  const runDigits = new Uint8Array(count);
  const toFive = new Uint8Array(count);
  const toAt = new Uint8Array(count);
  const hint = new Int32Array(count);
  const hintEdges = new Int32Array(count);
  readHints(tokens, hints, hint, hintEdges);
  for (let line = 0; line < tokens.lines; line++) {
    const first = tokens.lineStart[line] as number;
    const end = tokens.lineStart[line + 1] as number;
    readFields(tokens, first, end, field, sinceField);
    readChunks(tokens, first, end, chunk, chunkParts);
    readNumbers(tokens, first, end, runDigits, toFive, toAt);
    readChains(tokens, first, end, before, after);
    lineOf.fill(line, first, end);
    letterCase[line] = caseOf(tokens, first, end);
  }
  const elsewhere = findElsewhere(tokens, lineOf, field, sinceField);
  return {
    field,
    sinceField,
    lineOf,
    chunk,
    before,
    after,
    elsewhere,
    letterCase,
    chunkParts,
    runDigits,
    toFive,
    toAt,
    hint,
    hintEdges,
  };
}

function readFields(tokens: TokenTable, first: number, end: number, field: Int32Array, since: Int32Array): void {
  let colon = -1;
  let name = 0;
  for (let i = first; i < end; i++) {
    if (colon >= 0) {
      field[i] = name;
      since[i] = i - colon - 1;
    }
    if (tokens.shape[i] === COLON && i > first) {
      colon = i;
      name = tokens.word[i - 1] as number;
      if (i - 2 >= first && (tokens.shape[i - 2] as number) < SHAPE_DIGITS)
        name = mix(name, tokens.word[i - 2] as number);
      name = finish(name);
    }
  }
}

function symbolOf(shape: number): number {
  if (shape >= SHAPE_OTHER) return shape;
  if (shape >= SHAPE_DIGITS) return SHAPE_DIGITS;
  return shape === SHAPE_INITIAL ? SHAPE_TITLE : shape;
}

function readHints(tokens: TokenTable, hints: readonly Hint[], hint: Int32Array, edges: Int32Array): void {
  for (const { start, end, kind } of hints) {
    let i = firstEndingAfter(tokens, start);
    if (i >= tokens.count || (tokens.start[i] as number) >= end) continue;
    edges[i] = (edges[i] as number) | (1 << kind);
    for (; i < tokens.count && (tokens.start[i] as number) < end; i++) hint[i] = (hint[i] as number) | (1 << kind);
    edges[i - 1] = (edges[i - 1] as number) | (1 << (kind + 15));
  }
}

/** The first token that ends after an offset, by binary search. */
function firstEndingAfter(tokens: TokenTable, offset: number): number {
  let low = 0;
  let high = tokens.count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens.end[middle] as number) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

function readChunks(tokens: TokenTable, first: number, end: number, chunk: Int32Array, parts: Uint8Array): void {
  for (let from = first; from < end;) {
    let to = from + 1;
    while (to < end && tokens.spaced[to] === 0 && to - from < LONGEST_CHUNK) to++;
    let hash = 0x51ed270b;
    let last = -1;
    let flags = 0;
    // Trailing punctuation belongs to the sentence.
    let cut = to;
    while (cut > from + 1 && (tokens.shape[cut - 1] as number) >= SHAPE_OTHER) cut--;
    for (let i = from; i < cut; i++) {
      const symbol = symbolOf(tokens.shape[i] as number);
      if (symbol === AT) flags |= 1;
      else if (symbol === SLASH) flags |= 2;
      else if (symbol === SHAPE_DIGITS) flags |= 4;
      else if (symbol === FULL_STOP) flags |= 16;
      else if (symbol < SHAPE_DIGITS) flags |= 8;
      if (symbol !== last) hash = mix(hash, symbol);
      last = symbol;
    }
    chunk.fill(cut - from === 1 ? 0 : finish(hash), from, to);
    parts.fill(flags, from, to);
    from = to;
  }
}

function readNumbers(
  tokens: TokenTable,
  first: number,
  end: number,
  runDigits: Uint8Array,
  toFive: Uint8Array,
  toAt: Uint8Array,
): void {
  let five = -1;
  let at = -1;
  for (let i = end - 1; i >= first; i--) {
    toFive[i] = five < 0 ? FAR : Math.min(FAR - 1, bucket(five - i));
    toAt[i] = at < 0 ? FAR : Math.min(FAR - 1, bucket(at - i));
    if (tokens.shape[i] === FIVE_DIGITS) five = i;
    if (tokens.shape[i] === AT) at = i;
  }
  const digitsOf = (i: number) => {
    const shape = tokens.shape[i] as number;
    return shape >= SHAPE_DIGITS && shape < SHAPE_OTHER ? shape - SHAPE_DIGITS : 0;
  };
  for (let from = first; from < end; from++) {
    if (digitsOf(from) === 0) continue;
    let to = from + 1;
    let digits = digitsOf(from);
    while (to < end) {
      const gap =
        digitsOf(to) > 0
          ? 0
          : to + 1 < end && digitsOf(to + 1) > 0 && (tokens.shape[to] as number) >= SHAPE_OTHER
            ? 1
            : -1;
      if (gap < 0) break;
      digits += digitsOf(to + gap);
      to += gap + 1;
    }
    runDigits.fill(Math.min(digits, 255), from, to);
    from = to;
  }
}

function isCapital(shape: number): boolean {
  return shape >= SHAPE_TITLE && shape <= SHAPE_MIXED;
}

function readChains(tokens: TokenTable, first: number, end: number, before: Int32Array, after: Int32Array): void {
  for (let i = first; i < end; i++) {
    if (!isCapital(tokens.shape[i] as number)) continue;
    let from = i;
    let to = i + 1;
    while (from > first && i - from < LONGEST_CHAIN && isLink(tokens, from - 1, first)) from--;
    while (to < end && to - i < LONGEST_CHAIN && isCapital(tokens.shape[to] as number)) to++;
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
  if (isCapital(tokens.shape[index] as number)) return true;
  const length = (tokens.end[index] as number) - (tokens.start[index] as number);
  return index > first && length <= 3 && tokens.shape[index] === 1 && isCapital(tokens.shape[index - 1] as number);
}

/** 0 mixed case, 1 small letters only, 2 capitals only. */
function caseOf(tokens: TokenTable, first: number, end: number): number {
  let hasLower = false;
  let hasUpper = false;
  for (let i = first; i < end; i++) {
    const shape = tokens.shape[i] as number;
    if (shape === 1 || shape === SHAPE_TITLE || shape === SHAPE_MIXED) hasLower = true;
    if (isCapital(shape)) hasUpper = true;
  }
  return hasUpper ? (hasLower ? 0 : 2) : 1;
}

function findElsewhere(tokens: TokenTable, lineOf: Int32Array, field: Int32Array, since: Int32Array): Int32Array {
  // word → first two (line, field) in which it is a value.
  const found = new Map<number, number[]>();
  const isWord = (i: number) =>
    (tokens.shape[i] as number) < SHAPE_DIGITS && (tokens.end[i] as number) - (tokens.start[i] as number) >= 3;
  for (let i = 0; i < tokens.count; i++) {
    const distance = since[i] as number;
    if (distance < 0 || distance > VALUE_REACH || !isWord(i)) continue;
    const places = found.get(tokens.word[i] as number);
    if (places === undefined) found.set(tokens.word[i] as number, [lineOf[i] as number, field[i] as number]);
    else if (places.length === 2 && places[0] !== lineOf[i]) places.push(lineOf[i] as number, field[i] as number);
  }
  const elsewhere = new Int32Array(tokens.count);
  for (let i = 0; i < tokens.count; i++) {
    const places = isWord(i) ? found.get(tokens.word[i] as number) : undefined;
    if (places === undefined) continue;
    if (places[0] !== lineOf[i]) elsewhere[i] = places[1] as number;
    else if (places.length > 2) elsewhere[i] = places[3] as number;
  }
  return elsewhere;
}

/** Small numbers as they are, larger ones by their binary order: 0 1 2 3 4 6 8 12 16 24 32… */
function bucket(n: number): number {
  if (n < 5) return n;
  const order = 31 - Math.clz32(n);
  return order * 2 + ((n >>> (order - 1)) & 1);
}

/** Writes the keys of the features of token `i` that depend on more than one word, into `keys` from `at`. */
export function contextFeatures(
  tokens: TokenTable,
  context: DocumentContext,
  knowledge: WordKnowledge,
  i: number,
  keys: Int32Array,
  at: number,
): number {
  const line = context.lineOf[i] as number;
  const first = tokens.lineStart[line] as number;
  const end = tokens.lineStart[line + 1] as number;
  const word = (d: number) => (i + d >= first && i + d < end ? (tokens.word[i + d] as number) : EDGE + d);
  const shape = (d: number) => (i + d >= first && i + d < end ? (tokens.shape[i + d] as number) : 0);
  const add = (template: number, value: number) => {
    keys[at++] = finish(mix(mix(CONTEXT_SEED, template), value));
  };
  const own = shape(0);
  const w0 = word(0);
  const left = word(-1);
  const right = word(1);
  const shapes = mix(mix(mix(0, shape(-1)), own), shape(1));
  add(1, mix(left, w0));
  add(2, mix(w0, right));
  add(3, shapes);
  add(4, mix(mix(shapes, shape(-2)), shape(2)));
  add(5, mix(left, own));
  add(6, mix(own, right));
  add(7, mix(word(-2), left));
  add(8, mix(right, word(2)));
  add(9, mix(mix(word(-2), left), own));
  const field = context.field[i] as number;
  const since = context.sinceField[i] as number;
  const distance = since < 0 ? 31 : bucket(since);
  add(10, field);
  add(11, mix(field, distance));
  add(12, mix(field, own));
  add(13, mix(mix(field, distance), mix(own, shape(-1))));
  add(14, mix(field, left));
  const lineHead = tokens.word[first] as number;
  const position = bucket(i - first);
  const length = bucket(end - first);
  add(15, mix(lineHead, own));
  add(16, mix(position, own));
  add(17, mix(length, own));
  add(18, mix(bucket(end - i - 1), own));
  const previousHead = line > 0 ? (tokens.word[tokens.lineStart[line - 1] as number] as number) : EDGE;
  add(19, mix(previousHead, position));
  add(20, mix(lineHead, position));
  const chunk = context.chunk[i] as number;
  add(21, chunk);
  add(22, mix(mix(chunk, own), field));
  if (context.before[i] !== 0) {
    add(23, context.before[i] as number);
    add(24, mix(context.after[i] as number, own));
    add(25, mix(context.before[i] as number, context.after[i] as number));
  }
  add(26, (tokens.spaced[i] as number) | (i + 1 < end ? (tokens.spaced[i + 1] as number) << 1 : 4) | (own << 3));
  const lists = knowledge.lists(w0);
  const listsLeft = i > first ? knowledge.lists(left) : -1;
  const listsRight = i + 1 < end ? knowledge.lists(right) : -1;
  if (lists !== 0) add(27, mix(mix(mix(0, listsLeft), lists), listsRight));
  const seen = knowledge.seen(w0);
  const seenLeft = i > first ? knowledge.seen(left) : -1;
  const seenRight = i + 1 < end ? knowledge.seen(right) : -1;
  if (seen !== 0 || seenLeft > 0) add(28, mix(mix(0, seenLeft), seen));
  if (seen !== 0 || seenRight > 0) add(29, mix(mix(0, seen), seenRight));
  const elsewhere = context.elsewhere[i] as number;
  if (elsewhere !== 0) {
    add(30, elsewhere);
    add(31, mix(elsewhere, own));
  }
  if (i > first && context.elsewhere[i - 1] !== 0) add(32, context.elsewhere[i - 1] as number);
  if (i + 1 < end && context.elsewhere[i + 1] !== 0) add(33, context.elsewhere[i + 1] as number);
  const letterCase = context.letterCase[line] as number;
  add(34, mix(letterCase, mix(own, lists)));
  add(35, mix(letterCase, seen));
  add(36, mix(context.chunkParts[i] as number, own));
  if (context.runDigits[i] !== 0) add(37, mix(context.runDigits[i] as number, own));
  const hint = context.hint[i] as number;
  const edges = context.hintEdges[i] as number;
  if (hint !== 0) {
    add(43, mix(hint, edges));
    add(44, mix(mix(hint, edges), own));
    add(45, mix(mix(hint, edges), field));
    add(46, mix(mix(hint, edges), left));
  }
  if (i > first && context.hint[i - 1] !== 0)
    add(47, mix(mix(context.hint[i - 1] as number, context.hintEdges[i - 1] as number), own));
  if (i + 1 < end && context.hint[i + 1] !== 0)
    add(48, mix(mix(context.hint[i + 1] as number, context.hintEdges[i + 1] as number), own));
  add(38, mix(context.toFive[i] as number, own));
  add(39, mix(context.toAt[i] as number, own));
  for (let d = 1; d <= SEEN_REACH && i - d >= first; d++) {
    const code = knowledge.seen(tokens.word[i - d] as number);
    if (code < 4) continue;
    add(40, mix(code, d));
    add(41, mix(code, own));
    break;
  }
  for (let d = 1; d <= SEEN_REACH && i + d < end; d++) {
    const code = knowledge.seen(tokens.word[i + d] as number);
    if (code < 4) continue;
    add(42, mix(code, d));
    break;
  }
  return at;
}
