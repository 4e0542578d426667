import { type Token, tokenAt } from "../rules/engine/tokens.ts";
import { IS } from "../rules/engine/word.ts";

/** Tokens of its sentence on either side whose shares are looked at. */
const SENTENCE_REACH = 25;

/** The token so far before the one at `first`, on the same line. */
export function tokenBefore(tokens: readonly Token[], first: number, distance: number): Token | undefined {
  for (let at = first; at > first - distance; at--) if (tokens[at]?.startsLine === true) return undefined;
  return tokenAt(tokens, first - distance);
}

/** The token so far behind those up to `last`, which is exclusive, on the same line. */
export function tokenBehind(tokens: readonly Token[], last: number, distance: number): Token | undefined {
  for (let at = last; at < last + distance; at++) if (tokens[at]?.startsLine === true) return undefined;
  return tokens[last - 1 + distance];
}

/** The first token of the sentence of the one at `first`: on its line, no farther off than {@link SENTENCE_REACH}. */
export function sentenceFrom(tokens: readonly Token[], first: number): number {
  const least = Math.max(0, first - SENTENCE_REACH);
  let from = first;
  while (from > least && !beginsSentence(tokens, from)) from--;
  return from;
}

/** The same of its end, exclusive, for the tokens up to `last`, which is exclusive. */
export function sentenceTo(tokens: readonly Token[], last: number): number {
  const most = Math.min(tokens.length, last + SENTENCE_REACH);
  let to = last;
  while (to < most && !beginsSentence(tokens, to)) to++;
  return to;
}

/** A line begins, or what is no number or abbreviation ends right before. */
function beginsSentence(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (token.startsLine) return true;
  if (!token.spaced) return false;
  const [end, last] = [tokenAt(tokens, at - 1), tokenAt(tokens, at - 2)];
  if (end === undefined || last === undefined || !isEnd(end)) return false;
  return (last.word.is & (IS.title | IS.titleEnding)) === 0 && !last.word.isInitial;
}

function isEnd({ word: { shape, surface } }: Token): boolean {
  return shape === "other" && (surface === "." || surface === "!" || surface === "?");
}
