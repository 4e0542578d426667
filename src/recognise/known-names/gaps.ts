/** The longest word whose full stop may stand inside a name: "J.", "Th.", "Chr.". */
const LONGEST_ABBREVIATION = 3;
const LONGEST_GAP = 4;

/**
 * True if `text[end, start)` may stand between two words of one name: white space with one line break at most, a hyphen, an
 * apostrophe, a comma; a full stop after an initial or abbreviation, a slash after a letter ("v/d"). `length`: of the word before.
 */
export function mayJoin(text: string, end: number, start: number, length: number): boolean {
  if (start - end > LONGEST_GAP || start === end) return false;
  let [breaks, marks] = [0, 0];
  for (let i = end; i < start; i++) {
    const unit = text.charCodeAt(i);
    if (unit === SPACE) continue;
    if (unit === NEWLINE || (unit === RETURN && text.charCodeAt(i + 1) !== NEWLINE)) breaks++;
    else if (JOINERS.includes(unit)) marks++;
    else if (unit === STOP) {
      if (length > LONGEST_ABBREVIATION || i > end) return false;
    } else if (unit === SLASH) {
      if (length > 2) return false;
    } else if (!/\s/.test(text.charAt(i))) return false;
  }
  return breaks <= 1 && marks <= 1;
}

const SPACE = 0x20;
const NEWLINE = 0x0a;
const RETURN = 0x0d;
const STOP = 0x2e;
const SLASH = 0x2f;
/** Apostrophes, hyphens and the comma. */
const JOINERS: readonly number[] = [..."'’-‐‑,"].map((mark) => mark.charCodeAt(0));
