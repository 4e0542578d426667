import { acceptsAfterTitle } from "./accepts.ts";
import { parseName } from "./name.ts";
import { isSignature, skipTitles, toFinding, type Finding } from "./persons.ts";
import { SIGN_OFF } from "./triggers.ts";
import type { Token } from "./tokens.ts";

/** Lines after a closing in which its signature may stand; blank lines do not count. */
const LINES_AFTER_CLOSING = 3;

interface Line {
  /** UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/** Names and initials that sign: on the line of a closing ("Mvg, Jan") or on those after it, and initials that end a note. */
export function findSignOffs(text: string, tokens: readonly Token[]): Finding[] {
  const findings: Finding[] = [];
  const lines = readLines(text);
  for (const [index, line] of lines.entries()) {
    const closing = SIGN_OFF.exec(text.slice(line.start, line.end).toLowerCase());
    if (closing === null) continue;
    const rest = { start: line.start + closing[0].length, end: line.end };
    const candidates = [rest, ...lines.slice(index + 1, index + 1 + LINES_AFTER_CLOSING)];
    for (const candidate of candidates) {
      const found = readSignature(tokens, candidate, candidate === rest);
      if (found === undefined) continue;
      findings.push(found);
      break;
    }
  }
  const lastLine = lines.at(-1);
  const alone = lastLine && tokensIn(tokens, lastLine);
  if (alone?.start !== undefined && alone.end - alone.start === 1 && isSignature(tokens[alone.start] as Token)) {
    findings.push({ ...alone, words: [], rule: "initials", score: 0.5 });
  }
  return findings;
}

/** Lines that are not blank. */
function readLines(text: string): Line[] {
  return [...text.matchAll(/[^\r\n]*\S[^\r\n]*/g)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** Token indices of a line. */
function tokensIn(tokens: readonly Token[], line: Line): { start: number; end: number } {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle] as Token).start < line.start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < tokens.length && (tokens[end] as Token).end <= line.end) end++;
  return { start: low, end };
}

/** What signs at a line's start; `isClosingLine`: behind the closing itself, where small letters sign too. */
function readSignature(tokens: readonly Token[], line: Line, isClosingLine: boolean): Finding | undefined {
  const { start, end } = tokensIn(tokens, line);
  const at = skipTitles(tokens, start);
  const token = tokens[at];
  if (at >= end || token === undefined) return undefined;
  const name = parseName(tokens, at, (word, place) => {
    const isLower = word.shape === "lower";
    if (isLower && word.isOrdinary && !(end - at <= 2 && word.isName)) return false;
    return (!word.isOrdinary || word.isName) && acceptsAfterTitle(word, place);
  });
  if (name !== undefined && name.end <= end) return toFinding(name, "sign-off", 0.9);
  const isShort = end - at <= 2 || tokens[at + 1]?.surface === ",";
  const isInitials = isSignature(token) || (isClosingLine && /^\p{L}{1,3}$/u.test(token.surface) && !token.isOrdinary);
  if (isInitials && isShort) return { start: at, end: at + 1, words: [], rule: "initials", score: 0.7 };
  const dotted = readDotted(tokens, at, end);
  return dotted > at ? { start: at, end: dotted, words: [], rule: "initials", score: 0.7 } : undefined;
}

/** "A.B." alone on the line: the index after it. */
function readDotted(tokens: readonly Token[], start: number, end: number): number {
  let at = start;
  while (at + 1 < end && /^\p{L}$/u.test((tokens[at] as Token).surface) && tokens[at + 1]?.surface === ".") at += 2;
  return at > start && end - at <= 1 ? at : start;
}
