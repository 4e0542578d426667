import type { Note } from "./note.ts";
import { IS } from "./word.ts";

/** Tokens that a row of titles may take, stops included; a longer one is none, and would be read again from each of them. */
const MOST_TITLE_TOKENS = 24;

/** "wife has MS. Other brother": a title that an illness is written as, where a note has capitals and small letters. */
const ILLNESSES: ReadonlySet<string> = new Set(["MS"]);

/** The index after titles, their stops and endings: "Prof. Dr. ", "Sig.ra ", "mw/dhr ", "Dr: "; `index` where none stands. */
export function skipTitles(note: Note, index: number, afterColon = false): number {
  const { tokens } = note;
  let at = index;
  for (;;) {
    const token = tokens[at];
    if (token === undefined || at - index >= MOST_TITLE_TOKENS) return at;
    if ((token.word.is & IS.title) === 0 || (at > index && token.startsLine)) return at;
    if (ILLNESSES.has(token.word.surface) && note.casing === "mixed" && tokens[at + 1]?.word.surface === ".") return at;
    let next = at + 1;
    const mark = tokens[next];
    if (mark !== undefined && !mark.startsLine) {
      const isColon = mark.word.surface === ":";
      // A lone letter is a title only before more.
      if (isColon && !afterColon && token.word.surface.length < 2) return at;
      if (isColon || mark.word.surface === ".") next++;
      else if (!mark.spaced && mark.word.surface === "-" && ((tokens[next + 1]?.word.is ?? 0) & IS.title) !== 0) next++;
      const ending = tokens[next];
      if (ending !== undefined && next > at + 1 && !ending.spaced && (ending.word.is & IS.titleEnding) !== 0) next++;
      if (tokens[next]?.word.surface === "." && tokens[next]?.spaced === false) next++;
    }
    // "Dr/a.", "Sr./Sra.", "dhr/mw"
    const slash = tokens[next];
    const other = tokens[next + 1];
    const isEnding = other !== undefined && (other.word.surface.length <= 3 || (other.word.is & IS.title) !== 0);
    if (slash?.word.surface === "/" && !slash.spaced && isEnding) {
      next += 2;
      if (tokens[next]?.word.surface === ".") next++;
    }
    at = next;
  }
}
