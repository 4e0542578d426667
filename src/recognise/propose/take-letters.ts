import { isCapitalAt } from "../../text/character-classes.ts";
import { entityAt } from "../../text/entities.ts";
import { moveSpan, type Span } from "../../text/span.ts";
import type { NoteLanguage } from "../../text/note-languages.ts";
import type { Reading } from "../reading.ts";
import { readNote } from "../rules/engine/read-note.ts";
import type { Note } from "../rules/engine/note.ts";
import type { Token } from "../rules/engine/tokens.ts";
import { LANGUAGES } from "../rules/languages/languages.ts";
import { readFoundName } from "../features/found-name.ts";

const CLOSING: ReadonlySet<string> = new Set([",", ";", ")", "?", "!"]);

/**
 * The names, sorted and disjoint, with the letter that stands for a surname behind a given name alone: "Hollie T to confirm". What a number follows
 * is a measure ("Hollie T 37.2").
 */
export function takeLetters(language: NoteLanguage, reading: Reading, names: readonly Span[]): readonly Span[] {
  if (names.length === 0) return names;
  const { text } = reading;
  return names.map((span, index) => {
    // Most names have no capital behind them.
    if (text[span.end] !== " " || !isCapitalAt(text, span.end + 1) || entityAt(text, span) !== "PERSON") return span;
    const end = endOfLetter(language, readNote(reading, LANGUAGES[language]), span);
    const next = names[index + 1];
    return end === undefined || (next !== undefined && next.start < end) ? span : moveSpan(span, span.start, end);
  });
}

function endOfLetter(language: NoteLanguage, note: Note, span: Span): number | undefined {
  const name = readFoundName(note, span);
  if (name.words.length !== 1 || name.initials > 0) return undefined;
  const { tokens } = note;
  const [first, letter, behind] = [tokens[name.end - 1] as Token, tokens[name.end], tokens[name.end + 1]];
  if (!first.word.isGiven || first.word.shape !== "capital" || first.end !== span.end) return undefined;
  if (letter?.word.isInitial !== true || letter.startsLine || LANGUAGES[language].loneCapitals.has(letter.word.surface))
    return undefined;
  const isClosed = behind === undefined || behind.startsLine || CLOSING.has(behind.word.surface);
  return isClosed || (behind.spaced && behind.word.shape === "lower") ? letter.end : undefined;
}
