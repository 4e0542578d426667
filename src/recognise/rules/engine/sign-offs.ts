import { foldWord } from "../../../text/fold.ts";
import { type Finding, isCapital, isStop, type Note, skipTitles, toFinding } from "./note.ts";
import { parseName } from "./parse-name.ts";
import type { Token } from "./tokens.ts";

/** Lines after a closing in which its signature may stand; blank lines do not count. */
const LINES_AFTER_CLOSING = 3;
/** Longer lines are sentences. */
const LONGEST_CLOSING = 120;

/** Names that sign: on the line of a closing ("Kind regards, Jo") or on those after it. */
export function findSignOffs(note: Note): Finding[] {
  const { tokens, names } = note;
  const findings: Finding[] = [];
  let at = 0;
  for (const { 0: line, index } of note.text.matchAll(/[^\r\n]+/g)) {
    while (at < tokens.length && (tokens[at] as Token).start < index) at++;
    if (line.length > LONGEST_CLOSING || line.trim() === "") continue;
    const closing = names.signOff.exec(foldKeepingLength(line));
    if (closing === null) continue;
    let first = at;
    while (first < tokens.length && (tokens[first] as Token).start < index + closing[0].length) first++;
    const found = readSignature(note, first, LINES_AFTER_CLOSING);
    if (found !== undefined) findings.push(found);
  }
  return findings;
}

/** Folding may change a text's length; the closing's length must be counted in the original. */
function foldKeepingLength(line: string): string {
  const folded = foldWord(line);
  return folded.length === line.length ? folded : line.toLowerCase();
}

/** The first name among the next lines, from the token at `first`: at a line's beginning, behind titles. */
function readSignature(note: Note, first: number, lines: number): Finding | undefined {
  let line = 0;
  for (let i = first; i < note.tokens.length; i++) {
    const token = note.tokens[i] as Token;
    if (token.startsLine && i > first) line++;
    if (line > lines) return undefined;
    if (i > first && !token.startsLine) continue;
    const start = skipTitles(note, i, true);
    const name = parseName(note.tokens, start, note.names, (word, _, index) => {
      if (isStop(note, word, index)) return false;
      if (isCapital(word)) return word.facts.isName || !word.facts.isOrdinary;
      return word.shape === "lower" && word.facts.isSureName;
    });
    const isNamed =
      name !== undefined && (name.initials > 0 || start > i || name.words.some((word) => word.facts.isName));
    if (isNamed) return toFinding(name, "sign-off", 0.88);
  }
  return undefined;
}
