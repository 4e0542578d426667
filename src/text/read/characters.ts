import type { TextEdit } from "./edited-text.ts";

/**
 * Characters that are not seen (zero-width, soft hyphens, marks of direction), and letters that are seen as others are: full-width ones,
 * ligatures of print, and those of mathematics.
 */
const READ_OTHERWISE =
  /[\u034f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+|[\ufb00-\ufb06\uff01-\uff5e\u3000]|[\u{1d400}-\u{1d7ff}]|[\u{e0000}-\u{e007f}]+/gu;
const ZERO_WIDTH_SPACE = "\u200b";

/** Edits that leave out what is not seen, and read letters that look like others as those. */
export function readCharacters(text: string): TextEdit[] {
  const edits: TextEdit[] = [];
  for (const match of text.matchAll(READ_OTHERWISE)) {
    const [found] = match;
    const end = match.index + found.length;
    edits.push({ start: match.index, end, text: readingOf(found, text, match.index, end) });
  }
  return edits;
}

function readingOf(found: string, text: string, start: number, end: number): string {
  // Two words may be written without any other space between them; "Jan" with one inside is one word.
  if (found.includes(ZERO_WIDTH_SPACE)) return isCaseChange(text, start, end) ? " " : "";
  const plain = found.normalize("NFKC");
  return plain === found ? "" : plain;
}

/** Does a small letter stand before a stretch, and a capital behind it? */
export function isCaseChange(text: string, start: number, end: number): boolean {
  return /\p{Ll}$/u.test(text.slice(Math.max(0, start - 2), start)) && /^\p{Lu}/u.test(text.slice(end, end + 2));
}
