import type { Predictions } from "./probe-sides.ts";

/** Probabilities nearer than this may change places: the order in which float32 numbers are added up decides. */
const TIE = 1e-5;

/** Shares of contexts. */
export interface Sameness {
  /** The same tokens in the same order. */
  readonly equal: number;
  /** The same probabilities at all ranks, and the same tokens but for ties. */
  readonly equalButTies: number;
}

/** Compares two sides' predictions, context by context. */
export function sameness(ours: readonly Predictions[], theirs: readonly Predictions[]): Sameness {
  const share = (isSame: (a: Predictions, b: Predictions) => boolean) =>
    ours.filter((predictions, index) => isSame(predictions, theirs[index] ?? [])).length / ours.length;
  return {
    equal: share((a, b) => a.length === b.length && a.every(([tokenId], rank) => tokenId === b[rank]?.[0])),
    equalButTies: share((a, b) => a.length === b.length && areTied(a, b) && areTied(b, a)),
  };
}

/** Each token is nearly as likely for the other side, or fell out at the end there among others as likely as it. */
function areTied(a: Predictions, b: Predictions): boolean {
  const other = new Map(b);
  const last = b.at(-1)?.[1] ?? 0;
  return a.every(([tokenId, probability], rank) => {
    const isNear = (value: number | undefined) => value !== undefined && Math.abs(value - probability) < TIE;
    return isNear(b[rank]?.[1]) && isNear(other.get(tokenId) ?? last);
  });
}
