import erfc from "@stdlib/math-base-special-erfc";
import gammaQuantile from "@stdlib/stats-base-dists-gamma-quantile";

import { placements } from "./placements.ts";
import type { Interval } from "../statistics.ts";

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
 * DeLong's test of two correlated areas under the ROC curve (DeLong, DeLong & Clarke-Pearson 1988). Units count as independent: for clustered ones use a bootstrap over clusters. All NaN with fewer than two units of a class.
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

function sampleVariance(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}
