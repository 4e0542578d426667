import type { MostHits } from "../audit-report.ts";

/** Share of the hits that the fewest names are counted for. */
const SHARE = 0.9;

/**
 * How many distinct names make most of the hits. `contexts`: for each name, in how many contexts it was among the likeliest. Undefined without a hit.
 */
export function countMostHits(contexts: readonly number[]): MostHits | undefined {
  const hits = contexts.reduce((sum, count) => sum + count, 0);
  if (hits === 0) return undefined;
  let [words, covered] = [0, 0];
  for (const count of contexts.toSorted((a, b) => b - a)) {
    if (covered >= SHARE * hits) break;
    covered += count;
    words++;
  }
  return { share: SHARE, words, ofWords: contexts.length, hits };
}
