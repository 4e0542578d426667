import { foldWord } from "../../text/fold.ts";
import { hashFolded, spreadBits } from "../../text/word-hash.ts";
import { MASK } from "./context.ts";

/**
 * Sentences with fewer words than this on either side are nearly the same only if they are equal: in "met PERSON naar huis" a
 * word is a quarter of what is said.
 */
const FEWEST_WORDS = 5;

/** A mask or the label of a name, a number with what joins its digits, or a run of letters (and digits after them). */
const WORD = new RegExp(
  String.raw`${MASK}|(?<![\p{L}\p{N}_])PERSON(?![\p{L}\p{N}_])|\p{N}+(?:[.,:/-]\p{N}+)*|\p{L}[\p{L}\p{M}\p{N}]*`,
  "gu",
);
const DIGIT = /\p{N}+/gu;

/**
 * The words that decide whether two sentences are nearly the same: names (`<mask>` or `PERSON`) all alike, a number `0` whatever
 * its digits, no case, accents, punctuation or white space.
 */
export function foldSentence(text: string): string[] {
  const words: string[] = [];
  for (const [word] of text.normalize("NFC").matchAll(WORD)) {
    if (word === "PERSON" || word === MASK) words.push(MASK);
    else if (/^\p{N}/u.test(word)) words.push("0");
    else words.push(foldWord(word).replace(DIGIT, "0"));
  }
  return words;
}

/**
 * Sentences to look others up in. Two are nearly the same if {@link foldSentence} makes the same words of both, or words of which
 * one is replaced, left out or put in; the latter only if both have five words or more. Looking up takes time in proportion to
 * the sentence, however many are in the index: it hashes the sentence with each word left out, and with each replaced.
 */
export interface NearIndex {
  /** Whether a sentence that is nearly the same was added. */
  has(text: string): boolean;
  add(text: string): void;
}

/** An index without a sentence. */
export function createNearIndex(): NearIndex {
  const keys = new Set<number>();
  return {
    has: (text) => {
      for (const key of lookupKeys(foldSentence(text))) if (keys.has(key)) return true;
      return false;
    },
    add: (text) => {
      for (const key of storedKeys(foldSentence(text))) keys.add(key);
    },
  };
}

/** Some sentences, of which others are told that come one by one and are not kept. */
export interface NearMatches {
  /** Notes which of the sentences are nearly the same as this one, of this patient's notes; of others than any of theirs without `unit`. */
  see(text: string, unit?: string): void;
  /** Whether a sentence nearly the same as this one, which must be among those given, was seen; with `unit`, in another patient's notes. */
  wasSeen(text: string, unit?: string): boolean;
}

/** Matches of these sentences: what is kept of them and of all that is seen is in proportion to these sentences alone. */
export function createNearMatches(texts: Iterable<string>): NearMatches {
  const keys = new Set<number>();
  for (const text of texts) for (const key of storedKeys(foldSentence(text))) keys.add(key);
  /** Whose sentences were seen with a key: the unit, or {@link SEVERAL}. */
  const seen = new Map<number, string>();
  return {
    see: (text, unit = SEVERAL) => {
      for (const key of lookupKeys(foldSentence(text)))
        if (keys.has(key)) seen.set(key, (seen.get(key) ?? unit) === unit ? unit : SEVERAL);
    },
    wasSeen: (text, unit) =>
      storedKeys(foldSentence(text)).some((key) => {
        const by = seen.get(key);
        return by !== undefined && (unit === undefined || by !== unit);
      }),
  };
}

/** Several units, or another than any of those asked about; no unit is called so. */
const SEVERAL = "";

/** What a key is a hash of. */
const WHOLE = 0x3c6ef372;
const ONE_REPLACED = 0x1b873593;
const ONE_LEFT_OUT = 0x52dce729;

/**
 * The keys of a sentence in an index. One that is nearly the same has one of them among its {@link lookupKeys}: the whole if it
 * is the same or this one and a word more, this one without a word if it is one word short, the same word replaced otherwise.
 */
function storedKeys(words: readonly string[]): number[] {
  const hash = createHash(words);
  const keys = [hash.whole(WHOLE)];
  for (let i = 0; i < words.length && words.length >= FEWEST_WORDS; i++) {
    keys.push(hash.replaced(i, ONE_REPLACED));
    if (words.length > FEWEST_WORDS) keys.push(hash.leftOut(i, ONE_LEFT_OUT));
  }
  return keys;
}

function lookupKeys(words: readonly string[]): number[] {
  const hash = createHash(words);
  const keys = [hash.whole(WHOLE)];
  if (words.length < FEWEST_WORDS) return keys;
  keys.push(hash.whole(ONE_LEFT_OUT));
  for (let i = 0; i < words.length; i++) {
    keys.push(hash.replaced(i, ONE_REPLACED));
    if (words.length > FEWEST_WORDS) keys.push(hash.leftOut(i, WHOLE));
  }
  return keys;
}

/** Odd bases of the two polynomials, and what stands for a replaced word. */
const FIRST_BASE = 0x2c1b3c6d;
const SECOND_BASE = 0x297a2d39;
const REPLACED = 0x5bd1e995;

interface SentenceHash {
  whole(kind: number): number;
  replaced(index: number, kind: number): number;
  leftOut(index: number, kind: number): number;
}

/**
 * Hashes of 53 bits of a list of words, whole or with a word replaced or left out, each in constant time: two polynomials in the
 * words' hashes modulo 2^32, put together from what stands before a word and what stands after it.
 */
function createHash(words: readonly string[]): SentenceHash {
  const hashes = new Uint32Array(2 * words.length);
  for (const [index, word] of words.entries()) hashFolded(word, 0, word.length, hashes, 2 * index);
  const first = createPolynomial(words.length, (index) => hashes[2 * index] as number, FIRST_BASE);
  const second = createPolynomial(words.length, (index) => hashes[2 * index + 1] as number, SECOND_BASE);
  const key = (kind: number, of: (polynomial: Polynomial) => number) =>
    (spreadBits(of(first) ^ kind) >>> 11) * 0x100000000 + spreadBits(of(second) ^ kind);
  return {
    whole: (kind) => key(kind, ({ after }) => after[0] as number),
    replaced: (index, kind) =>
      key(kind, ({ before, after, power, base }) => {
        const rest = REPLACED + Math.imul(base, after[index + 1] as number);
        return (before[index] as number) + Math.imul(power[index] as number, rest);
      }),
    leftOut: (index, kind) =>
      key(
        kind,
        ({ before, after, power }) =>
          (before[index] as number) + Math.imul(power[index] as number, after[index + 1] as number),
      ),
  };
}

interface Polynomial {
  readonly base: number;
  /** `before[i]`: Σ over words k < i of hash(k) · base^k. */
  readonly before: Int32Array;
  /** `after[i]`: Σ over words k ≥ i of hash(k) · base^(k − i). */
  readonly after: Int32Array;
  readonly power: Int32Array;
}

function createPolynomial(length: number, hashOf: (index: number) => number, base: number): Polynomial {
  const before = new Int32Array(length + 1);
  const after = new Int32Array(length + 1);
  const power = new Int32Array(length + 1).fill(1);
  for (let i = 0; i < length; i++) {
    before[i + 1] = (before[i] as number) + Math.imul(power[i] as number, hashOf(i));
    power[i + 1] = Math.imul(power[i] as number, base);
  }
  for (let i = length - 1; i >= 0; i--) after[i] = hashOf(i) + Math.imul(base, after[i + 1] as number);
  return { base, before, after, power };
}
