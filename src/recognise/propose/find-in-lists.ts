import { entityAt } from "../../text/entities.ts";
import type { Span } from "../../text/span.ts";
import type { NoteLanguage } from "../../text/note-languages.ts";
import type { Reading } from "../reading.ts";
import { BED_NUMBER } from "../rules/engine/beds.ts";
import { firstTokenFrom, isCapital, type Note } from "../rules/engine/note.ts";
import { parseName, type WordPlace } from "../rules/engine/parse-name.ts";
import { readNote } from "../rules/engine/read-note.ts";
import type { Token } from "../rules/engine/tokens.ts";
import { IS, isNobodys } from "../rules/engine/word.ts";
import { isCalendarWord } from "../rules/languages/calendar.ts";
import { LANGUAGES } from "../rules/languages/languages.ts";

/** A line that begins with a name or may do. */
interface Entry {
  /** How the line is built: what stands before the name, and what behind it. */
  readonly kind: string;
  /** A person was found there. */
  readonly isPerson: boolean;
  /** Of the name, or of the words that stand in its place; code units. */
  readonly start: number;
  readonly end: number;
}

/** People who make a list of lines that are built alike, and their share of those. */
const FEWEST_PEOPLE = 2;
const LEAST_SHARE = 2 / 3;
const SCORE = 0.8;
/** Words in capitals up to this length may be abbreviations. */
const LONGEST_ABBREVIATION = 4;
/** Written to what a list finds. */
export const LIST_SOURCE = "list";
/** What goes before an entry, and what closes its name. */
const BULLETS: ReadonlySet<string> = new Set(["-", "–", "—", "•", "*", "·", ">", "+"]);
const CLOSING: ReadonlySet<string> = new Set([":", "-", "–", "—", ",", "(", "=", "/", "→", ">"]);
const NO_NAME = IS.functionWord | IS.title | IS.role | IS.kin | IS.site | IS.siteBefore | IS.noSignature;

/**
 * People whom nothing but a list tells: "Mahabier: afw." on one line, "Oosterlaken: duizelig" on another. Where lines are built alike and most of
 * them begin with a person in `names`, what stands in that place on the others is a person too, unless it is a word. What is found may lie over other `names`.
 */
export function findInLists(language: NoteLanguage, reading: Reading, names: readonly Span[]): Span[] {
  if (names.length < FEWEST_PEOPLE) return [];
  const note = readNote(reading, LANGUAGES[language]);
  // Where all is in capitals, they tell no name.
  if (note.casing === "upper" || note.openings.lines.length <= FEWEST_PEOPLE) return [];
  const persons = new Map<number, Span>();
  for (const span of names) if (entityAt(note.text, span) === "PERSON") persons.set(span.start, span);
  const lists = new Map<string, Entry[]>();
  for (const line of note.openings.lines) {
    const entry = readEntry(note, line, persons);
    if (entry === undefined) continue;
    const list = lists.get(entry.kind);
    if (list === undefined) lists.set(entry.kind, [entry]);
    else list.push(entry);
  }
  const found: Span[] = [];
  for (const list of lists.values()) {
    const people = list.filter(({ isPerson }) => isPerson).length;
    if (people < FEWEST_PEOPLE || people < LEAST_SHARE * list.length) continue;
    for (const { isPerson, start, end } of list)
      if (!isPerson) found.push({ start, end, label: "PERSON", score: SCORE, source: LIST_SOURCE });
  }
  return found;
}

function readEntry(note: Note, line: number, persons: ReadonlyMap<number, Span>): Entry | undefined {
  const { tokens } = note;
  const [opening, first] = readOpening(note, line);
  const token = tokens[first];
  if (token === undefined || (first > line && token.startsLine)) return undefined;
  const name = persons.get(token.start);
  const end = name === undefined ? parseName(note, first, mayBeListed)?.end : firstTokenFrom(tokens, name.end);
  const closing = end === undefined ? undefined : closingAt(tokens, end);
  if (end === undefined || closing === undefined) return undefined;
  const last = tokens[end - 1] as Token;
  return { kind: opening + closing, isPerson: name !== undefined, start: token.start, end: last.end };
}

/** What a line begins with, and the token behind it: a bullet, a number, a bed and its number, or nothing. */
function readOpening({ tokens, lexicon }: Note, line: number): readonly [opening: string, first: number] {
  const [first, second, third] = [tokens[line] as Token, tokens[line + 1], tokens[line + 2]];
  if (BULLETS.has(first.word.surface)) return [first.word.surface, line + 1];
  const isBed = lexicon.names.beds?.has(first.word.key) === true && BED_NUMBER.test(second?.word.surface ?? "");
  const number = isBed ? line + 1 : line;
  if (!isBed && !BED_NUMBER.test(first.word.surface)) return ["", line];
  const mark = (isBed ? third : second)?.word.surface ?? "";
  const isMarked = mark === "." || mark === ")" || mark === ":" || BULLETS.has(mark);
  return [`${isBed ? "bed" : ""}0${isMarked ? mark : ""}`, number + (isMarked ? 2 : 1)];
}

/** The mark behind a name, `0` for a number; undefined for a word, a stop or the line's end. */
function closingAt(tokens: readonly Token[], index: number): string | undefined {
  const token = tokens[index];
  if (token === undefined || token.startsLine) return undefined;
  const { surface } = token.word;
  if (CLOSING.has(surface)) return surface;
  return BED_NUMBER.test(surface) ? "0" : undefined;
}

/** Written as a name, and no word, term or abbreviation. */
function mayBeListed({ casing }: Note, token: Token, { isFirst, afterParticle }: WordPlace): boolean {
  const { word } = token;
  if (casing === "lower" ? word.isCompound : !isCapital(token)) return false;
  if ((word.is & NO_NAME) !== 0 || isCalendarWord(word.key)) return false;
  if (word.shape === "upper" && word.surface.length <= LONGEST_ABBREVIATION) return false;
  if (word.isNationality || ((word.isTerm || word.isMedical) && isNobodys(word))) return false;
  if (word.placeNode !== 0 && !word.isName) return false;
  return !word.isOrdinary || (word.isName && (afterParticle || !isFirst));
}
