import type { Stretch } from "../../text/tokenise.ts";
import { firstTokenBehind, type Note } from "../rules/engine/note.ts";
import type { Token } from "../rules/engine/tokens.ts";
import { IS } from "../rules/engine/word.ts";

/** A found stretch as tokens of its note. */
export interface FoundName {
  /** Token indices, half-open. */
  readonly start: number;
  readonly end: number;
  /** Indices of its words, initials and particles aside; none where it has no others. */
  readonly words: readonly number[];
  readonly initials: number;
}

/** The tokens that a stretch touches. */
export function readFoundName({ tokens }: Note, { start: from, end: to }: Stretch): FoundName {
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
  return { start, end, words, initials };
}
