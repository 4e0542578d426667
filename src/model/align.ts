import type { Stretch } from "../text/tokenise.ts";
import type { Alignment, Tokenizer } from "./checkpoint.ts";

export type { Alignment } from "./checkpoint.ts";

/** Encodes a text and says what each token stands for in it: {@link Tokenizer.align}. Never throws. */
export function alignTokens(tokenizer: Tokenizer, text: string): Alignment {
  return tokenizer.align(text);
}

/** Positions of the tokens that cover any character of `[start, end)`, in order. */
export function positionsIn(alignment: Alignment, { start, end }: Stretch): number[] {
  const positions: number[] = [];
  for (const [position, stretch] of alignment.stretches.entries()) {
    if (stretch !== undefined && stretch.start < end && stretch.end > start) positions.push(position);
  }
  return positions;
}
