import { foldWord } from "../../../text/fold.ts";
import { acceptsAfterTitle, acceptsOpen } from "./accepts.ts";
import { isSignature, readDottedInitials } from "./initials.ts";
import { type Finding, isCapital, type Note } from "./note.ts";
import { isStop } from "./particles.ts";
import { parseName, toFinding } from "./parse-name.ts";
import { skipTitles } from "./titles.ts";
import type { Token } from "./tokens.ts";
import { IS } from "./word.ts";

/** Lines after a closing in which its signature may stand; blank lines do not count. */
const LINES_AFTER_CLOSING = 3;
/** Lines at the end of a note in which a name may sign without a closing. */
const LAST_LINES = 2;
/** Tokens of what a person is, after the name that signs. */
const LONGEST_ROLE = 4;
/** A closing stands within so many code units of its line's start, and its line is no longer than {@link LONGEST_LINE}. */
const LONGEST_CLOSING = 48;
const LONGEST_LINE = 120;

/** Token indices of a line that is not blank. */
interface Line {
  readonly first: number;
  readonly end: number;
}

/** Names and initials that sign: on the line of a closing ("Mvg, Jan") or on those after it, and those that end a note. */
export function findSignOffs(note: Note): Finding[] {
  const findings: Finding[] = [];
  const starts = note.openings.lines;
  const lines = starts.map((first, index) => ({ first, end: starts[index + 1] ?? note.tokens.length }));
  for (const [index, line] of lines.entries()) {
    const found = readClosing(note, lines, index) ?? readByline(note, line);
    if (found !== undefined) findings.push(found);
  }
  for (const line of lines.slice(Math.max(1, lines.length - LAST_LINES))) {
    const found = readClosingLine(note, line);
    if (found !== undefined) findings.push(found);
  }
  return findings;
}

/** The signature of a closing formula, on its own line or on the next ones. */
function readClosing(note: Note, lines: readonly Line[], index: number): Finding | undefined {
  const { tokens } = note;
  const line = lines[index] as Line;
  const closingEnd = findClosing(note, line);
  if (closingEnd === undefined) return undefined;
  let rest = line.first;
  while (rest < line.end && (tokens[rest] as Token).start < closingEnd) rest++;
  for (const [offset, candidate] of lines.slice(index, index + 1 + LINES_AFTER_CLOSING).entries()) {
    if (offset > 0 && isShortClosing(note, candidate)) return undefined;
    const found = readSignature(note, offset === 0 ? { first: rest, end: line.end } : candidate, offset === 0);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Where the closing formula ends that a line begins with, in UTF-16 code units; undefined if it begins with none. */
function findClosing({ text, tokens, lexicon }: Note, line: Line): number | undefined {
  const start = (tokens[line.first] as Token).start;
  const end = (tokens[line.end - 1] as Token).end;
  if (end - start > LONGEST_LINE || !mayClose(tokens, line.first, lexicon.names.signOffFirsts)) return undefined;
  const head = text.slice(start, Math.min(end, start + LONGEST_CLOSING));
  const folded = foldWord(head);
  const closing = lexicon.names.signOff.exec(folded.length === head.length ? folded : head.toLowerCase());
  return closing === null ? undefined : start + closing[0].length;
}

/** Whether a closing may begin at a line's first token, by its first word: what this refuses, the pattern does not match. */
export function mayClose(tokens: readonly Token[], first: number, firsts: ReadonlySet<string>): boolean {
  const [{ word }, next] = [tokens[first] as Token, tokens[first + 1]];
  const { key, surface, shape } = word;
  // Marks may stand before a closing, figures may not.
  if (shape === "other") return !(surface >= "0" && surface < ":");
  // "mvg-Jan" is one word, "GroetJes" may be two.
  const isGlued = next !== undefined && !next.spaced && next.word.shape !== "other";
  return firsts.has(key) || isGlued || !PLAIN.test(surface);
}

/** Of other words more than the first letters may be folded. */
const PLAIN = /^[A-Za-z]*$/;

/** Whether a line begins with a closing that is a name's short form, too: "Fdo. Ana Gil" is signed by Ana, not by Fernando. It is read by itself. */
function isShortClosing(note: Note, line: Line): boolean {
  const { word } = note.tokens[line.first] as Token;
  return (word.is & IS.shortName) !== 0 && findClosing(note, line) !== undefined;
}

/** What signs at a line's start; `isClosingLine`: behind the closing itself, where small letters sign too. */
function readSignature(note: Note, { first, end }: Line, isClosingLine: boolean): Finding | undefined {
  const { tokens } = note;
  const start = skipTitles(note, first, true);
  const token = tokens[start];
  if (start >= end || token === undefined) return undefined;
  const isShort = end - start <= 2 || tokens[start + 1]?.word.surface === ",";
  const name = parseName(note, start, (_, word, place) => {
    const facts = word.word;
    if (isStop(note, word, place.index) || (facts.isOrdinary && !facts.isName)) return false;
    // "saluti dal reparto": in small letters a lone word must be a name.
    if (!isCapital(word) && facts.isOrdinary && !isShort) return false;
    if (!isCapital(word) && !facts.isName && !isClosingLine) return false;
    return acceptsAfterTitle(note, word, place);
  });
  if (name !== undefined && name.end <= end) {
    const isNamed = name.dotted > 0 || start > first || isShort || name.words.some(({ word }) => word.isName);
    if (isNamed) return toFinding(name, "sign-off", 0.9);
  }
  const isLetters =
    isClosingLine && token.word.shape !== "other" && token.word.surface.length <= 3 && !token.word.isOrdinary;
  if ((isSignature(token) || isLetters) && isShort && (token.word.is & IS.functionWord) === 0)
    return { start, end: start + 1, rule: "initials", score: 0.7 };
  const dotted = readDottedInitials(tokens, start);
  return dotted > start ? { start, end: dotted, rule: "initials", score: 0.7 } : undefined;
}

/** "(JB)": initials in brackets that are a line of their own. */
function readByline({ tokens }: Note, { first, end }: Line): Finding | undefined {
  const token = tokens[first + 1];
  if (end - first !== 3 || tokens[first]?.word.surface !== "(" || tokens[end - 1]?.word.surface !== ")")
    return undefined;
  if (token === undefined || !isSignature(token)) return undefined;
  return { start: first + 1, end: first + 2, rule: "initials", score: 0.7 };
}

/** A last line that is a name ("Jan Bos") or a name and a role ("JB, fysiotherapeut"), without any closing before it. */
function readClosingLine(note: Note, { first, end }: Line): Finding | undefined {
  const { tokens } = note;
  if (isShortClosing(note, { first, end })) return undefined;
  const { word } = tokens[first] as Token;
  const at = skipTitles(note, (word.is & IS.role) === 0 ? first : first + 1);
  if (at >= end) return undefined;
  const name = parseName(note, at, acceptsOpen(note));
  const dotted = readDottedInitials(tokens, at);
  const isInitials = name === undefined && (dotted > at || isSignature(tokens[at] as Token));
  const after = name?.end ?? (dotted > at ? dotted : at + 1);
  const isParted = CLOSING_MARKS.has(tokens[after]?.word.surface ?? "");
  const role = isParted && after + 1 < end ? tokens[after + 1]?.word : undefined;
  const isShort = end - after <= LONGEST_ROLE + 1;
  const isRole =
    role !== undefined &&
    ((role.is & IS.role) !== 0 || (isShort && role.shape === "lower" && (role.isOrdinary || role.isCompound)));
  if ((after < end && !isRole) || after > end) return undefined;
  if (isInitials) return note.casing === "mixed" ? { start: at, end: after, rule: "initials", score: 0.6 } : undefined;
  const isNamed =
    name !== undefined &&
    (name.dotted + name.undotted > 0 || name.words.some((token) => isSigning(token, role !== undefined)));
  return isNamed ? toFinding(name, "sign-off", 0.8) : undefined;
}

function isSigning({ word }: Token, hasRole: boolean): boolean {
  return word.isSureName || word.isCapitalName || (hasRole && word.isName);
}

const CLOSING_MARKS: ReadonlySet<string> = new Set([",", "(", "/", "-"]);
