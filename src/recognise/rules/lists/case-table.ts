import { join } from "node:path";

import { PACKAGE_ROOT } from "../../../base/package-root.ts";
import { UnnameError } from "../../../base/errors.ts";
import { readShared } from "../../../base/files/shared-bytes.ts";
import type { NoteLanguage } from "../../../text/note-languages.ts";

/** What is known of how a word is written: by `hashKey` of its folded form (token-table.ts), signed or unsigned. */
export interface CaseTable {
  readonly size: number;
  /** Unsigned hashes of its words, ascending. */
  readonly words: Uint32Array;
  /** Log-probability of the word with a capital, first words of sentences included in es, en and it, minus that of it in small letters: nats, in halves. */
  odds(hash: number): number | undefined;
  /** Natural logarithm of the word's share of running text in any case, in halves: −3 for "de", −15 for rare words. */
  logShare(hash: number): number | undefined;
}

export interface CaseCount {
  /** Nats. */
  readonly odds: number;
  /** Of running text: 0 to 1. */
  readonly share: number;
}

/** "UWC1": little-endian, then the number of words, their hashes in ascending order, odds (signed) and log shares, a byte each. */
const MAGIC = 0x31435755;
const HEADER_BYTES = 8;
const BYTES_PER_WORD = 6;
/** Steps of a nat. */
const STEPS = 2;
/** Words are found by the upper bits of their hash, then one by one. */
const BUCKET_BITS = 16;

const loaded = new Map<NoteLanguage, CaseTable>();

/** The table of a language, opened once a thread in memory that all share: about a millisecond. */
export function loadCaseTable(language: NoteLanguage): CaseTable {
  let table = loaded.get(language);
  if (table === undefined) {
    table = openCaseTable(readShared(join(PACKAGE_ROOT, "models", "word-case", `${language}.bin`)));
    loaded.set(language, table);
  }
  return table;
}

/** The table in bytes that {@link writeCaseTable} made. Throws `input-format` for others. */
export function openCaseTable(bytes: Uint8Array): CaseTable {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : Uint8Array.from(bytes);
  const [magic, size = 0] = aligned.length < HEADER_BYTES ? [] : new Uint32Array(aligned.buffer, aligned.byteOffset, 2);
  if (magic !== MAGIC || aligned.length !== HEADER_BYTES + size * BYTES_PER_WORD)
    throw new UnnameError("input-format", "This file holds no table of words by case. Build it as its README says.");
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset + HEADER_BYTES, size);
  const start = aligned.byteOffset + HEADER_BYTES + size * 4;
  const odds = new Int8Array(aligned.buffer, start, size);
  const logShares = new Uint8Array(aligned.buffer, start + size, size);
  const buckets = bucketsOf(words);
  const find = (hash: number): number => {
    const word = hash >>> 0;
    const bucket = word >>> (32 - BUCKET_BITS);
    const end = buckets[bucket + 1] as number;
    for (let i = buckets[bucket] as number; i < end; i++) if (words[i] === word) return i;
    return -1;
  };
  return {
    size,
    words,
    odds: (hash) => {
      const index = find(hash);
      return index < 0 ? undefined : (odds[index] as number) / STEPS;
    },
    logShare: (hash) => {
      const index = find(hash);
      return index < 0 ? undefined : -(logShares[index] as number) / STEPS;
    },
  };
}

/** Where the words of each bucket begin, and where the last ends. */
function bucketsOf(words: Uint32Array): Uint32Array {
  const buckets = new Uint32Array((1 << BUCKET_BITS) + 1);
  for (const word of words)
    buckets[(word >>> (32 - BUCKET_BITS)) + 1] = (buckets[(word >>> (32 - BUCKET_BITS)) + 1] as number) + 1;
  for (let i = 1; i < buckets.length; i++) buckets[i] = (buckets[i] as number) + (buckets[i - 1] as number);
  return buckets;
}

/** A file of words by case, from unsigned hashes of folded words: the same entries, the same bytes. */
export function writeCaseTable(counts: ReadonlyMap<number, CaseCount>): Uint8Array {
  const size = counts.size;
  const bytes = new Uint8Array(HEADER_BYTES + size * BYTES_PER_WORD);
  new Uint32Array(bytes.buffer, 0, 2).set([MAGIC, size]);
  const words = new Uint32Array(bytes.buffer, HEADER_BYTES, size);
  words.set(Uint32Array.from(counts.keys()).sort());
  const odds = new Int8Array(bytes.buffer, HEADER_BYTES + size * 4, size);
  const logShares = new Uint8Array(bytes.buffer, HEADER_BYTES + size * 5, size);
  for (const [i, word] of words.entries()) {
    const count = counts.get(word) as CaseCount;
    odds[i] = Math.max(-127, Math.min(127, Math.round(count.odds * STEPS)));
    logShares[i] = Math.max(0, Math.min(255, Math.round(-Math.log(count.share) * STEPS)));
  }
  return bytes;
}
