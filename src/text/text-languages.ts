import {
  countLetters,
  detectLanguages,
  detectOther,
  isClearlySupported,
  type OtherDemands,
} from "./detect-language.ts";
import type { NoteLanguage } from "./note-languages.ts";
import type { Stretch } from "./tokenise.ts";

/** A passage of a text in a language that is not supported. */
export interface OtherPassage extends Stretch {
  /** ISO 639-1; "und" if it is not known. */
  readonly language: string;
}

/** Which languages a text is in. */
export interface TextLanguages {
  /** Supported ones that it may be in, likeliest first, see {@link detectLanguages}; none if all of it is in others. */
  readonly languages: readonly NoteLanguage[];
  /** What is in others, sorted and disjoint. */
  readonly others: readonly OtherPassage[];
}

/** A passage has so many letters at least, but for that of a text that has fewer: the shorter, the less sure. */
const PASSAGE_LETTERS = 60;
/** A passage is cut at a line's or word's end when it is as long as the detector reads, in UTF-16 code units. */
const PASSAGE_LENGTH = 320;
/** Measured on the notes of corpora/ and others: in docs/reference/recognition-figures.md. A text of many passages has as many chances to be wrong. */
const WHOLE: OtherDemands = { letters: 25, margin: 0.03 };
const PASSAGE: OtherDemands = { letters: PASSAGE_LETTERS, margin: 0.05 };

/**
 * The languages of a text, paragraph by paragraph: those of less than a line are read with the one before or behind. Of
 * notes in one language with quotes in another, the quotes alone are in the other language.
 */
export function readTextLanguages(text: string): TextLanguages {
  const passages = cutPassages(text);
  const demands = passages.length > 1 ? PASSAGE : WHOLE;
  const others: { start: number; end: number; language: string }[] = [];
  let rest = "";
  for (const { start, end } of passages) {
    const passage = text.slice(start, end);
    const language = passages.length > 1 && isClearlySupported(passage) ? undefined : detectOther(passage, demands);
    const last = others.at(-1);
    if (language === undefined) rest += passage;
    else if (last?.end === start && last.language === language) last.end = end;
    else others.push({ start, end, language });
  }
  if (others.length === 0) return { languages: detectLanguages(text), others };
  return {
    languages: lettersOf(rest) < WHOLE.letters ? [] : detectLanguages(rest),
    others: wholeIf(text, rest, others),
  };
}

/** One passage of a text of which nothing else can be told. */
function wholeIf(text: string, rest: string, others: readonly OtherPassage[]): readonly OtherPassage[] {
  const [first] = others;
  if (first === undefined || lettersOf(rest) >= WHOLE.letters) return others;
  if (others.some(({ language }) => language !== first.language)) return others;
  return [{ start: 0, end: text.length, language: first.language }];
}

function lettersOf(text: string): number {
  const { latin, others } = countLetters(text);
  return latin + others;
}

/** Stretches that make up a text: paragraphs, long ones in pieces, short ones with the next. */
function cutPassages(text: string): Stretch[] {
  const passages: { start: number; end: number }[] = [];
  let start = 0;
  for (let at = 0; at < text.length;) {
    const end = endOfPiece(text, at);
    const isParagraphEnd = text.slice(end, endOfLine(text, end)).trim() === "";
    const isLong = end - start >= PASSAGE_LENGTH;
    if ((isLong || isParagraphEnd) && lettersOf(text.slice(start, end)) >= PASSAGE_LETTERS) {
      passages.push({ start, end });
      start = end;
    }
    at = end;
  }
  const last = passages.at(-1);
  if (last === undefined) return [{ start: 0, end: text.length }];
  last.end = text.length;
  return passages;
}

/** Where a line ends, or a piece of a long one. */
function endOfPiece(text: string, from: number): number {
  const lineEnd = endOfLine(text, from);
  if (lineEnd - from <= PASSAGE_LENGTH) return lineEnd;
  const space = text.lastIndexOf(" ", from + PASSAGE_LENGTH);
  return space > from ? space + 1 : from + PASSAGE_LENGTH;
}

function endOfLine(text: string, from: number): number {
  const newline = text.indexOf("\n", from);
  return newline < 0 ? text.length : newline + 1;
}
