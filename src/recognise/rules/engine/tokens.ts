import { tokenise } from "../../../text/tokenise.ts";
import type { NameLexicon, WordFacts } from "./lexicon.ts";

/** How a word is written: `García`, `GARCÍA`, `garcía`, `DelaFuente`, or no word at all. */
export type Shape = "capital" | "upper" | "lower" | "other";

/** A token of a note: where it stands, and what the lists know of it. */
export interface Token {
  /** UTF-16 code units in the document. */
  readonly start: number;
  readonly end: number;
  readonly surface: string;
  readonly shape: Shape;
  /** Nothing but a line break or the text's beginning stands before it. */
  readonly startsLine: boolean;
  /** White space stands before it. */
  readonly spaced: boolean;
  readonly facts: WordFacts;
  readonly key: string;
}

/** The tokens of a text. */
export function readTokens(text: string, lexicon: NameLexicon): Token[] {
  const tokens: Token[] = [];
  let previousEnd = 0;
  for (const { start, end } of tokenise(text)) {
    const surface = text.slice(start, end);
    const facts = lexicon.facts(surface);
    let startsLine = previousEnd === 0;
    for (let i = previousEnd; i < start && !startsLine; i++) startsLine = text[i] === "\n" || text[i] === "\r";
    tokens.push({
      start,
      end,
      surface,
      shape: shapeOf(surface),
      startsLine,
      spaced: start > previousEnd || start === 0,
      facts,
      key: facts.key,
    });
    previousEnd = end;
  }
  return tokens;
}

function shapeOf(surface: string): Shape {
  const first = surface[0] as string;
  if (first.toLowerCase() === first.toUpperCase() && !/\p{L}/u.test(surface)) return "other";
  if (surface === surface.toLowerCase()) return "lower";
  if (surface.length > 1 && surface === surface.toUpperCase()) return "upper";
  return first === first.toLowerCase() ? "lower" : "capital";
}
