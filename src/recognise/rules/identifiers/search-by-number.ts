import type { Reading } from "../../reading.ts";
import type { TokenTable } from "../../token-table.ts";
import { numbersOf } from "./numbers-of.ts";

/** What every match of a pattern has, so that it is looked for only near numbers that may be in one. */
interface NumberOfMatch {
  /** Source of an expression that ends where white space and then the number begin. */
  readonly before: string;
  /** Most code units from a match's beginning to the number. */
  readonly reach: number;
}

/**
 * What `matchAll` finds of a pattern whose matches begin where a token does and have a number in them. Few numbers stand behind what makes
 * one of such a match, while a match may begin like any name.
 */
export function searchByNumber(
  pattern: RegExp,
  { before, reach }: NumberOfMatch,
): (reading: Reading) => RegExpExecArray[] {
  const sticky = new RegExp(pattern.source, pattern.flags.replace("g", "y"));
  const number = new RegExp(`(?<=(?:${before})\\s)\\d`, "uy");
  return (reading) => {
    const { text, tokens } = reading;
    const { start, spaced } = tokens;
    const found: RegExpExecArray[] = [];
    let from = 0;
    for (const i of reading.get(numbersOf)) {
      if (spaced[i] === 0) continue;
      number.lastIndex = start[i] as number;
      if (!number.test(text)) continue;
      for (let first = firstFrom(tokens, i, (start[i] as number) - reach); first < i; first++) {
        const place = start[first] as number;
        if (place < from) continue;
        sticky.lastIndex = place;
        const match = sticky.exec(text);
        from = match === null ? place + 1 : sticky.lastIndex;
        if (match !== null) found.push(match);
      }
    }
    return found;
  };
}

/** The first token before the one at `index` that begins at `from` or behind it. */
function firstFrom({ start }: TokenTable, index: number, from: number): number {
  let first = index;
  while (first > 0 && (start[first - 1] as number) >= from) first--;
  return first;
}
