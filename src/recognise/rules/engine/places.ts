import type { Note } from "./note.ts";
import { PLACE_STRENGTHS, type PlaceStrength } from "./name-lists.ts";

/** A listed place in a row of tokens. */
export interface PlaceMatch {
  /** Tokens. */
  readonly length: number;
  readonly strength: PlaceStrength;
}

/** The longest listed place that begins at a token, on its line; undefined where none does. */
export function placeAt({ tokens, lexicon: { places } }: Note, index: number): PlaceMatch | undefined {
  let node = tokens[index]?.word.placeNode ?? 0;
  let found: PlaceMatch | undefined;
  for (let at = index; node !== 0;) {
    const value = places.valueOf(node);
    if (value !== 0) found = { length: at - index + 1, strength: PLACE_STRENGTHS[value - 1] ?? "supported" };
    const next = tokens[++at];
    if (next === undefined || next.startsLine) break;
    node = places.child(node, next.word.firstHash, next.word.secondHash);
  }
  return found;
}
