import type { Lot, Word } from "./lot.ts";

const A = 97;
/** Of any script: what is written instead is 0 to 9 and a to z. */
const DIGIT = /\p{N}/u;
const LETTER = /\p{L}/u;

/**
 * Every digit of a text exchanged for another digit or itself, every letter for a letter in its case if `withLetters`, all else kept: as the
 * key, the words and the place counted from the end decide, so that a number has the same surrogate with its prefix and without. The
 * first `kept` digits and letters stay. Never the original where a character can be exchanged: then the last one is another.
 */
export function replaceDigits(
  surface: string,
  lot: Lot,
  words: readonly Word[],
  { kept = 0, withLetters = false }: { readonly kept?: number; readonly withLetters?: boolean } = {},
): string {
  const isExchanged = (character: string) => DIGIT.test(character) || (withLetters && LETTER.test(character));
  const characters = [...surface];
  const places = characters.flatMap((character, i) => (isExchanged(character) ? [i] : [])).slice(kept);
  let bytes: Buffer = Buffer.alloc(0);
  let hasChanged = false;
  for (let n = 0; n < places.length; n++) {
    if (n % 32 === 0) bytes = lot.bytes("digits", ...words, n / 32);
    const place = places[places.length - 1 - n] as number;
    const old = characters[place] as string;
    const size = DIGIT.test(old) ? 10 : 26;
    const byte = bytes[n % 32] as number;
    const isLast = n === places.length - 1;
    const isFirst = place === 0 || isLast;
    // A number does not begin with a nought that it did not have; and at least one character is another.
    let value = byte % size;
    if (size === 10 && isFirst && old !== "0" && value === 0) value = 1 + (byte % 9);
    let written = write(value, old, size);
    if (isLast && !hasChanged && written === old) written = another(old, byte, size);
    if (written !== old) hasChanged = true;
    characters[place] = written;
  }
  return characters.join("");
}

function another(old: string, byte: number, size: number): string {
  const digit = Number(old);
  const value =
    size === 10 ? (Number.isNaN(digit) ? 0 : digit) : Math.max(0, old.toLowerCase().charCodeAt(0) - A) % size;
  const next = (value + 1 + (byte % (size - 1))) % size;
  // No nought in front.
  return write(size === 10 && next === 0 && value !== 9 ? 9 : next, old, size);
}

function write(value: number, old: string, size: number): string {
  if (size === 10) return String(value);
  const letter = String.fromCharCode(A + value);
  return old === old.toLowerCase() ? letter : letter.toUpperCase();
}
