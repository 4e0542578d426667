import { byteLevelBytes } from "../../formats/vocabularies/byte-level.ts";
import { endsAmongBinary, LONG_NAME } from "./binary-ends.ts";

/** Code points that stand for spaces, controls and continuation bytes in byte-level text (`Ġ` is a space). */
const [FIRST_BYTE_SIGN, LAST_BYTE_SIGN] = [0x100, 0x143];
const BACKSLASH = 0x5c;
/** A run of hexadecimal digits this long is a digest, not words. */
const DIGEST_DIGITS = 32;
/** Scripts that write words without space between them: a name in other letters beside them stands by itself. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Yi}\p{Co}\p{Cs}]/u;
const HEX = /^[0-9a-fA-F]+$/;

/**
 * What may end a word: `text`, all but letters; `binary`, any byte, if the name has six letters or more; `either`, the one or the other by what
 * stands around it (see {@link endsAmongBinary}).
 */
export type Ends = "text" | "binary" | "either";

/**
 * Whether the letters in [start, end) of UTF-8 text are a word of their own: no letter or accent stands on either side. Digits,
 * `_`, hyphens, word marks (`Ġ`, `▁`, `##`, `</w>`) and escapes of anything but letters end a word; so does what is not
 * UTF-8. Byte-level letters (`Ã«`) are letters. Digits of a digest (32 hexadecimal or more) are no words.
 */
export function isWholeWord(bytes: Uint8Array, start: number, end: number, ends: Ends = "text"): boolean {
  const [before, after] = [letterBefore(bytes, start), letterAfter(bytes, end)];
  return mayEnd(bytes, start, end, { before, after, ends, read: oneByte, width: 1 }) && !isInDigest(bytes, start, end);
}

const WINDOWS_1252_LETTERS: ReadonlySet<number> = new Set([0x83, 0x8a, 0x8c, 0x8e, 0x9a, 0x9c, 0x9e, 0x9f]);

/** The same in Windows-1252, which holds Latin-1: one byte a character. */
export function isWholeLatin1Word(bytes: Uint8Array, start: number, end: number, ends: Ends = "text"): boolean {
  const isLatin1Letter = (byte = 0) =>
    isAsciiLetter(byte) || (byte >= 0xc0 && byte !== 0xd7 && byte !== 0xf7) || WINDOWS_1252_LETTERS.has(byte);
  const [before, after] = [isLatin1Letter(bytes[start - 1]), isLatin1Letter(bytes[end])];
  return mayEnd(bytes, start, end, { before, after, ends, read: oneByte, width: 1 });
}

/** The same in UTF-16 and UTF-32: `width` bytes a unit. */
export function isWholeWideWord(
  bytes: Uint8Array,
  start: number,
  end: number,
  form: { readonly width: 2 | 4; readonly littleEndian: boolean },
  ends: Ends = "text",
): boolean {
  const read = (at: number) => unitAt(bytes, at, form);
  const isLetterAt = (at: number) => {
    const unit = read(at);
    return unit >= 0 && unit <= 0x10ffff && isLetter(unit);
  };
  const [before, after] = [isLetterAt(start - form.width), isLetterAt(end)];
  return mayEnd(bytes, start, end, { before, after, ends, read: () => read, width: form.width });
}

interface Edges {
  readonly before: boolean;
  readonly after: boolean;
  readonly ends: Ends;
  readonly read: (bytes: Uint8Array) => (at: number) => number;
  readonly width: number;
}

function mayEnd(bytes: Uint8Array, start: number, end: number, edges: Edges): boolean {
  const { before, after, ends, width } = edges;
  if (!before && !after) return true;
  if (ends === "text") return false;
  const letters = countLetters(bytes, start, end, width);
  if (ends === "binary") return letters >= LONG_NAME;
  const read = edges.read(bytes);
  return endsAmongBinary({
    before: (distance) => read(start - width * (distance + 1)),
    after: (distance) => read(end + width * distance),
    letters,
    first: read(start),
    last: read(end - width),
    letterBefore: before,
    letterAfter: after,
  });
}

/** Characters of UTF-8 or Windows-1252, or units. Of Windows-1252, whose letters are no UTF-8, each byte is one. */
function countLetters(bytes: Uint8Array, start: number, end: number, width: number): number {
  return width > 1 ? (end - start) / width : [...Buffer.from(bytes.subarray(start, end)).toString("utf8")].length;
}

function oneByte(bytes: Uint8Array): (at: number) => number {
  return (at) => bytes[at] ?? -1;
}

/** -1 beyond the bytes. */
function unitAt(
  bytes: Uint8Array,
  at: number,
  form: { readonly width: 2 | 4; readonly littleEndian: boolean },
): number {
  if (at < 0 || at + form.width > bytes.length) return -1;
  let unit = 0;
  for (let index = 0; index < form.width; index++)
    unit = unit * 256 + (bytes[form.littleEndian ? at + form.width - 1 - index : at + index] as number);
  return unit;
}

function letterBefore(bytes: Uint8Array, at: number): boolean {
  const last = bytes[at - 1];
  if (last === undefined) return false;
  if (last < 0x80) {
    const escaped = escapedBefore(bytes, at);
    return escaped === undefined ? isAsciiLetter(last) : isWordCodePoint(escaped);
  }
  const before = lastCharacters(bytes, at, 4);
  for (let count = 2; count <= before.length; count++) {
    const character = byteLevelCharacter(before.slice(-count).join(""));
    if (character !== undefined) return isLetter(character);
  }
  const character = before.at(-1);
  return character !== undefined && isWordCodePoint(character.codePointAt(0) as number);
}

function letterAfter(bytes: Uint8Array, at: number): boolean {
  const next = bytes[at];
  if (next === undefined) return false;
  if (next === BACKSLASH) {
    const escaped = hexEscape(Buffer.from(bytes.subarray(at, at + 6)).toString("latin1"));
    return escaped !== undefined && isWordCodePoint(escaped);
  }
  if (next < 0x80) return isAsciiLetter(next);
  const after = firstCharacters(bytes, at, 4);
  for (let count = 2; count <= after.length; count++) {
    const character = byteLevelCharacter(after.slice(0, count).join(""));
    if (character !== undefined) return isLetter(character);
  }
  return after[0] !== undefined && isWordCodePoint(after[0].codePointAt(0) as number);
}

/** The code point that an escape right before `at` stands for: `\u00e9`, `\n`, `%20`. */
function escapedBefore(bytes: Uint8Array, at: number): number | undefined {
  const text = Buffer.from(bytes.subarray(Math.max(0, at - 12), at)).toString("latin1");
  const unit = hexEscape(text.slice(-6));
  if (unit !== undefined) return unit;
  const byte = /%([0-9a-fA-F]{2})$/.exec(text)?.[1];
  if (byte !== undefined) return Number.parseInt(byte, 16);
  const backslashes = /(\\+)[nrtbf]$/.exec(text)?.[1];
  return backslashes !== undefined && backslashes.length % 2 === 1 ? 0x20 : undefined;
}

function hexEscape(text: string): number | undefined {
  const unit = /^\\u([0-9a-fA-F]{4})$/.exec(text)?.[1];
  return unit === undefined ? undefined : Number.parseInt(unit, 16);
}

/** The one character that byte-level signs stand for; undefined if they stand for fewer or more, or for half of one. */
function byteLevelCharacter(signs: string): number | undefined {
  const text = Buffer.from(byteLevelBytes(signs)).toString("utf8");
  const first = text.codePointAt(0) as number;
  return [...text].length === 1 && first !== 0xfffd ? first : undefined;
}

/** Whole UTF-8 characters that end at `at`, at most `count`. */
function lastCharacters(bytes: Uint8Array, at: number, count: number): string[] {
  const found: string[] = [];
  let end = at;
  while (found.length < count && end > 0) {
    let start = end - 1;
    while (start > 0 && end - start < 4 && ((bytes[start] as number) & 0xc0) === 0x80) start--;
    const character = Buffer.from(bytes.subarray(start, end)).toString("utf8");
    if ([...character].length !== 1 || character === "\uFFFD") break;
    found.unshift(character);
    end = start;
  }
  return found;
}

/** Whole UTF-8 characters from `at` on, at most `count`. */
function firstCharacters(bytes: Uint8Array, at: number, count: number): string[] {
  const text = Buffer.from(bytes.subarray(at, at + 4 * count)).toString("utf8");
  const characters = [...text].slice(0, count);
  const broken = characters.indexOf("\uFFFD");
  return broken < 0 ? characters : characters.slice(0, broken);
}

function isInDigest(bytes: Uint8Array, start: number, end: number): boolean {
  const isHex = (at: number) => at >= 0 && at < bytes.length && HEX.test(String.fromCharCode(bytes[at] as number));
  for (let at = start; at < end; at++) if (!isHex(at)) return false;
  let [from, to] = [start, end];
  while (to - from < DIGEST_DIGITS && isHex(from - 1)) from--;
  while (to - from < DIGEST_DIGITS && isHex(to)) to++;
  return to - from >= DIGEST_DIGITS;
}

function isWordCodePoint(codePoint: number): boolean {
  return (codePoint < FIRST_BYTE_SIGN || codePoint > LAST_BYTE_SIGN) && isLetter(codePoint);
}

/** Letters and accents of scripts that put space between words. */
function isLetter(codePoint: number): boolean {
  const character = String.fromCodePoint(codePoint);
  return /[\p{L}\p{M}]/u.test(character) && !UNSPACED.test(character);
}

function isAsciiLetter(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}
