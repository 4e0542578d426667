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
    const character = text[i] as string;
    if (character === "\n" || (character === "\r" && text[i + 1] !== "\n")) breaks++;
    else if (/['’\-‐‑,]/.test(character)) marks++;
    else if (character === ".") {
      if (length > LONGEST_ABBREVIATION || i > end) return false;
    } else if (character === "/") {
      if (length > 2) return false;
    } else if (!/\s/.test(character)) return false;
  }
  return breaks <= 1 && marks <= 1;
}
