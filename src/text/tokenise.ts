import { scanTokens } from "./scan-tokens.ts";

/** A half-open stretch of text, in UTF-16 code units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The tokens of {@link scanTokens} (words, numbers and punctuation marks) of a text, in order. */
export function tokenise(text: string): Stretch[] {
  const bounds: number[] = [];
  const count = scanTokens(text, bounds);
  return Array.from({ length: count }, (_, i) => ({
    start: bounds[2 * i] as number,
    end: bounds[2 * i + 1] as number,
  }));
}

/** Abbreviations after which a full stop does not end a sentence, as Dutch, Spanish, Italian and English notes write them. */
const ABBREVIATION =
  /(?:^|[\s(])(?:dhr|mw|mevr|mej|dr|drs|prof|ir|mr|ing|hr|pt|pat|arts|i\.v\.m|i\.o\.m|d\.d|o\.a|b\.v|bijv|ca|nl|resp|evt|zgn|m\.b\.v|n\.a\.v|t\.a\.v|t\.g\.v|a\.d\.h\.v|vlgs|tel|nr|blz|fam|v|d|st|sr|sra|dna|dott|sig|mrs|ms|vs|\p{Lu}|(?:\p{Lu}\.)+\p{Lu})$/iu;

/**
 * Sentences of a text: a line break always ends one (notes are written in lines); `.`, `!` and `?` do before white space and
 * a capital or digit, unless an abbreviation or initial stands before the stop. Stretches exclude surrounding white space.
 */
export function splitSentences(text: string): Stretch[] {
  const sentences: Stretch[] = [];
  let start = 0;
  const push = (end: number) => {
    const trimmed = trimStretch(text, start, end);
    if (trimmed.end > trimmed.start) sentences.push(trimmed);
    start = end;
  };
  for (let i = 0; i < text.length; i++) {
    const character = text[i] as string;
    if (character === "\n" || character === "\r") push(i);
    else if ((character === "." || character === "!" || character === "?") && endsSentence(text, start, i)) push(i + 1);
  }
  push(text.length);
  return sentences;
}

function endsSentence(text: string, start: number, index: number): boolean {
  const next = /^["'’)\]]*\s+["'‘(]?[\p{Lu}\p{N}<]/u.test(text.slice(index + 1, index + 12));
  if (!next) return false;
  return text[index] !== "." || !ABBREVIATION.test(text.slice(Math.max(start, index - 16), index));
}

function trimStretch(text: string, start: number, end: number): Stretch {
  while (start < end && /\s/.test(text[start] as string)) start++;
  while (end > start && /\s/.test(text[end - 1] as string)) end--;
  return { start, end };
}
