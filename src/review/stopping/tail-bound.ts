import { logFactorials } from "../../base/statistics/log-factorials.ts";

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
