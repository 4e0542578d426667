import { HashFilter } from "../../../base/hash-filter.ts";
import { hashBeginnings, hashBehind, hashFolded } from "../../../text/word-hash.ts";

/** Words as two hashes each, in ascending order of the first, and where those of each bucket of first hashes begin: read where they lie. */
export interface HashedWords {
  readonly firsts: Uint32Array;
  readonly seconds: Uint32Array;
  readonly buckets: Uint32Array;
}

/** Words are found by the upper bits of their first hash, then one by one. */
const BUCKET_BITS = 16;
const hash = new Uint32Array(2);

/** The folded words of a list, hashed, and their places in `words`. */
export function hashWords(words: readonly string[]): { hashed: HashedWords; order: Uint32Array } {
  const hashes = new Uint32Array(2 * words.length);
  for (const [i, word] of words.entries()) hashFolded(word, 0, word.length, hashes, 2 * i);
  const order = Uint32Array.from(words.keys()).sort(
    (a, b) =>
      (hashes[2 * a] as number) - (hashes[2 * b] as number) ||
      (hashes[2 * a + 1] as number) - (hashes[2 * b + 1] as number),
  );
  const buckets = new Uint32Array((1 << BUCKET_BITS) + 1);
  const firsts = order.map((word) => hashes[2 * word] as number);
  for (const first of firsts) {
    const next = (first >>> (32 - BUCKET_BITS)) + 1;
    buckets[next] = (buckets[next] as number) + 1;
  }
  for (let i = 1; i < buckets.length; i++) buckets[i] = (buckets[i] as number) + (buckets[i - 1] as number);
  return { hashed: { firsts, seconds: order.map((word) => hashes[2 * word + 1] as number), buckets }, order };
}

/** Where a folded word stands among hashed ones; -1 for none of them. */
export function placeOfWord({ firsts, seconds, buckets }: HashedWords, word: string): number {
  hashFolded(word, 0, word.length, hash, 0);
  const [first, second] = [hash[0] as number, hash[1] as number];
  const bucket = first >>> (32 - BUCKET_BITS);
  const end = buckets[bucket + 1] as number;
  for (let i = buckets[bucket] as number; i < end; i++) if (firsts[i] === first && seconds[i] === second) return i;
  return -1;
}

/** What a filter is asked of a folded word: whether `word.slice(0, end) + ending` may be one of its words; the whole word by default. */
export type WordFilter = (word: string, end?: number, ending?: string) => boolean;

/** Longer words pass every filter. */
const LONGEST_FILTERED = 80;

/**
 * Tells most words at once that they are none of those whose places in `words` `isIn` picks, by a small table that is made when it is first asked:
 * looking for a word waits for far memory. Of one word many beginnings may be asked, which are hashed once.
 */
export function createWordFilter({ seconds }: HashedWords, isIn: (place: number) => boolean): WordFilter {
  let filter: HashFilter | undefined;
  let last = "";
  const beginnings = new Int32Array(LONGEST_FILTERED + 1);
  hashBeginnings(last, beginnings);
  return (word, end = word.length, ending = "") => {
    if (word.length > LONGEST_FILTERED) return true;
    filter ??= fillFilter(seconds, isIn);
    if (word !== last) hashBeginnings((last = word), beginnings);
    return filter.mayHave(hashBehind(beginnings[end] as number, ending));
  };
}

function fillFilter(seconds: Uint32Array, isIn: (place: number) => boolean): HashFilter {
  let count = 0;
  for (let place = 0; place < seconds.length; place++) if (isIn(place)) count++;
  const filter = new HashFilter(count);
  for (let place = 0; place < seconds.length; place++) if (isIn(place)) filter.add(seconds[place] as number);
  return filter;
}

/** As sections of a file; `name` goes before those of each array. */
export function sectionsOfWords(name: string, words: HashedWords): Record<string, Uint8Array> {
  return Object.fromEntries(
    Object.entries(words as unknown as Record<string, Uint32Array>).map(([key, array]) => [
      `${name}.${key}`,
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
    ]),
  );
}

/** The words in sections that {@link sectionsOfWords} named so: not a copy. */
export function wordsInSections(name: string, sections: Readonly<Record<string, Uint8Array>>): HashedWords {
  const array = (key: string) => {
    const bytes = sections[`${name}.${key}`] as Uint8Array;
    return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >>> 2);
  };
  return { firsts: array("firsts"), seconds: array("seconds"), buckets: array("buckets") };
}
