import { firstTokenFrom, type Note, opensSentence } from "../rules/engine/note.ts";
import type { Token } from "../rules/engine/tokens.ts";
import { IS, type Word } from "../rules/engine/word.ts";
import type { LineLabels } from "./line-labels.ts";

/** How many tokens of a kind stand before each token of a document: `[tokens + 1]`, so that a window's number is a difference. */
export type RunningCount = Int32Array;

/** Counts of tokens, or of what begins at them. */
export interface RunningCounts {
  /** Words: all, by how they are written, and by what lists know of them. */
  readonly words: RunningCount;
  readonly lower: RunningCount;
  readonly upper: RunningCount;
  readonly capital: RunningCount;
  readonly ordinary: RunningCount;
  readonly unknown: RunningCount;
  readonly terms: RunningCount;
  /** Terms that are no ordinary words. */
  readonly rareTerms: RunningCount;
  /** Those with a capital that open no sentence. */
  readonly capitalInside: RunningCount;
  readonly numbers: RunningCount;
  /** Lines, those with a label that other lines have too, and those with one of their own; fields of a form. */
  readonly lines: RunningCount;
  readonly talk: RunningCount;
  readonly forms: RunningCount;
  readonly fields: RunningCount;
}

/** Counts of a note, its lines by their labels. */
export function countRunning(note: Note, labels: LineLabels, isTerm: (word: Word) => boolean): RunningCounts {
  const { tokens, fields } = note;
  const ofWords = (test: (word: Word) => boolean) => sumUp(tokens, ({ word }) => word.shape !== "other" && test(word));
  const isKnown = (word: Word) => word.isOrdinary || (word.is & IS.functionWord) !== 0;
  const fieldTokens = new Set(fields.map(({ start }) => firstTokenFrom(tokens, start)));
  const labelAt = (token: Token) => labels.at(token.start);
  return {
    words: ofWords(() => true),
    lower: ofWords(({ shape }) => shape === "lower"),
    upper: ofWords(({ shape }) => shape === "upper"),
    capital: ofWords(({ shape }) => shape === "capital" || shape === "mixed"),
    ordinary: ofWords(isKnown),
    unknown: ofWords((word) => !isKnown(word) && !word.isName && !word.isCompound),
    terms: ofWords(isTerm),
    rareTerms: ofWords((word) => isTerm(word) && !isKnown(word)),
    capitalInside: sumUp(
      tokens,
      ({ word: { shape } }, index) => (shape === "capital" || shape === "mixed") && !opensSentence(note, index),
    ),
    numbers: sumUp(tokens, ({ word: { surface } }) => /^\d/.test(surface)),
    lines: sumUp(tokens, ({ startsLine }) => startsLine),
    talk: sumUp(tokens, (token) => token.startsLine && (labelAt(token) ?? 0) > 1),
    forms: sumUp(tokens, (token) => token.startsLine && labelAt(token) === 1),
    fields: sumUp(tokens, (_, index) => fieldTokens.has(index)),
  };
}

/** A running count of those tokens that a test holds of. */
export function sumUp(tokens: readonly Token[], test: (token: Token, index: number) => boolean): RunningCount {
  const sums = new Int32Array(tokens.length + 1);
  for (let at = 0; at < tokens.length; at++)
    sums[at + 1] = (sums[at] as number) + (test(tokens[at] as Token, at) ? 1 : 0);
  return sums;
}

/** The number between two tokens, half-open. */
export function countBetween(counts: RunningCount, from: number, to: number): number {
  return (counts[to] as number) - (counts[from] as number);
}
