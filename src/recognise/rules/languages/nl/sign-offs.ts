import { acceptsAfterTitle, acceptsOpen } from "./accepts.ts";
import { parseName } from "./name.ts";
import { isSignature, readDottedInitials, skipTitles, toFinding, type Finding } from "./persons.ts";
import { OPENINGS, ROLES, SIGN_OFF } from "./triggers.ts";
import type { Token } from "./tokens.ts";

/** Lines after a closing in which its signature may stand; blank lines do not count. */
const LINES_AFTER_CLOSING = 3;

/** Lines at the end of a note in which a name may sign without a closing. */
const LAST_LINES = 2;

/** Tokens of what somebody is, after the name that signs. */
const LONGEST_ROLE = 4;

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
  for (const [index, line] of lines.entries()) {
    const found =
      readByline(tokens, line) ??
      (index < Math.max(1, lines.length - LAST_LINES) ? undefined : readClosingLine(tokens, line));
    if (found !== undefined) findings.push(found);
  }
  return findings;
}

/** "(JB)": initials in brackets that are a line of their own. */
function readByline(tokens: readonly Token[], line: Line): Finding | undefined {
  const { start, end } = tokensIn(tokens, line);
  const token = tokens[start + 1];
  if (end - start !== 3 || tokens[start]?.surface !== "(" || tokens[end - 1]?.surface !== ")") return undefined;
  if (token === undefined || !isSignature(token)) return undefined;
  return { start: start + 1, end: start + 2, words: [], rule: "initials", score: 0.7 };
}

/** A last line that is a name ("Jan Bos") or a name and a role ("JB, fysiotherapeut"), without any closing before it. */
function readClosingLine(tokens: readonly Token[], line: Line): Finding | undefined {
  const { start, end } = tokensIn(tokens, line);
  const isRole = ROLES.has(tokens[start]?.key ?? "") || OPENINGS.has(tokens[start]?.key ?? "");
  const at = skipTitles(tokens, isRole ? start + 1 : start);
  if (at >= end) return undefined;
  const name = parseName(tokens, at, acceptsOpen);
  const dotted = readDottedInitials(tokens, at);
  const isInitials = name === undefined && (dotted > at || isSignature(tokens[at] as Token));
  const after = name?.end ?? (dotted > at ? dotted : at + 1);
  const comma = /^[,(/-]$/.test(tokens[after]?.surface ?? "");
  const role = comma && after + 1 < end ? tokens[after + 1] : undefined;
  const isShort = end - after <= LONGEST_ROLE + 1;
  const isSigned =
    after >= end || (role !== undefined && (ROLES.has(role.key) || (isShort && (role.isOrdinary || role.isCompound))));
  if (!isSigned || after > end) return undefined;
  if (isInitials) return { start: at, end: after, words: [], rule: "initials", score: 0.6 };
  const isNamed =
    name !== undefined &&
    (name.dotted + name.undotted > 0 ||
      name.words.some((word) => word.isSureName || word.isCapitalName || (role !== undefined && word.isName)));
  return isNamed ? toFinding(name, "sign-off", 0.8) : undefined;
}

/** Lines that are not blank. */
function readLines(text: string): Line[] {
  // A pattern that asks for the character itself would try every stretch of a long blank line.
  return [...text.matchAll(/[^\r\n]+/g)]
    .filter(([line]) => line.trim() !== "")
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
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
  const dotted = readDottedInitials(tokens, at);
  return dotted > at ? { start: at, end: dotted, words: [], rule: "initials", score: 0.7 } : undefined;
}
