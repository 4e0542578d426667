import type { Interval } from "../../base/statistics.ts";

/** How many mentions two recognisers found: both of them, the first alone, the second alone. */
export interface CaptureCounts {
  readonly both: number;
  readonly onlyFirst: number;
  readonly onlySecond: number;
}

export const NOTHING_CAPTURED: CaptureCounts = Object.freeze({ both: 0, onlyFirst: 0, onlySecond: 0 });

/** Chapman's estimate of all mentions and of those that neither recogniser found. */
export interface Chapman {
  /** (first + 1)(second + 1) / (both + 1) − 1, where first and second are all that each found. */
  readonly mentions: number;
  /** `mentions` less those found: onlyFirst · onlySecond / (both + 1). */
  readonly missed: number;
  /** Of both: √((first + 1)(second + 1) · onlyFirst · onlySecond / ((both + 1)² (both + 2))), Seber 1970. */
  readonly standardError: number;
}

/** Chapman's (1951) estimator. It supposes that the recognisers miss independently of each other and that every mark is a name. */
export function estimateChapman({ both, onlyFirst, onlySecond }: CaptureCounts): Chapman {
  const first = both + onlyFirst;
  const second = both + onlySecond;
  const missed = (onlyFirst * onlySecond) / (both + 1);
  const variance = ((first + 1) * (second + 1) * onlyFirst * onlySecond) / ((both + 1) ** 2 * (both + 2));
  return { mentions: first + onlySecond + missed, missed, standardError: Math.sqrt(variance) };
}

/** Two lists that depend on each other with this odds ratio miss so many together: the independent figure times it. */
export function missedAtOddsRatio(missed: number, oddsRatio: number): number {
  return missed * oddsRatio;
}

/** Counts that are read one document at a time, in kinds of mention; its memory does not grow with the documents. */
export interface CaptureTally {
  /** A document's counts, one for each kind. */
  add(counts: readonly CaptureCounts[]): void;
  readonly documents: number;
  /** The counts of a kind, or of several kinds together, over all documents. */
  total(kinds: readonly number[]): CaptureCounts;
  /**
   * Missed mentions of several kinds, estimated kind by kind and summed (Sekar and Deming 1949), so that what makes a kind hard for both
   * recognisers does not count as independence; and the interval of the sum.
   */
  missedByKind(kinds: readonly number[]): { readonly missed: number; readonly interval: Interval };
  /** The interval of {@link estimateChapman}'s `missed` on the kinds taken together. */
  interval(kinds: readonly number[]): Interval;
}

/** Standard normal quantile for a central interval of 95 %. */
const Z = 1.959963984540054;
/** Added to each cell, so that an empty one gives a bound and not nothing (Sadinle 2009). */
const CONTINUITY = 0.5;
/** both, onlyFirst, onlySecond. */
const CELLS = 3;

/**
 * A tally for `kinds` kinds of mention. Intervals are Sadinle's (2009) transformed logit intervals for few lists, with the variance that
 * counts have from document to document where that is larger than independent mentions would have: names of a note are missed together.
 */
export function createCaptureTally(kinds: number): CaptureTally {
  const width = CELLS * kinds;
  const sums = new Float64Array(width);
  /** Sums of products of cells of a document, row by row. */
  const products = new Float64Array(width * width);
  let documents = 0;
  const cellsOf = (chosen: readonly number[], cell: number) =>
    chosen.reduce((sum, kind) => sum + (sums[CELLS * kind + cell] as number), 0);
  const total = (chosen: readonly number[]): CaptureCounts => ({
    both: cellsOf(chosen, 0),
    onlyFirst: cellsOf(chosen, 1),
    onlySecond: cellsOf(chosen, 2),
  });
  const intervalOf = (groups: readonly (readonly number[])[]): Interval => {
    const gradient = new Float64Array(width);
    let missed = 0;
    let independent = 0;
    for (const group of groups) {
      const counts = total(group);
      if (groups.length > 1 && counts.both + counts.onlyFirst + counts.onlySecond === 0) continue;
      const [m, b, c] = [counts.both + CONTINUITY, counts.onlyFirst + CONTINUITY, counts.onlySecond + CONTINUITY];
      const slopes = [-(b * c) / m ** 2, c / m, b / m];
      missed += (b * c) / m;
      independent += (slopes[0] as number) ** 2 * m + (slopes[1] as number) ** 2 * b + (slopes[2] as number) ** 2 * c;
      for (const kind of group) gradient.set(slopes, CELLS * kind);
    }
    if (missed === 0) return { low: 0, high: 0 };
    const effect = Math.max(1, varianceOfDocuments(gradient, sums, products, documents) / independent);
    // Of the estimate, and of the number itself about its expectation.
    const sigma = Math.sqrt((effect * (independent + missed)) / missed ** 2);
    const bound = (sign: number) => Math.max(0, missed * Math.exp(sign * Z * sigma) - CONTINUITY);
    return { low: bound(-1), high: bound(1) };
  };
  return {
    add: (counts) => {
      documents++;
      const row = counts.flatMap(({ both, onlyFirst, onlySecond }) => [both, onlyFirst, onlySecond]);
      const filled = row.flatMap((value, index) => (value === 0 ? [] : [index]));
      for (const i of filled) {
        sums[i] = (sums[i] as number) + (row[i] as number);
        for (const j of filled) {
          products[width * i + j] = (products[width * i + j] as number) + (row[i] as number) * (row[j] as number);
        }
      }
    },
    get documents() {
      return documents;
    },
    total,
    missedByKind: (chosen) => ({
      missed: chosen.reduce((sum, kind) => sum + estimateChapman(total([kind])).missed, 0),
      interval: intervalOf(chosen.map((kind) => [kind])),
    }),
    interval: (chosen) => intervalOf([chosen]),
  };
}

/** Variance of Σ gradient · counts, documents being drawn independently of each other: the sandwich of linearised totals. */
function varianceOfDocuments(
  gradient: Float64Array,
  sums: Float64Array,
  products: Float64Array,
  documents: number,
): number {
  if (documents < 2) return 0;
  const width = gradient.length;
  let squares = 0;
  let total = 0;
  for (let i = 0; i < width; i++) {
    const slope = gradient[i] as number;
    if (slope === 0) continue;
    total += slope * (sums[i] as number);
    for (let j = 0; j < width; j++) squares += slope * (gradient[j] as number) * (products[width * i + j] as number);
  }
  return (documents / (documents - 1)) * (squares - total ** 2 / documents);
}
