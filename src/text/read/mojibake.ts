import type { TextEdit } from "./edited-text.ts";

/** What the bytes 0x80 to 0xbf are in Latin-1 or Windows-1252. */
const CONTINUATION =
  "[\\u0080-\\u00bf\\u0152\\u0153\\u0160\\u0161\\u0178\\u017d\\u017e\\u0192\\u02c6\\u02dc\\u2013-\\u203a\\u20ac\\u2122]";
/**
 * A letter or typographic mark whose UTF-8 was read as Latin-1 or Windows-1252. C3 begins the accented letters of western languages, C2 the marks
 * of Latin-1; C4 and C5 the letters of central Europe, which only count beside another letter; E2 80 and E2 82 quotation marks, dashes, the euro.
 */
const MOJIBAKE = new RegExp(
  [
    `[\\u00c2\\u00c3]${CONTINUATION}`,
    `(?:(?<=\\p{L})|(?=..\\p{L}))[\\u00c4\\u00c5]${CONTINUATION}`,
    `\\u00e2[\\u0080\\u20ac\\u0082\\u201a]${CONTINUATION}`,
    // A byte-order mark.
    "\\u00ef\\u00bb\\u00bf",
  ].join("|"),
  "gu",
);
const BEGINS = /[\u00c2-\u00c5\u00e2\u00ef]/;

/** Bytes of Windows-1252 that Latin-1 has controls at, from 0x80 on; 0 for those that it has none for. */
const WINDOWS_1252 = "€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ";
const BYTE_OF: ReadonlyMap<string, number> = new Map(
  [...WINDOWS_1252].map((character, index) => [character, 0x80 + index]),
);
const decoder = new TextDecoder("utf-8", { fatal: true });

/** Edits that read mojibake as what was written: "GarcÃ­a" as "García". */
export function readMojibake(text: string): TextEdit[] {
  if (!BEGINS.test(text)) return [];
  const edits: TextEdit[] = [];
  for (const match of text.matchAll(MOJIBAKE)) {
    const character = decode(match[0]);
    if (character !== undefined)
      edits.push({ start: match.index, end: match.index + match[0].length, text: character });
  }
  return edits;
}

/** The character whose bytes were read as these; undefined if they are none. */
function decode(read: string): string | undefined {
  const bytes = [...read].map((character) => BYTE_OF.get(character) ?? character.charCodeAt(0));
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  try {
    return decoder.decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}
