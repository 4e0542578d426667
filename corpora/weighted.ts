import type { Random } from "../src/base/random.ts";

/** Draws items with probability proportional to their weights (numbers of at least 0, not all 0). */
export function createWeighted<T>(entries: readonly (readonly [item: T, weight: number])[]): (random: Random) => T {
  const cumulative: number[] = [];
  let total = 0;
  for (const [, weight] of entries) cumulative.push((total += weight));
  if (!(total > 0)) throw new RangeError("weights must hold one above 0");
  return (random) => {
    const target = random.next() * total;
    let low = 0;
    let high = cumulative.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cumulative[middle] as number) > target) high = middle;
      else low = middle + 1;
    }
    return (entries[low] as readonly [T, number])[0];
  };
}
