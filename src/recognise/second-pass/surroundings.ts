import { CHARACTER_CLASS, LINE_BREAK, LOWER, MARK, OTHER, UPPER } from "../../text/character-classes.ts";
import { foldWord } from "../../text/fold.ts";

/** A word beside a place in a text, on the same line. */
export interface Neighbour {
  /** Folded; empty where the line has none. */
  readonly word: string;
  readonly surface: string;
  /** What stands between the word and the place. */
  readonly gap: string;
}

/** A word is looked for so many code units away. */
export const LONGEST_GAP = 12;

/** The word before an index, its gap cut at 12 code units and at a line break (which is then part of the gap). */
export function wordBefore(text: string, index: number): Neighbour {
  let end = index;
  while (end > 0 && index - end < LONGEST_GAP && !isLetter(text, end - 1)) {
    end--;
    if (isLineBreak(text, end)) return { word: "", surface: "", gap: text.slice(end, index) };
  }
  let start = end;
  while (start > 0 && isLetter(text, start - 1)) start--;
  const surface = text.slice(start, end);
  return { word: foldWord(surface), surface, gap: text.slice(end, index) };
}

/** The word behind an index, as {@link wordBefore}. */
export function wordAfter(text: string, index: number): Neighbour {
  let start = index;
  while (start < text.length && start - index < LONGEST_GAP && !isLetter(text, start)) {
    if (isLineBreak(text, start)) return { word: "", surface: "", gap: text.slice(index, start + 1) };
    start++;
  }
  let end = start;
  while (end < text.length && isLetter(text, end)) end++;
  const surface = text.slice(start, end);
  return { word: foldWord(surface), surface, gap: text.slice(index, start) };
}

/** Where the line of an index begins; -1 if that is more than `most` code units before it, for a line may be as long as the text. */
export function lineStartNear(text: string, index: number, most: number): number {
  const from = Math.max(0, index - most - 1);
  const newline = text.slice(from, index).lastIndexOf("\n");
  if (newline >= 0) return from + newline + 1;
  return index <= most ? 0 : -1;
}

/** Where the line of an index ends; -1 if that is more than `most` code units behind it. */
export function lineEndNear(text: string, index: number, most: number): number {
  const newline = text.slice(index, index + most + 1).indexOf("\n");
  if (newline >= 0) return index + newline;
  return text.length - index <= most ? text.length : -1;
}

/** The class of the code unit at an index, {@link OTHER} outside the text: to ask the table for what is no unit is slow. */
export function classOfUnit(text: string, index: number): number {
  return index < 0 || index >= text.length ? OTHER : (CHARACTER_CLASS[text.charCodeAt(index)] as number);
}

/** A Latin or other letter of two cases, or a mark on one. */
export function isLetter(text: string, index: number): boolean {
  const kind = classOfUnit(text, index);
  return kind === LOWER || kind === UPPER || kind === MARK;
}

/** True for a capital. */
export function isUpper(text: string, index: number): boolean {
  return classOfUnit(text, index) === UPPER;
}

function isLineBreak(text: string, index: number): boolean {
  return classOfUnit(text, index) === LINE_BREAK;
}

/** The next line of a form belongs to another field, or to none. */
export function hasLineBreak(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (isLineBreak(text, i)) return true;
  return false;
}
