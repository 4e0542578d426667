import { hashFolded } from "../../text/word-hash.ts";
import { NodeTable } from "../gazetteer/node-table.ts";

/** Listed words shorter than this are found exactly as they are listed. */
const SHORTEST_WITH_ERROR = 4;
/** Up to so many words a text's word is compared with each. */
const MOST_COMPARED = 32;
const NONE: number[] = [];
const FACTOR = 0x01000193;
const LOAD = 0.7;

/** Distinct folded words, found exactly or with one typing error. Ids count from 0 in the order of adding. */
export interface WordIndex {
  readonly size: number;
  readonly byteLength: number;
  /** The id of a folded word; -1 where it is not listed. */
  idOf(word: string): number;
  /**
   * The ids of all listed words within one typing error of a folded word (a letter more, less, other, or two neighbours
   * swapped), the word itself among them; words of fewer than four letters only exactly.
   */
  search(word: string): readonly number[];
}

/**
 * The index of distinct folded words. Method: symmetric deletion (Garbe's SymSpell): every listed word is filed under itself and
 * each of its forms with one code unit deleted; a word within distance one shares a form with it. What is filed under a form's
 * hash is compared letter by letter, so a clash of hashes costs time and finds nothing wrong.
 */
export function createWordIndex(words: readonly string[]): WordIndex {
  return words.length <= MOST_COMPARED ? createSmallIndex(words) : createLargeIndex(words);
}

/** For the names of one document: comparing with each word is faster than making tables for them. */
function createSmallIndex(words: readonly string[]): WordIndex {
  const ids = new Map(words.map((word, id) => [word, id]));
  const letters = words.map((word) => Uint16Array.from({ length: word.length }, (_, i) => word.charCodeAt(i)));
  return {
    size: words.length,
    byteLength: letters.reduce((sum, { byteLength }) => sum + byteLength, 0),
    idOf: (word) => ids.get(word) ?? -1,
    search: (word) => {
      const exact = ids.get(word);
      let found: number[] = exact === undefined ? NONE : [exact];
      for (let id = 0; id < letters.length; id++) {
        const other = letters[id] as Uint16Array;
        if (id === exact || other.length < SHORTEST_WITH_ERROR || !isOneErrorAway(word, other)) continue;
        found = [...found, id];
      }
      return found;
    },
  };
}

function createLargeIndex(words: readonly string[]): WordIndex {
  const exact = new NodeTable(words.length);
  const hash = new Uint32Array(2);
  const offsets = new Uint32Array(words.length + 1);
  let forms = 0;
  for (const [id, word] of words.entries()) {
    hashFolded(word, 0, word.length, hash, 0);
    exact.setValue(exact.insert(0, hash[0] as number, hash[1] as number), id + 1);
    offsets[id + 1] = (offsets[id] as number) + word.length;
    if (word.length >= SHORTEST_WITH_ERROR) forms += word.length + 1;
  }
  const letters = new Uint16Array(offsets[words.length] as number);
  const slots = Math.ceil(forms / LOAD) + 1;
  const [keys, ids] = [new Uint32Array(slots), new Uint32Array(slots)];
  const file = (form: number, id: number) => {
    let slot = homeOf(form, slots);
    while (ids[slot] !== 0) slot = slot + 1 === slots ? 0 : slot + 1;
    keys[slot] = form;
    ids[slot] = id + 1;
  };
  const buffer: number[] = [];
  for (const [id, word] of words.entries()) {
    for (let i = 0; i < word.length; i++) letters[(offsets[id] as number) + i] = word.charCodeAt(i);
    if (word.length < SHORTEST_WITH_ERROR) continue;
    const count = formsOf(word, buffer);
    for (let i = 0; i < count; i++) file(buffer[i] as number, id);
  }
  const idOf = (word: string): number => {
    hashFolded(word, 0, word.length, hash, 0);
    return exact.valueOf(exact.child(0, hash[0] as number, hash[1] as number)) - 1;
  };
  const isWithinOne = (word: string, id: number): boolean => {
    const start = offsets[id] as number;
    return isOneErrorAway(word, letters.subarray(start, offsets[id + 1]));
  };
  return {
    size: words.length,
    byteLength: exact.buffer.byteLength + letters.byteLength + offsets.byteLength + keys.byteLength + ids.byteLength,
    idOf,
    search: (word) => {
      const found: number[] = [];
      const id = idOf(word);
      if (id >= 0) found.push(id);
      if (word.length < SHORTEST_WITH_ERROR - 1) return found;
      const count = formsOf(word, buffer);
      for (let i = 0; i < count; i++) {
        const form = buffer[i] as number;
        for (let slot = homeOf(form, slots); ids[slot] !== 0; slot = slot + 1 === slots ? 0 : slot + 1) {
          const candidate = (ids[slot] as number) - 1;
          if (keys[slot] === form && !found.includes(candidate) && isWithinOne(word, candidate)) found.push(candidate);
        }
      }
      return found;
    },
  };
}

const powers: number[] = [1];
const suffixes: number[] = [];

/** Hashes of a word and of its forms with one code unit deleted, a form of doubled letters once; returns how many. */
function formsOf(word: string, out: number[]): number {
  const { length } = word;
  while (powers.length <= length) powers.push(Math.imul(powers.at(-1) as number, FACTOR));
  suffixes[length] = 0;
  for (let i = length - 1; i >= 0; i--)
    suffixes[i] =
      (Math.imul(word.charCodeAt(i) + 1, powers[length - 1 - i] as number) + (suffixes[i + 1] as number)) | 0;
  out[0] = (suffixes[0] as number) >>> 0;
  let count = 1;
  let prefix = 0;
  for (let i = 0; i < length; i++) {
    const unit = word.charCodeAt(i);
    if (i === 0 || unit !== word.charCodeAt(i - 1))
      out[count++] = (Math.imul(prefix, powers[length - 1 - i] as number) + (suffixes[i + 1] as number)) >>> 0;
    prefix = (Math.imul(prefix, FACTOR) + unit + 1) | 0;
  }
  return count;
}

function homeOf(form: number, slots: number): number {
  const mixed = Math.imul(form ^ (form >>> 16), 0x9e3779b1);
  return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000) * slots);
}

/** True if one insertion, deletion, substitution or swap of neighbours (or none) makes `word` of `letters`. */
export function isOneErrorAway(word: string, letters: ArrayLike<number>): boolean {
  const difference = word.length - letters.length;
  if (difference < -1 || difference > 1) return false;
  const shorter = Math.min(word.length, letters.length);
  let start = 0;
  while (start < shorter && word.charCodeAt(start) === letters[start]) start++;
  let end = 0;
  while (end < shorter - start && word.charCodeAt(word.length - 1 - end) === letters[letters.length - 1 - end]) end++;
  const left = Math.max(word.length, letters.length) - start - end;
  if (left <= 1) return true;
  return (
    difference === 0 &&
    left === 2 &&
    word.charCodeAt(start) === letters[start + 1] &&
    word.charCodeAt(start + 1) === letters[start]
  );
}
