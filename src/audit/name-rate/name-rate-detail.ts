import type { Split } from "../../probe/contexts/context.ts";
import type { FrequencyBand, NameRateDetail } from "../audit-report.ts";
import type { ContextScore } from "../context-scores.ts";

/** Ends of the bands, as shares of contexts; the published table's ≥ 60, 30–60, 10–30 and 4–10 were out of 100 contexts. */
const BAND_ENDS = [1, 0.6, 0.3, 0.1, 0.04, 0] as const;

/** Counts by rank, and how many tokens were predicted how often, with the name-like among them. No token is named. */
export function nameRateDetail(
  scores: readonly ContextScore[],
  { split, k, nameLike }: { readonly split: Split; readonly k: number; readonly nameLike: ReadonlySet<number> },
): NameRateDetail {
  const rankHistogram = Array.from({ length: k }, () => 0);
  for (const rank of scores.flatMap((score) => score.nameRanks))
    rankHistogram[rank - 1] = (rankHistogram[rank - 1] ?? 0) + 1;
  const counts = [...predictionCounts(scores)];
  const frequencyBands: FrequencyBand[] = BAND_ENDS.slice(1).map((from, index) => {
    const to = BAND_ENDS[index] as number;
    const share = (count: number) => count / scores.length;
    const inBand = counts.filter(([, count]) => share(count) >= from && (share(count) < to || to === 1));
    const names = inBand.filter(([tokenId]) => nameLike.has(tokenId));
    const nameLikePredictions = names.reduce((total, [, count]) => total + count, 0);
    return { from, to, tokens: inBand.length, nameLikeTokens: names.length, nameLikePredictions };
  });
  return { split, rankHistogram, frequencyBands };
}

/** In how many contexts' top k each token is. */
export function predictionCounts(scores: readonly ContextScore[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const tokenId of scores.flatMap((score) => score.topTokenIds))
    counts.set(tokenId, (counts.get(tokenId) ?? 0) + 1);
  return counts;
}
