import type { Choice } from "../decisions/fold-lines.ts";
import type { StoppingList } from "./stopping-rule.ts";

/** A simple random sample without replacement, of which it is known what is a name. */
export interface DrawnSample {
  /** Entries that were drawn from, the drawn ones included. */
  readonly population: number;
  readonly drawn: number;
  readonly names: number;
}

/**
 * The most names that the rest of the population can hold: the largest number with which so few in the sample have a probability above
 * 1 − confidence (one-sided, exact, by the hypergeometric distribution). All of the rest if nothing was drawn.
 */
export function upperBoundOfRest({ population, drawn, names }: DrawnSample, confidence: number): number {
  const log = logFactorials(population);
  const choose = (n: number, k: number) => (log[n] as number) - (log[k] as number) - (log[n - k] as number);
  const atMost = (total: number) => {
    let sum = 0;
    for (let hits = Math.max(0, drawn - (population - total)); hits <= Math.min(names, total); hits++)
      if (drawn - hits <= population - total)
        sum += Math.exp(choose(total, hits) + choose(population - total, drawn - hits) - choose(population, drawn));
    return sum;
  };
  let [low, high] = [names, population - drawn + names];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (atMost(middle) > 1 - confidence) low = middle;
    else high = middle - 1;
  }
  return low - names;
}

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

/** ln 0!, ln 1!, … ln n!, by adding up: exact to the sum's rounding. */
function logFactorials(n: number): Float64Array {
  const logs = new Float64Array(n + 1);
  for (let i = 2; i <= n; i++) logs[i] = (logs[i - 1] as number) + Math.log(i);
  return logs;
}
