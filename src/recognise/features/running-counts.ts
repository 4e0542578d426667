import { firstTokenFrom, type Note, opensSentence } from "../rules/engine/note.ts";
import { IS, type Word } from "../rules/engine/word.ts";
import type { LineLabels } from "./line-labels.ts";

/** Kinds of tokens that are counted, or of what begins at them. */
const COUNTED = [
  // Words: all, by how they are written, and by what lists know of them.
  "words",
  "lower",
  "upper",
  "capital",
  "ordinary",
  "unknown",
  "terms",
  // Terms that are no ordinary words.
  "rareTerms",
  // Those with a capital that open no sentence.
  "capitalInside",
  "numbers",
  // Lines, those with a label that other lines have too, and those with one of their own; fields of a form.
  "lines",
  "talk",
  "forms",
  "fields",
] as const;
export type CountedKind = (typeof COUNTED)[number];

const KINDS = COUNTED.length;
const COLUMN = Object.fromEntries(COUNTED.map((kind, column) => [kind, column])) as Readonly<
  Record<CountedKind, number>
>;
const BIT = Object.fromEntries(COUNTED.map((kind, column) => [kind, 1 << column])) as Readonly<
  Record<CountedKind, number>
>;

/** How many tokens of each kind stand before each token of a document: `[tokens + 1, kinds]`, so that a window's number is a difference. */
export type RunningCounts = Int32Array;

/** Counts of a note, its lines by their labels. */
export function countRunning(note: Note, labels: LineLabels, isTerm: (word: Word) => boolean): RunningCounts {
  const { tokens, fields } = note;
  const fieldTokens = new Set(fields.map(({ start }) => firstTokenFrom(tokens, start)));
  const counts = new Int32Array((tokens.length + 1) * KINDS);
  let cell = KINDS;
  for (const [index, { word, startsLine, start }] of tokens.entries()) {
    let kinds = kindsOf(word, isTerm);
    if ((kinds & BIT.capital) !== 0 && !opensSentence(note, index)) kinds |= BIT.capitalInside;
    if (startsLine) {
      const lines = labels.at(start) ?? 0;
      kinds |= BIT.lines | (lines > 1 ? BIT.talk : 0) | (lines === 1 ? BIT.forms : 0);
    }
    if (fieldTokens.has(index)) kinds |= BIT.fields;
    for (let column = 0; column < KINDS; column++, cell++)
      counts[cell] = (counts[cell - KINDS] as number) + ((kinds >> column) & 1);
  }
  return counts;
}

/** The kinds of a word, wherever it stands: a bit each. */
function kindsOf(word: Word, isTerm: (word: Word) => boolean): number {
  const { shape } = word;
  if (shape === "other") return /^\d/.test(word.surface) ? BIT.numbers : 0;
  const isKnown = word.isOrdinary || (word.is & IS.functionWord) !== 0;
  let kinds: number = BIT.words | (isKnown ? BIT.ordinary : 0);
  kinds |= shape === "lower" ? BIT.lower : shape === "upper" ? BIT.upper : BIT.capital;
  if (!isKnown && !word.isName && !word.isCompound) kinds |= BIT.unknown;
  if (isTerm(word)) kinds |= isKnown ? BIT.terms : BIT.terms | BIT.rareTerms;
  return kinds;
}

/** The number of a kind between two tokens, half-open. */
export function countBetween(counts: RunningCounts, kind: CountedKind, from: number, to: number): number {
  const column = COLUMN[kind];
  return (counts[to * KINDS + column] as number) - (counts[from * KINDS + column] as number);
}
