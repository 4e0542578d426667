import { isText, TEXT_BYTES } from "./is-text.ts";
import { beginsContainer, inflateWhole, openContainers, type Opened } from "./open-containers.ts";
import { narrowWideText } from "./wide-text.ts";

/** Hexadecimal digits in pairs, as one string, as a list (`4a, 61`, `4a:61`, `0x4a, 0x61`) or as databases write bytes (`\x4a61`). */
const HEXADECIMAL =
  /(?<![0-9A-Za-z%])(?:\\x|[xX]')?(?:0[xX])?[0-9a-fA-F]{2}(?:(?:[ :;_-]|,[ \t\r\n]{0,8})?(?:0[xX])?[0-9a-fA-F]{2}){2,}(?![0-9A-Za-z])/g;
/** Bytes or characters as a list of numbers, as JSON has what was no text for it: `[74, 97, 110]`, `74 97 110`. */
const NUMBERS = /(?<![\w.,-])\d{2,6}(?:(?:\s{0,8},\s{0,16}| )\d{2,6}){3,}(?![\w.-])/g;
/** Base64 in one line, and broken over lines of one length. */
const BASE64 = /[A-Za-z0-9+/_-]{8,}/g;
const BASE64_LINES = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{16,}(?:\r?\n[ \t>]*[A-Za-z0-9+/]+)+/g;
/** What words do not look like: in a long run of digits this hardly ever lacks. */
const MIXED = /[a-z][A-Z]|[0-9+/]/;
const ALWAYS_MIXED_DIGITS = 24;
const GROUP = 4;
/** What a number of a few digits decodes to. */
const NUMBER = /^[\d\s]{0,11}$/;
/** Beyond it are emoji and signs that no name has. */
const MOST_LETTER = 0x1ffff;
/** How gzip and zip begin in base64. */
const PACKED = /H4sI|UEsDB/;

/**
 * A text with its runs of hexadecimal and base64 digits decoded where they hold text (UTF-8, UTF-16, UTF-32), something packed, which is
 * opened, or a bare deflate stream with text in it; and its lists of numbers that are characters. A byte in each code unit, before and after.
 */
export function decodeRuns(text: string): Opened {
  let closed: string | undefined;
  const opened = (decoded: string | undefined): string | undefined => {
    if (decoded === undefined || !beginsContainer(decoded)) return decoded;
    const inner = openContainers(decoded);
    closed ??= inner.closed;
    // An escape may have cut the digits off: they stay as they are until it is resolved.
    return inner.text === decoded ? undefined : inner.text;
  };
  const decoded = text
    .replace(NUMBERS, (run) => decodeNumbers(run) ?? run)
    .replace(HEXADECIMAL, (run) => opened(decodeHexadecimal(run)) ?? run)
    .replace(BASE64_LINES, (run) => opened(decodeLines(run)) ?? run)
    .replace(BASE64, (run) => decodeFromAnyPlace(run, opened) ?? run);
  return { text: decoded, ...(closed !== undefined && { closed }) };
}

/** Bytes of UTF-8, or code points of letters: other numbers stay. */
function decodeNumbers(run: string): string | undefined {
  const numbers = run.split(/[\s,]+/).map(Number);
  if (numbers.every((number) => number <= 0xff)) {
    const bytes = Buffer.from(numbers);
    if (isText(bytes, true)) return bytes.toString("latin1");
  }
  const isLetters = numbers.every(
    (number) => number <= MOST_LETTER && /[\p{L}\p{M}\p{P}\p{Z}\p{Nd}\s]/u.test(String.fromCodePoint(number)),
  );
  return isLetters
    ? Buffer.from(numbers.map((number) => String.fromCodePoint(number)).join(""), "utf8").toString("latin1")
    : undefined;
}

function decodeHexadecimal(run: string): string | undefined {
  const digits = run.replace(/0[xX](?=[0-9a-fA-F]{2})|^\\x|^[xX]'|[^0-9a-fA-F]/g, "");
  const bytes = Buffer.from(digits, "hex");
  const decoded = bytes.toString("latin1");
  if (beginsContainer(decoded)) return decoded;
  const isLetters = () => isWide(decoded) || (isText(bytes, true) && !NUMBER.test(decoded));
  return inflateText(bytes) ?? (isLetters() ? decoded : undefined);
}

/** Base64 over lines that are all as long as the first, but the last, which is no longer. */
function decodeLines(run: string): string | undefined {
  return isEven(run) ? decodeBase64(run.replace(/[^A-Za-z0-9+/]/g, "")) : undefined;
}

/** Whether all lines but the last are as long as the first, and the last no longer. */
function isEven(run: string): boolean {
  const lengths = run.split(/\r?\n/).map((line) => line.replace(/^[ \t>]*/, "").length);
  const [first = 0] = lengths;
  return lengths.slice(0, -1).every((length) => length === first) && (lengths.at(-1) as number) <= first;
}

/** What stands before the digits may be digits of base64, too (`/` of a path), so they are read from each of the first four places. */
function decodeFromAnyPlace(
  run: string,
  opened: (decoded: string | undefined) => string | undefined,
): string | undefined {
  if (run.length < ALWAYS_MIXED_DIGITS && !MIXED.test(run)) return undefined;
  for (let from = 0; from < GROUP; from++) {
    const decoded = opened(decodeBase64(run.slice(from)));
    if (decoded !== undefined) return run.slice(0, from) + decoded;
  }
  const packed = PACKED.exec(run)?.index;
  if (packed === undefined) return undefined;
  const decoded = opened(decodeBase64(run.slice(packed)));
  return decoded === undefined ? undefined : run.slice(0, packed) + decoded;
}

function decodeBase64(digits: string): string | undefined {
  const head = Buffer.from(digits.slice(0, 4 * GROUP), "base64");
  const begins = head.toString("latin1");
  if (beginsContainer(begins)) return Buffer.from(digits, "base64").toString("latin1");
  const bytes = Buffer.from(digits, "base64");
  const inflated = digits.length < ALWAYS_MIXED_DIGITS ? undefined : inflateText(bytes);
  if (inflated !== undefined || !(isWide(begins) || isText(head))) return inflated;
  const decoded = bytes.toString("latin1");
  return isWide(decoded) || (bytes.length >= TEXT_BYTES && isText(bytes)) ? decoded : undefined;
}

/**
 * What a bare deflate stream holds, if that is text or packed itself. It is asked for first: no other bytes are such a stream to the last
 * one, while a short one can have a few letters of UTF-16 in it by chance.
 */
function inflateText(bytes: Buffer): string | undefined {
  const inflated = inflateWhole(bytes);
  const text = inflated?.toString("latin1");
  return inflated !== undefined &&
    text !== undefined &&
    (isText(inflated, true) || isWide(text) || beginsContainer(text))
    ? text
    : undefined;
}

/** All of it is UTF-16 or UTF-32, but perhaps the last character, which may be cut off. */
function isWide(text: string): boolean {
  if (!text.includes("\0")) return false;
  const narrow = narrowWideText(text);
  const zero = narrow.indexOf("\0");
  return narrow !== text && (zero < 0 || zero >= narrow.length - 3);
}
