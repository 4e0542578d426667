import { createHmac } from "node:crypto";

/** A value that a key and some words decide; without the key nothing is known of it. */
export type Word = string | number;

/** Lots of a document, or of a group of documents. */
export interface Lot {
  /** A number in [0, 1), by 48 bits of HMAC-SHA-256. */
  draw(...words: readonly Word[]): number;
  /** 32 bytes. */
  bytes(...words: readonly Word[]): Buffer;
}

/** Lots by HMAC-SHA-256 of the key over the scope and the words of each draw: the same on every machine, and no state. */
export function createLot(key: Uint8Array, ...scope: readonly Word[]): Lot {
  const own = createHmac("sha256", key).update(JSON.stringify(scope)).digest();
  // As JSON, so that no two lists of words are one text.
  const bytes = (...words: readonly Word[]) => createHmac("sha256", own).update(JSON.stringify(words)).digest();
  return { bytes, draw: (...words) => bytes(...words).readUIntBE(0, 6) / 2 ** 48 };
}
