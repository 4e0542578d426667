import erfc from "@stdlib/math-base-special-erfc";
import gammaQuantile from "@stdlib/stats-base-dists-gamma-quantile";

import type { Interval } from "./statistics.ts";

/** A unit that two tests scored. */
export interface TwiceScored {
  readonly first: number;
  readonly second: number;
  readonly isPositive: boolean;
}

/** Two areas under ROC curves of the same units, compared. */
export interface DeLong {
  readonly first: number;
  readonly second: number;
  /** second − first. */
  readonly difference: number;
  /** Of the difference, 95 % unless told otherwise; a point if it has no variance. */
  readonly interval: Interval;
  /** Two-sided, of there being no difference; 1 if the difference is 0 without variance. */
  readonly pValue: number;
}

/**
 * DeLong's test of two correlated areas under the ROC curve (DeLong, DeLong & Clarke-Pearson 1988; placement values from midranks,
 * Sun & Xu 2014). Units count as independent: for clustered ones use a bootstrap over clusters. All NaN with fewer than two units of a class.
 */
export function delong(units: readonly TwiceScored[], confidence = 0.95): DeLong {
  const positives = units.filter(({ isPositive }) => isPositive);
  const negatives = units.filter(({ isPositive }) => !isPositive);
  if (positives.length < 2 || negatives.length < 2) {
    const nan = Number.NaN;
    return { first: nan, second: nan, difference: nan, interval: { low: nan, high: nan }, pValue: nan };
  }
  const of = (key: "first" | "second") =>
    placements(
      positives.map((unit) => unit[key]),
      negatives.map((unit) => unit[key]),
    );
  const [one, two] = [of("first"), of("second")];
  const difference = two.auc - one.auc;
  const subtract = (a: readonly number[], b: readonly number[]) =>
    a.map((value, index) => value - (b[index] as number));
  const variance =
    sampleVariance(subtract(two.ofPositives, one.ofPositives)) / positives.length +
    sampleVariance(subtract(two.ofNegatives, one.ofNegatives)) / negatives.length;
  const deviation = Math.sqrt(variance);
  const half = Math.sqrt(gammaQuantile(confidence, 0.5, 0.5)) * deviation;
  const z = difference === 0 ? 0 : Math.abs(difference) / deviation;
  return {
    first: one.auc,
    second: two.auc,
    difference,
    interval: { low: difference - half, high: difference + half },
    pValue: erfc(z / Math.SQRT2),
  };
}

/** The area, and for each unit the share of the other class that it is on the right side of, ties half. */
function placements(positives: readonly number[], negatives: readonly number[]) {
  const all = midranks([...positives, ...negatives]);
  const own = { positives: midranks(positives), negatives: midranks(negatives) };
  const ofPositives = positives.map((_, i) => ((all[i] as number) - (own.positives[i] as number)) / negatives.length);
  const ofNegatives = negatives.map(
    (_, j) => 1 - ((all[positives.length + j] as number) - (own.negatives[j] as number)) / positives.length,
  );
  return { auc: ofPositives.reduce((sum, value) => sum + value, 0) / positives.length, ofPositives, ofNegatives };
}

/** Ranks from 1, lowest first; those that tie share the mean of theirs. */
function midranks(values: readonly number[]): number[] {
  const order = [...values.keys()].sort((a, b) => (values[a] as number) - (values[b] as number));
  const ranks = values.map(() => 0);
  for (let start = 0; start < order.length;) {
    let end = start + 1;
    while (end < order.length && values[order[end] as number] === values[order[start] as number]) end++;
    for (let place = start; place < end; place++) ranks[order[place] as number] = (start + 1 + end) / 2;
    start = end;
  }
  return ranks;
}

function sampleVariance(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}
