import { hashFolded } from "../text/word-hash.ts";

/** A sentence or passage as it is compared. */
export interface UnitReading {
  /** Words; 0 for one that has no letters, digits or symbols: it is compared with none. */
  words: number;
  /** Two hashes of 32 bits of all words in order: of two units with the same words the same. */
  low: number;
  high: number;
  /** Hashes of every two neighbouring words, the ends of the unit being words, too: distinct, ascending. A view, until the next unit is read. */
  features: Uint32Array;
}

/** Marks around a word that say nothing: `koorts,` is `koorts`. A question mark, a plus or a minus does say something. */
const IDLE = new Set(".,;:!\"'()[]{}«»“”„‘’…".split("").map((mark) => mark.charCodeAt(0)));
/** What lists begin their lines with. */
const BULLETS = new Set("-–—*•·".split("").map((mark) => mark.charCodeAt(0)));
/** What stands before the first word and behind the last. */
const END = 0x5bd1e995;

/**
 * Reads stretches of texts as they are compared. Two have the same words if they differ in nothing but case, accents, white space, a list's bullet and the
 * marks around their words. `withFeatures` false: none are made.
 */
export function createUnitReader(withFeatures: boolean): (text: string, start: number, end: number) => UnitReading {
  const hashes = new Uint32Array(2);
  const reading: UnitReading = { words: 0, low: 0, high: 0, features: new Uint32Array(0) };
  let made = new Uint32Array(256);
  const add = (words: number, left: number, right: number) => {
    if (words >= made.length) {
      const larger = new Uint32Array(2 * made.length);
      larger.set(made);
      made = larger;
    }
    made[words] = finish(Math.imul(left, 0x9e3779b1) ^ right);
  };
  return (text, start, end) => {
    let [words, low, high, last] = [0, 0x165667b1, 0x27d4eb2f, END];
    for (let at = start; at < end;) {
      if (isSpace(text.charCodeAt(at))) {
        at++;
        continue;
      }
      let stop = at + 1;
      while (stop < end && !isSpace(text.charCodeAt(stop))) stop++;
      const [from, to] = words === 0 ? trimBullet(text, at, stop) : trim(text, at, stop);
      at = stop;
      if (from === to) continue;
      hashFolded(text, from, to, hashes, 0);
      const [first, second] = [hashes[0] as number, hashes[1] as number];
      low = finish(Math.imul(low, 0x2c1b3c6d) ^ first);
      high = finish(Math.imul(high, 0x297a2d39) ^ second);
      if (withFeatures) add(words, last, first);
      last = first;
      words++;
    }
    if (withFeatures && words > 0) add(words, last, END);
    reading.words = words;
    reading.low = low;
    reading.high = high;
    reading.features = withFeatures && words > 0 ? distinct(made.subarray(0, words + 1)) : made.subarray(0, 0);
    return reading;
  };
}

/** Sorts numbers in place and gives those that are distinct. */
function distinct(values: Uint32Array): Uint32Array {
  values.sort();
  let count = 1;
  for (let i = 1; i < values.length; i++) if (values[i] !== values[count - 1]) values[count++] = values[i] as number;
  return values.subarray(0, count);
}

function trim(text: string, start: number, end: number): [number, number] {
  let [from, to] = [start, end];
  while (from < to && IDLE.has(text.charCodeAt(from))) from++;
  while (to > from && IDLE.has(text.charCodeAt(to - 1))) to--;
  return [from, to];
}

function trimBullet(text: string, start: number, end: number): [number, number] {
  let from = start;
  while (from < end && BULLETS.has(text.charCodeAt(from))) from++;
  // `-3` is a number, `-` alone a bullet.
  return from === end ? [end, end] : trim(text, start, end);
}

function isSpace(unit: number): boolean {
  if (unit <= 0x20) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  if (unit < 0xa0) return false;
  return unit === 0xa0 || unit === 0xfeff || (unit >= 0x1680 && /\s/.test(String.fromCharCode(unit)));
}

/** Spreads every bit over the whole number (MurmurHash3's finaliser). */
function finish(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
