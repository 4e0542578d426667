/** Kinds of characters as `tokenise` tells them apart. */
const OTHER = 0;
const SPACE = 1;
const LETTER = 2;
const MARK = 3;
const NUMBER = 4;
/** Joins letters on both sides into one word, else stands alone. */
const JOINER = 5;

const TABLE_SIZE = 0x370;
const KINDS = Uint8Array.from({ length: TABLE_SIZE }, (_, unit) => kindOfCharacter(String.fromCharCode(unit)));

/**
 * Writes start and end (UTF-16 code units) of each token of a text to `bounds`, one after the other, and returns how many
 * tokens there are; what `bounds` holds beyond them is left over. The tokens are those of `tokenise`, found without regular
 * expressions or objects.
 */
export function scanTokens(text: string, bounds: number[]): number {
  let count = 0;
  const { length } = text;
  for (let i = 0; i < length;) {
    const start = i;
    const kind = kindAt(text, i);
    i += widthAt(text, i);
    if (kind === SPACE) continue;
    if (kind === LETTER) i = endOfWord(text, i);
    else if (kind === NUMBER) while (i < length && kindAt(text, i) === NUMBER) i += widthAt(text, i);
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
    const kind = kindAt(text, i);
    if (kind === LETTER || kind === MARK) i += widthAt(text, i);
    else if (kind === JOINER && i + 1 < length && kindAt(text, i + 1) === LETTER) i++;
    else break;
  }
  return i;
}

function kindAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  if (unit < TABLE_SIZE) return KINDS[unit] as number;
  return kindOfCharacter(String.fromCodePoint(text.codePointAt(index) as number));
}

function widthAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  return unit < 0xd800 || unit > 0xdbff || (text.codePointAt(index) as number) < 0x10000 ? 1 : 2;
}

function kindOfCharacter(character: string): number {
  if (/^\p{L}$/u.test(character)) return LETTER;
  if (/^\p{M}$/u.test(character)) return MARK;
  if (/^\p{N}$/u.test(character)) return NUMBER;
  if (/^['’\-‐‑]$/u.test(character)) return JOINER;
  return /^\s$/u.test(character) ? SPACE : OTHER;
}
