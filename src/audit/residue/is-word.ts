import { isBase64Word } from "./base64-word.ts";
import type { Needle } from "./needles.ts";
import { type Ends, isWholeLatin1Word, isWholeWideWord, isWholeWord } from "./whole-word.ts";

/** A needle that was found. */
export interface Place {
  readonly at: number;
  /** Of the word within the needle. */
  readonly start: number;
  readonly end: number;
}

const WIDE = {
  utf16le: { width: 2, littleEndian: true },
  utf16be: { width: 2, littleEndian: false },
  utf32le: { width: 4, littleEndian: true },
  utf32be: { width: 4, littleEndian: false },
} as const;

/** Whether a needle that was found is a word of its own, or one with an ending: how a word ends depends on how it is written. */
export function isWord(
  bytes: Uint8Array,
  place: Place,
  needle: Needle,
  endings: readonly string[],
  ends: Ends,
): boolean {
  const { kind } = needle;
  if (kind === "base64") {
    const { plain = new Uint8Array(), alignment = 0 } = needle;
    return isBase64Word(bytes, place.at, { plain, alignment }, (text, start, end) =>
      endsOf(text, end, endings, 1).some((to) => isWholeWord(text, start, to, ends)),
    );
  }
  // With a zero behind it the other order begins at the next byte: one word, told once.
  if (kind === "utf16be" && bytes[place.end] === 0) return false;
  const width = kind in WIDE ? WIDE[kind as keyof typeof WIDE].width : 1;
  return endsOf(bytes, place.end, endings, width).some((end) => isWordTo(bytes, place.start, end, kind, ends));
}

function isWordTo(bytes: Uint8Array, start: number, end: number, kind: Needle["kind"], ends: Ends): boolean {
  switch (kind) {
    case "latin1":
      return isWholeLatin1Word(bytes, start, end, ends);
    case "utf16le":
    case "utf16be":
    case "utf32le":
    case "utf32be":
      return isWholeWideWord(bytes, start, end, WIDE[kind], ends);
    case "pair":
      return isWholePair(bytes, start, end);
    default:
      return isWholeWord(bytes, start, end, ends);
  }
}

/** Where the word may end: without and with each ending that stands behind it, of letters of `width` bytes. */
function endsOf(bytes: Uint8Array, end: number, endings: readonly string[], width: number): number[] {
  const written = endings.filter((ending) => lettersAt(bytes, end, ending.length, width) === ending);
  return [end, ...written.map((ending) => end + ending.length * width)];
}

/** ASCII letters in lower case; of wide ones the zeros are left out. */
function lettersAt(bytes: Uint8Array, at: number, count: number, width: number): string {
  const written = Buffer.from(bytes.subarray(at, at + count * width)).toString("latin1");
  return (width === 1 ? written : written.replaceAll("\0", "")).toLowerCase();
}

/** Two entries side by side fill a line or a string; the first may have the mark of a word's begin, the second of its end. */
function isWholePair(bytes: Uint8Array, start: number, end: number): boolean {
  const before = Buffer.from(bytes.subarray(Math.max(0, start - 4), start)).toString("latin1");
  const after = Buffer.from(bytes.subarray(end, end + 5)).toString("latin1");
  // Ġ and ▁ in UTF-8.
  return /(?:^|["\r\n])(?:\u00c4\u00a0|\u00e2\u0096\u0081)?$/.test(before) && /^(?:<\/w>)?(?:["\r\n]|$)/.test(after);
}
