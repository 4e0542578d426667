import type { Lexicon } from "./lexicon.ts";
import type { Note } from "./note.ts";
import { PLACE_STRENGTHS, type PlaceStrength } from "./name-lists.ts";
import { type Token, tokenAt } from "./tokens.ts";

/** A listed place in a row of tokens. */
export interface PlaceMatch {
  /** Tokens. */
  readonly length: number;
  readonly strength: PlaceStrength;
}

/** The longest listed place that begins at a token, on its line; undefined where none does. */
export function placeAt({ tokens, lexicon }: Note, index: number): PlaceMatch | undefined {
  const { places } = lexicon;
  let node = tokenAt(tokens, index)?.word.placeNode ?? 0;
  let found: PlaceMatch | undefined;
  for (let at = index; node !== 0;) {
    const value = places.valueOf(node);
    if (value !== 0) found = { length: at - index + 1, strength: PLACE_STRENGTHS[value - 1] ?? "supported" };
    const next = tokens[++at];
    if (next === undefined || next.startsLine) break;
    node = places.child(node, next.word.firstHash, next.word.secondHash);
  }
  return found && withState(tokens, lexicon, index, withDirection(tokens, lexicon, index, found));
}

/** "Fargo ND", "Omaha, NE": the capitals of a state behind a town; behind one that is a name or word too, letters of a state alone ("Wheeling WV"). */
function withState(tokens: readonly Token[], { names }: Lexicon, index: number, match: PlaceMatch): PlaceMatch {
  const codes = match.strength === "sure" ? names.stateCodes : names.sureStateCodes;
  if (codes === undefined || tokens[index]?.word.shape !== "capital") return match;
  const end = index + match.length;
  const at = tokens[end]?.word.surface === "," && tokens[end]?.startsLine === false ? end + 1 : end;
  const state = tokens[at];
  if (state?.word.shape !== "upper" || state.startsLine || !state.spaced) return match;
  return codes.has(state.word.key) ? { length: at + 1 - index, strength: "sure" } : match;
}

/** "Rotterdam Zuid", "utrecht west": a point of the compass behind a place that is one for certain. */
function withDirection(tokens: readonly Token[], { names }: Lexicon, index: number, match: PlaceMatch): PlaceMatch {
  const next = match.strength === "sure" ? tokens[index + match.length] : undefined;
  if (next === undefined || next.startsLine || !next.spaced || names.directions?.has(next.word.key) !== true)
    return match;
  const isSmall = tokens[index]?.word.shape === "lower";
  return isSmall && next.word.shape !== "lower" ? match : { length: match.length + 1, strength: match.strength };
}
