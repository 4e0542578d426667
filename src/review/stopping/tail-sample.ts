import type { Choice } from "../decisions/fold-lines.ts";
import type { StoppingList } from "./stopping-rule.ts";
import { type DrawnSample, upperBoundOfRest } from "./tail-bound.ts";

/** What the random sample of the tail, or of a part of it, has shown: `drawn` are those that are decided, `of` all that were drawn. */
export interface ShownSample extends DrawnSample {
  readonly of: number;
}

/** The sample of the entries that no source brought up, or of the pieces of words among them. */
export function sampleTail(
  { candidates, tail }: StoppingList,
  decided: ReadonlyMap<number, Choice>,
  { piecesAlone = false } = {},
): ShownSample {
  const isOf = ({ isPiece }: { readonly isPiece: boolean }) => isPiece || !piecesAlone;
  const sampled = candidates.filter((candidate) => candidate.isSampled && isOf(candidate));
  const count = (choice: Choice) => sampled.filter(({ tokenId }) => decided.get(tokenId) === choice).length;
  const names = count("name");
  return {
    population: sampled.length + tail.filter(isOf).length,
    of: sampled.length,
    drawn: names + count("keep"),
    names,
  };
}

/** Names in the rest of the pieces: none, unless the sample holds one. */
export function namesInPieces(pieces: ShownSample, confidence: number): { expected: number; upper: number } {
  if (pieces.names === 0) return { expected: 0, upper: 0 };
  return {
    expected: (pieces.names / pieces.drawn) * (pieces.population - pieces.drawn),
    upper: upperBoundOfRest(pieces, confidence),
  };
}
