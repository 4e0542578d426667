import { createRandom } from "../random.ts";
import { type Interval, percentileInterval } from "../statistics.ts";

export interface BootstrapOptions {
  readonly seed: number;
  /** Default 2,000. */
  readonly resamples?: number;
  /** Of the central percentile interval; default 0.95. */
  readonly confidence?: number;
}

/** What method descriptions and figures take as the number of resamples unless told otherwise. */
export const DEFAULT_RESAMPLES = 2000;

/**
 * Percentile interval of `statistic` over clusters drawn with replacement (Efron & Tibshirani 1993, ch. 13; whole clusters
 * are drawn because units of one document or context go together). Resamples in which the statistic is not finite are left
 * out. The same seed and number of clusters draw the same clusters, so two models measured on the same contexts are
 * resampled alike. Of fewer than two clusters nothing can be said: both ends are NaN.
 *
 * Zero hits everywhere give an interval of width 0, which is no evidence: use `clopperPearson` there.
 */
export function clusterBootstrap<Cluster>(
  clusters: readonly Cluster[],
  statistic: (sample: readonly Cluster[]) => number,
  options: BootstrapOptions,
): Interval {
  const { seed, resamples = DEFAULT_RESAMPLES, confidence = 0.95 } = options;
  if (clusters.length < 2) return { low: Number.NaN, high: Number.NaN };
  const random = createRandom(seed, "bootstrap");
  const sample = [...clusters];
  const values: number[] = [];
  for (let i = 0; i < resamples; i++) {
    for (let j = 0; j < sample.length; j++) sample[j] = clusters[random.int(clusters.length)] as Cluster;
    const value = statistic(sample);
    if (Number.isFinite(value)) values.push(value);
  }
  return percentileInterval(values, confidence);
}

/** One cluster's share of a ratio estimator. */
export interface RatioTerm {
  readonly numerator: number;
  readonly denominator: number;
}

/** The terms of items that go together (contexts of one document), summed: what {@link clusterBootstrap} draws from. */
export function sumByCluster<Item>(
  items: readonly Item[],
  clusterOf: (item: Item) => string,
  termOf: (item: Item) => RatioTerm,
): RatioTerm[] {
  const sums = new Map<string, RatioTerm>();
  for (const item of items) {
    const { numerator, denominator } = termOf(item);
    const sum = sums.get(clusterOf(item)) ?? { numerator: 0, denominator: 0 };
    sums.set(clusterOf(item), { numerator: sum.numerator + numerator, denominator: sum.denominator + denominator });
  }
  return [...sums.values()];
}

/** Sum of numerators over sum of denominators; NaN if the latter is 0. */
export function ratioOfSums(terms: readonly RatioTerm[]): number {
  let numerator = 0;
  let denominator = 0;
  for (const term of terms) {
    numerator += term.numerator;
    denominator += term.denominator;
  }
  return denominator === 0 ? Number.NaN : numerator / denominator;
}

/**
 * The percentile intervals of many ratios of sums, each the one that {@link clusterBootstrap} with {@link ratioOfSums} gives, in a
 * fraction of its time: some ratios are summed at once, and the clusters drawn once for all that have as many, where the drawings can be kept.
 */
export function bootstrapRatios(ratios: readonly (readonly RatioTerm[])[], options: BootstrapOptions): Interval[] {
  const { seed, resamples = DEFAULT_RESAMPLES, confidence = 0.95 } = options;
  const values = ratios.map((): number[] => []);
  for (const clusters of new Set(ratios.map(({ length }) => length))) {
    if (clusters < 2) continue;
    const alike = [...ratios.keys()].filter((index) => ratios[index]?.length === clusters);
    for (let from = 0; from < alike.length; from += TOGETHER) {
      const some = alike.slice(from, from + TOGETHER);
      const table = layOutTerms(some.map((index) => ratios[index] as readonly RatioTerm[]));
      for (const taken of drawings({ seed, clusters, resamples })) {
        sumDrawn(table, taken);
        for (const [place, index] of some.entries()) {
          const value = (sums[2 * place] as number) / (sums[2 * place + 1] as number);
          if (Number.isFinite(value)) values[index]?.push(value);
        }
      }
    }
  }
  return values.map((of) => percentileInterval(of, confidence));
}

/** The percentile interval of one ratio of sums: what {@link clusterBootstrap} with {@link ratioOfSums} gives. */
export function bootstrapRatio(terms: readonly RatioTerm[], options: BootstrapOptions): Interval {
  return bootstrapRatios([terms], options)[0] as Interval;
}

/**
 * The percentile interval of one ratio of sums less another, over clusters of either drawn by themselves: two groups, measured apart. Both ends are NaN where one has
 * fewer than two clusters.
 */
export function bootstrapDifference(
  one: readonly RatioTerm[],
  other: readonly RatioTerm[],
  options: BootstrapOptions,
): Interval {
  const { seed, resamples = DEFAULT_RESAMPLES, confidence = 0.95 } = options;
  if (one.length < 2 || other.length < 2) return { low: Number.NaN, high: Number.NaN };
  const random = createRandom(seed, "bootstrap of a difference");
  const drawn = (terms: readonly RatioTerm[]) =>
    ratioOfSums(Array.from(terms, () => terms[random.int(terms.length)] as RatioTerm));
  const values = Float64Array.from({ length: resamples }, () => drawn(one) - drawn(other));
  return percentileInterval(values.filter(Number.isFinite), confidence);
}

interface Drawing {
  readonly seed: number;
  readonly clusters: number;
  readonly resamples: number;
}

/** Draws that are kept at most, in 16 MiB: an audit draws from the same documents some twenty times. */
const MOST_KEPT = 2 ** 23;
let kept: (Drawing & { readonly drawn: readonly Uint16Array[] }) | undefined;

/** The clusters that each resample takes; they are only valid until the next. */
function drawings(of: Drawing): Iterable<Uint16Array | Uint32Array> {
  const { seed, clusters, resamples } = of;
  if (kept?.seed === seed && kept.clusters === clusters && kept.resamples === resamples) return kept.drawn;
  const common = new Uint32Array(clusters);
  if (clusters > 0xffff || clusters * resamples > MOST_KEPT) return draw(of, () => common);
  kept = { ...of, drawn: [...draw(of, () => new Uint16Array(clusters))] };
  return kept.drawn;
}

function* draw<Row extends Uint16Array | Uint32Array>(
  { seed, clusters, resamples }: Drawing,
  rowOf: () => Row,
): Generator<Row, void, void> {
  const random = createRandom(seed, "bootstrap");
  for (let i = 0; i < resamples; i++) {
    const drawn = rowOf();
    for (let j = 0; j < clusters; j++) drawn[j] = random.int(clusters);
    yield drawn;
  }
}

/** Ratios that are summed at once: an addition waits for the one before it, and others need not. */
const TOGETHER = 4;
/** Numerator and denominator of each: the last sums of {@link sumDrawn}. */
const sums = new Float64Array(2 * TOGETHER);

/** The terms of up to {@link TOGETHER} ratios, cluster by cluster, as `sums` has them. */
function layOutTerms(ratios: readonly (readonly RatioTerm[])[]): Float64Array {
  const clusters = ratios[0]?.length ?? 0;
  const table = new Float64Array(clusters * sums.length);
  for (const [place, terms] of ratios.entries()) {
    for (const [cluster, { numerator, denominator }] of terms.entries()) {
      table[cluster * sums.length + 2 * place] = numerator;
      table[cluster * sums.length + 2 * place + 1] = denominator;
    }
  }
  return table;
}

/** Sums the terms of the clusters that were drawn, in their order. */
function sumDrawn(table: Float64Array, drawn: Uint16Array | Uint32Array): void {
  let [n0, d0, n1, d1, n2, d2, n3, d3] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let j = 0; j < drawn.length; j++) {
    const at = (drawn[j] as number) * 2 * TOGETHER;
    n0 += table[at] as number;
    d0 += table[at + 1] as number;
    n1 += table[at + 2] as number;
    d1 += table[at + 3] as number;
    n2 += table[at + 4] as number;
    d2 += table[at + 5] as number;
    n3 += table[at + 6] as number;
    d3 += table[at + 7] as number;
  }
  sums.set([n0, d0, n1, d1, n2, d2, n3, d3]);
}

/** One unit measured twice. */
export interface Pair {
  readonly before: number;
  readonly after: number;
}

/** Relative difference of two sums over the same units: Σ after / Σ before − 1; NaN if Σ before is 0. */
export function relativeDifference(pairs: readonly Pair[]): number {
  let before = 0;
  let after = 0;
  for (const pair of pairs) {
    before += pair.before;
    after += pair.after;
  }
  return before === 0 ? Number.NaN : after / before - 1;
}

/** Percentile interval of {@link relativeDifference}: units are drawn with both their measurements. */
export function pairedBootstrap(pairs: readonly Pair[], options: BootstrapOptions): Interval {
  return clusterBootstrap(pairs, relativeDifference, options);
}
