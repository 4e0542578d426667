import { foldWord } from "./fold.ts";

/** Multipliers and starting states of the two hashes: odd, without structure that letters share (xxHash's primes). */
const FIRST_FACTOR = 0x9e3779b1;
const SECOND_FACTOR = 0x85ebca77;
const FIRST_SEED = 0x165667b1;
const SECOND_SEED = 0x27d4eb2f;

/** Code units below this fold each by itself: Latin letters and combining marks, where lower case depends on no neighbour. */
const TABLE_SIZE = 0x370;
const NOTHING = -1;
const TOGETHER = -2;

/** What each code unit folds to: one or two code units packed as `first | second << 16`, NOTHING, or TOGETHER with its word. */
const FOLDED = Int32Array.from({ length: TABLE_SIZE }, (_, unit) => {
  const folded = foldWord(String.fromCharCode(unit));
  if (folded.length > 2) return TOGETHER;
  return folded === "" ? NOTHING : folded.charCodeAt(0) | ((folded.length > 1 ? folded.charCodeAt(1) : 0) << 16);
});
const HYPHEN = 0x2d;
const APOSTROPHE = 0x27;

/** A 32-bit unsigned hash of `text[start, end)`, code unit by code unit, as it stands; another `seed`, another hash. */
export function hashWord(text: string, start = 0, end: number = text.length, seed: number = FIRST_SEED): number {
  let hash = seed;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FIRST_FACTOR);
  return spreadBits(hash);
}

/**
 * Writes two independent 32-bit hashes of `foldWord(text.slice(start, end))` to `out[at]` and `out[at + 1]`. Words of Latin
 * letters and marks are folded letter by letter, without making a string. The first hash is {@link hashWord} of the folded word.
 */
export function hashFolded(text: string, start: number, end: number, out: Uint32Array, at: number): void {
  let first = FIRST_SEED;
  let second = SECOND_SEED;
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i);
    const folded = unit < TABLE_SIZE ? (FOLDED[unit] as number) : foldMark(unit);
    if (folded >= 0) {
      first = Math.imul(first ^ (folded & 0xffff), FIRST_FACTOR);
      second = Math.imul(second ^ (folded & 0xffff), SECOND_FACTOR);
      if (folded > 0xffff) {
        first = Math.imul(first ^ (folded >>> 16), FIRST_FACTOR);
        second = Math.imul(second ^ (folded >>> 16), SECOND_FACTOR);
      }
    } else if (folded === TOGETHER) {
      hashUnits(foldWord(text.slice(start, end)), out, at);
      return;
    }
  }
  out[at] = spreadBits(first);
  out[at + 1] = spreadBits(second);
}

function hashUnits(text: string, out: Uint32Array, at: number): void {
  let second = SECOND_SEED;
  for (let i = 0; i < text.length; i++) second = Math.imul(second ^ text.charCodeAt(i), SECOND_FACTOR);
  out[at] = hashWord(text);
  out[at + 1] = spreadBits(second);
}

/** Writes what {@link hashBehind} needs of each beginning of a folded word to `out`, from the empty one on. */
export function hashBeginnings(folded: string, out: Int32Array): void {
  let second = SECOND_SEED;
  out[0] = second;
  for (let i = 0; i < folded.length; i++) {
    second = Math.imul(second ^ folded.charCodeAt(i), SECOND_FACTOR);
    out[i + 1] = second;
  }
}

/** The second hash of a folded word of which {@link hashBeginnings} wrote `beginning`, and the rest is `ending`. */
export function hashBehind(beginning: number, ending: string): number {
  let second = beginning;
  for (let i = 0; i < ending.length; i++) second = Math.imul(second ^ ending.charCodeAt(i), SECOND_FACTOR);
  return spreadBits(second);
}

/** Typographic apostrophes and hyphens, which stand in words of any script. */
function foldMark(unit: number): number {
  if (unit === 0x2018 || unit === 0x2019) return APOSTROPHE;
  return unit === 0x2010 || unit === 0x2011 ? HYPHEN : TOGETHER;
}

/** Spreads every bit over the whole number (MurmurHash3's finaliser). */
export function spreadBits(hash: number): number {
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
