import { CASELESS, classAt, DIGIT, LINE_BREAK, LOWER, MARK, SPACE, UPPER } from "./character-classes.ts";

/**
 * Writes start and end (UTF-16 code units) of each token of a text to `bounds`, one after the other, and returns how many
 * tokens there are; what `bounds` holds beyond them is left over. A token is a run of letters with their combining marks,
 * joined by inner apostrophes or hyphens; or a run of digits; or one other character. White space belongs to none.
 */
export function scanTokens(text: string, bounds: number[]): number {
  let count = 0;
  const { length } = text;
  for (let i = 0; i < length;) {
    const start = i;
    const kind = classAt(text, i);
    i += widthAt(text, i);
    if (kind === SPACE || kind === LINE_BREAK) continue;
    if (isLetter(kind)) i = endOfWord(text, i);
    else if (kind === DIGIT) while (i < length && classAt(text, i) === DIGIT) i += widthAt(text, i);
    bounds[2 * count] = start;
    bounds[2 * count + 1] = i;
    count++;
  }
  return count;
}

function endOfWord(text: string, from: number): number {
  const { length } = text;
  let i = from;
  while (i < length) {
    const kind = classAt(text, i);
    if (isLetter(kind) || kind === MARK) i += widthAt(text, i);
    else if (isJoiner(text.charCodeAt(i)) && i + 1 < length && isLetter(classAt(text, i + 1))) i++;
    else break;
  }
  return i;
}

function isLetter(kind: number): boolean {
  return kind === LOWER || kind === UPPER || kind === CASELESS;
}

/** Apostrophes and hyphens, plain and typographic: they join letters on both sides into one word, else stand alone. */
function isJoiner(unit: number): boolean {
  return unit === 0x27 || unit === 0x2d || unit === 0x2019 || unit === 0x2010 || unit === 0x2011;
}

function widthAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  return unit < 0xd800 || unit > 0xdbff || (text.codePointAt(index) as number) < 0x10000 ? 1 : 2;
}
