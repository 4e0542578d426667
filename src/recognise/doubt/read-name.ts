import { firstTokenBehind, type Note } from "../rules/engine/note.ts";
import type { Token } from "../rules/engine/tokens.ts";
import { IS } from "../rules/engine/word.ts";
import type { Stretch } from "../../text/tokenise.ts";

/** A found stretch as tokens of its note. */
export interface FoundName {
  /** Token indices, half-open. */
  readonly start: number;
  readonly end: number;
  /** Indices of its words, initials and particles aside. */
  readonly words: readonly number[];
  readonly initials: number;
  /** It ends at a hyphen inside its last token. */
  readonly isCut: boolean;
}

/** The tokens that a stretch touches; undefined where it holds no word. */
export function readFoundName({ tokens, text }: Note, { start: from, end: to }: Stretch): FoundName | undefined {
  const start = firstTokenBehind(tokens, from);
  let end = start;
  let initials = 0;
  const words: number[] = [];
  for (; end < tokens.length && (tokens[end] as Token).start < to; end++) {
    const { word } = tokens[end] as Token;
    if (word.shape === "other") continue;
    if (word.isInitial) initials++;
    else if (word.shape !== "lower" || (word.is & IS.particle) === 0) words.push(end);
  }
  if (words.length === 0) return undefined;
  const isCut = text[to] === "-" && (tokens[end - 1] as Token).end > to;
  return { start, end, words, initials, isCut };
}
