import { FOLDED_TAIL, FOLDED_UNIT } from "../../text/character-classes.ts";
import type { TracedWord } from "./traced-word.ts";

const UNITS = 0x10000;
const SMALL_A = 0x61;
const SMALL_Z = 0x7a;
const BITS = 5;

/** The letter that a code unit folds to, 1 to 26; 0 for what folds to none or to more than one of the alphabet. */
export const LETTER: Uint8Array = buildLetters();

function buildLetters(): Uint8Array {
  const letters = new Uint8Array(UNITS);
  for (let unit = 0; unit < UNITS; unit++) {
    const folded = FOLDED_UNIT[unit] as number;
    if (folded >= SMALL_A && folded <= SMALL_Z && !FOLDED_TAIL.has(unit)) letters[unit] = folded - SMALL_A + 1;
  }
  return letters;
}

const HASHES = 1 << 10;
const ENDS = 1 << 12;
/** Of words of fewer letters than {@link LONG}, and of the others. */
const SHORT_BIT = 1;
const LONG_BIT = 2;
const LONG = 8;
/** A token of so many letters is too short for a long word, its forms and its misspellings; it has no letter that is not looked at. */
const SHORTEST_READ_IN_PART = 5;
const STEM = 3;
/** A word of five letters of which the third and the fourth are swapped keeps neither of its ends. */
const SHORTEST_WITH_ENDS = 5;

/**
 * A quick look at a token: is it surely none of some words in any form (see {@link TracedWord})? A form begins with the word's first three
 * letters or has a hash of its own, and a typing error leaves the first letter, and the next two or the last two. One sieve serves all
 * texts, one after the other.
 */
export class WordSieve {
  /** One after the other, to be emptied together. */
  private readonly all = new Uint8Array(HASHES + 2 * ENDS);
  private readonly hashes = this.all.subarray(0, HASHES);
  private readonly beginnings = this.all.subarray(HASHES, HASHES + ENDS);
  private readonly endings = this.all.subarray(HASHES + ENDS);
  /** Bits of the first letters of the words. */
  private letters = 0;

  /** Lets nothing but these words through. */
  fill(words: readonly TracedWord[]): void {
    this.all.fill(0);
    this.letters = 0;
    for (const word of words) this.add(word);
  }

  private add({ word, hash, listed }: TracedWord): void {
    this.hashes[hash & (HASHES - 1)] = 1;
    for (const other of listed) this.hashes[other & (HASHES - 1)] = 1;
    const { length } = word;
    if (length === 0) return;
    const bit = length >= LONG ? LONG_BIT : SHORT_BIT;
    const first = LETTER[word.charCodeAt(0)] as number;
    this.letters |= 1 << first;
    if (length < STEM) return;
    const second = LETTER[word.charCodeAt(1)] as number;
    const third = LETTER[word.charCodeAt(2)] as number;
    mark(this.beginnings, first, second, third, bit);
    if (length < SHORTEST_WITH_ENDS) return;
    if (length === SHORTEST_WITH_ENDS)
      mark(this.beginnings, first, second, LETTER[word.charCodeAt(STEM)] as number, bit);
    const beforeLast = LETTER[word.charCodeAt(length - 2)] as number;
    mark(this.endings, first, beforeLast, LETTER[word.charCodeAt(length - 1)] as number, bit);
  }

  /** False if the token `text[start, end)`, of letters and with this hash of its folded form, is no form of the words. */
  mayPass(text: string, start: number, end: number, hash: number): boolean {
    if (this.hashes[hash & (HASHES - 1)] === 1) return true;
    const first = LETTER[text.charCodeAt(start)] as number;
    // Of what is no letter of the alphabet nothing is known.
    if (first === 0) return true;
    if ((this.letters & (1 << first)) === 0) return false;
    const last = LETTER[text.charCodeAt(end - 1)] as number;
    if (end - start < STEM) return last === 0;
    const second = LETTER[text.charCodeAt(start + 1)] as number;
    const third = LETTER[text.charCodeAt(start + 2)] as number;
    const beforeLast = LETTER[text.charCodeAt(end - 2)] as number;
    if (second === 0 || third === 0 || beforeLast === 0 || last === 0) return true;
    const bits = end - start < SHORTEST_READ_IN_PART ? SHORT_BIT : SHORT_BIT | LONG_BIT;
    const found =
      (this.beginnings[keyOf(first, second, third)] as number) |
      (this.endings[keyOf(first, beforeLast, last)] as number);
    return (found & bits) !== 0;
  }
}

function mark(table: Uint8Array, first: number, second: number, third: number, bit: number): void {
  // What has none of these letters there passes unseen.
  if (first !== 0 && second !== 0 && third !== 0) {
    const key = keyOf(first, second, third);
    table[key] = (table[key] as number) | bit;
  }
}

/** Three letters in a few bits: others may have the same. */
function keyOf(first: number, second: number, third: number): number {
  const key = (first << (2 * BITS)) | (second << BITS) | third;
  return (key ^ (key >>> 11)) & (ENDS - 1);
}
