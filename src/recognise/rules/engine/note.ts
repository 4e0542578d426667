import { firstIndexWhere } from "../../../base/first-index-where.ts";
import type { FieldName } from "../../field-names/field-name.ts";
import type { Lexicon } from "./lexicon.ts";
import { type Token, tokenAt } from "./tokens.ts";
import { BEGINS } from "./word.ts";

/** A name or place with the rule that found it; token indices. */
export interface Finding {
  readonly start: number;
  readonly end: number;
  readonly rule: string;
  readonly score: number;
}

/** How a note is written: in `lower` and `upper` notes a letter's case says nothing of names. */
export type Casing = "mixed" | "lower" | "upper";

/** Where in a note rules begin: indices of tokens, in order. Of ten tokens some seven begin nothing. */
export interface Openings {
  /** Tokens that may begin what names a person, see `BEGINS.person`. */
  readonly persons: readonly number[];
  /** Tokens that a listed place may begin with. */
  readonly places: readonly number[];
  /** Words that may be places which hyphens join. */
  readonly routes: readonly number[];
  /** Letters that may stand for a province. */
  readonly provinces: readonly number[];
  /** The first tokens of lines that are not blank. */
  readonly lines: readonly number[];
  /** Somebody speaks or interprets somewhere: languages may be told. */
  readonly hasSpeakers: boolean;
}

/** What the rules read of a note. */
export interface Note {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly fields: readonly FieldName[];
  /** Where the names of fields begin, in code units. */
  readonly fieldStarts: ReadonlySet<number>;
  readonly lexicon: Lexicon;
  readonly casing: Casing;
  readonly openings: Openings;
}

/** Words that a note must have before its casing says anything. */
const FEWEST_WORDS = 4;
/** "deVries" may be a name, "pH" and "mmHg" are none. */
const SHORTEST_MIXED = 5;
/** Share of words in small letters below which a note is in capitals. */
const FEW_LOWER = 0.15;

/** Index of the first token that starts at `offset` (UTF-16 code units) or later. */
export function firstTokenFrom(tokens: readonly Token[], offset: number): number {
  return firstIndexWhere(tokens.length, (index) => (tokens[index] as Token).start >= offset);
}

/** Index of the first token that ends behind `offset` (UTF-16 code units): the one that stands there, or the next. */
export function firstTokenBehind(tokens: readonly Token[], offset: number): number {
  return firstIndexWhere(tokens.length, (index) => (tokens[index] as Token).end > offset);
}

/** Finds where rules begin. */
export function findOpenings(tokens: readonly Token[]): Openings {
  const persons: number[] = [];
  const places: number[] = [];
  const routes: number[] = [];
  const provinces: number[] = [];
  const lines: number[] = [];
  let hasSpeakers = false;
  for (let i = 0; i < tokens.length; i++) {
    const { begins, startsLine } = tokens[i] as Token;
    if ((begins & BEGINS.person) !== 0) persons.push(i);
    if ((begins & BEGINS.place) !== 0) places.push(i);
    if ((begins & BEGINS.route) !== 0) routes.push(i);
    if ((begins & BEGINS.province) !== 0) provinces.push(i);
    if ((begins & BEGINS.speaks) !== 0) hasSpeakers = true;
    if (startsLine || i === 0) lines.push(i);
  }
  return { persons, places, routes, provinces, lines, hasSpeakers };
}

/** Does the name of a field begin with this token? Most notes have none. */
export function startsField({ fields, fieldStarts }: Note, { start }: Token): boolean {
  return fields.length > 0 && fieldStarts.has(start);
}

/** How a note is written. Words of one letter do not count; nor do capitals alone ("MRSA") make a note of small letters another. */
export function casingOf(tokens: readonly Token[]): Casing {
  let [lower, upper, capital] = [0, 0, 0];
  for (const { begins } of tokens) {
    if ((begins & BEGINS.lower) !== 0) lower++;
    else if ((begins & BEGINS.upper) !== 0) upper++;
    else if ((begins & BEGINS.capital) !== 0) capital++;
  }
  if (lower + upper + capital < FEWEST_WORDS) return "mixed";
  if (capital === 0 && lower > upper) return "lower";
  return lower <= FEW_LOWER * (lower + upper + capital) && upper > 2 * (lower + capital) ? "upper" : "mixed";
}

/** Written as names are in a note of capitals and small letters. */
export function isCapital(token: Token): boolean {
  const { shape, surface } = token.word;
  return shape === "capital" || shape === "upper" || (shape === "mixed" && surface.length >= SHORTEST_MIXED);
}

/** Written as a name, and its casing says so. */
export function isCapitalHere(note: Note, token: Token): boolean {
  return note.casing === "upper" ? token.word.shape === "capital" : isCapital(token);
}

/** Not the first word of a line or sentence, where any word has a capital. */
export function opensSentence(note: Note, index: number): boolean {
  const token = note.tokens[index] as Token;
  const before = tokenAt(note.tokens, index - 1);
  if (before === undefined || token.startsLine) return true;
  return before.word.shape === "other" && SENTENCE_MARKS.has(before.word.surface);
}

const SENTENCE_MARKS: ReadonlySet<string> = new Set([
  ".",
  "!",
  "?",
  ":",
  "•",
  "-",
  "–",
  "*",
  '"',
  "“",
  "‘",
  "(",
  "¿",
  "¡",
  ">",
  "→",
]);
