import type { Random } from "../src/base/random.ts";

/**
 * Draws ranks 0..count-1 with probability proportional to 1/(rank+1)^exponent (Zipf), by binary search in the cumulative
 * weights.
 */
export function createZipf(count: number, exponent: number): (random: Random) => number {
  const cumulative = new Float64Array(count);
  let total = 0;
  for (let rank = 0; rank < count; rank++) {
    total += 1 / (rank + 1) ** exponent;
    cumulative[rank] = total;
  }
  return (random) => {
    const target = random.next() * total;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cumulative[middle] as number) > target) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
