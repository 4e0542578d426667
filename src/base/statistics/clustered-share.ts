import { ASSUMED_CORRELATION, betaBinomialBounds, type ClusterSize } from "./beta-binomial-bounds.ts";
import { type ClusterCount, kornGraubard } from "./korn-graubard.ts";
import { type Interval, sum } from "../statistics.ts";

/** Hits, or misses, up to which bounds are computed exactly; of more, the distribution is so near a normal one that its variance says all. */
const MOST_EXACT = 400;

/**
 * Both bounds (each one-sided 95 %) of a share over units that go together in clusters (contexts of one patient). The wider of two on either side: exact for the
 * correlation that is assumed ({@link betaBinomialBounds}), and by the correlation that the clusters show ({@link kornGraubard}), which may be stronger. So without a hit,
 * and of few, dependence that cannot be estimated is allowed for. Hits in part are rounded to the whole number that makes the interval wider. Of no units: [0, 1].
 */
export function clusteredShare(clusters: readonly ClusterCount[]): Interval {
  if (clusters.length === 0) return { low: 0, high: 1 };
  const assumed = boundsBySizes(sum(clusters.map(({ hits }) => hits)), sizesOf(clusters));
  const shown = kornGraubard(clusters);
  return { low: Math.min(assumed.low, shown.low), high: Math.max(assumed.high, shown.high) };
}

/** The part of {@link clusteredShare} that counts alone give: hits in all and the clusters' sizes. No interval of these counts is narrower. */
export function boundsBySizes(hits: number, sizes: readonly ClusterSize[]): Interval {
  const n = sum(sizes.map(({ size, clusters }) => size * clusters));
  // What a sum of fractions lacks to a whole number by rounding is no part of a hit.
  const [fewest, most] = [Math.floor(hits + ROUNDING), Math.min(n, Math.ceil(hits - ROUNDING))];
  if (Math.min(most, n - fewest) > MOST_EXACT) return byVariance(hits, n, sizes);
  const high = betaBinomialBounds(most, sizes).high;
  return { low: fewest === most ? betaBinomialBounds(most, sizes).low : betaBinomialBounds(fewest, sizes).low, high };
}

const ROUNDING = 1e-9;

/** Korn and Graubard's bounds by the design effect of the assumed correlation (Kish 1965: 1 + (n_w − 1) ρ, n_w = Σ n² / Σ n). */
function byVariance(hits: number, n: number, sizes: readonly ClusterSize[]): Interval {
  const weighted = sum(sizes.map(({ size, clusters }) => clusters * size ** 2)) / n;
  const even = sizes.flatMap(({ size, clusters }) =>
    Array.from({ length: clusters }, () => ({ hits: (hits * size) / n, n: size })),
  );
  return kornGraubard(even, 1 + (weighted - 1) * ASSUMED_CORRELATION);
}

/** How many clusters there are of each size, smallest first. */
export function sizesOf(clusters: readonly Pick<ClusterCount, "n">[]): ClusterSize[] {
  const counts = new Map<number, number>();
  for (const { n } of clusters) counts.set(n, (counts.get(n) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([size, clusters_]) => ({ size, clusters: clusters_ }));
}
