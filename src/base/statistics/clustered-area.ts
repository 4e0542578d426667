import { logOddsInterval } from "./log-odds-interval.ts";
import { placements } from "./placements.ts";
import type { ClusteredScore } from "./roc.ts";
import type { Interval } from "../statistics.ts";

/** An area under a ROC curve of units that go together in clusters. */
export interface ClusteredArea {
  readonly auc: number;
  /** 95 % unless told otherwise; both ends NaN where a class has fewer than two clusters. */
  readonly interval: Interval;
  readonly standardError: number;
}

/**
 * DeLong's variance of an area under the ROC curve for clustered units (Obuchowski 1997): placement values are summed by cluster, and a
 * cluster may have units of both classes. The interval is {@link logOddsInterval}'s with the degrees of freedom that the numbers of clusters
 * leave (Satterthwaite), which holds its confidence with some ten clusters a class where percentiles of a bootstrap are too narrow. Classes that
 * are wholly apart count as many independent pairs as the smaller one has clusters.
 */
export function clusteredArea(units: readonly ClusteredScore[], confidence = 0.95): ClusteredArea {
  const positives = units.filter(({ isPositive }) => isPositive);
  const negatives = units.filter(({ isPositive }) => !isPositive);
  const scoreOf = ({ score }: ClusteredScore) => score;
  const { auc, ofPositives, ofNegatives } = placements(positives.map(scoreOf), negatives.map(scoreOf));
  const one = sumByCluster(positives, ofPositives, auc);
  const other = sumByCluster(negatives, ofNegatives, auc);
  const fewest = Math.min(one.size, other.size);
  if (fewest < 2) return { auc, interval: { low: Number.NaN, high: Number.NaN }, standardError: Number.NaN };

  const [first, second] = [variance(one, positives.length), variance(other, negatives.length)];
  const shared = (2 * covariance(one, other)) / (positives.length * negatives.length);
  const standardError = Math.sqrt(Math.max(0, first + second + shared));
  if (standardError === 0 && auc > 0 && auc < 1) return { auc, interval: { low: auc, high: auc }, standardError };
  const degrees = (first + second) ** 2 / (first ** 2 / (one.size - 1) + second ** 2 / (other.size - 1));
  return { auc, interval: logOddsInterval({ rate: auc, standardError, degrees, parts: fewest }, confidence), standardError }; // prettier-ignore
}

/** What the units of each cluster are over the area, in sum. */
function sumByCluster(units: readonly ClusteredScore[], values: readonly number[], auc: number): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [index, { cluster }] of units.entries())
    sums.set(cluster, (sums.get(cluster) ?? 0) + (values[index] as number) - auc);
  return sums;
}

function variance(sums: ReadonlyMap<string, number>, units: number): number {
  let squares = 0;
  for (const sum of sums.values()) squares += sum ** 2;
  return ((sums.size / (sums.size - 1)) * squares) / units ** 2;
}

/** Over clusters with units of both classes. */
function covariance(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const clusters = new Set([...one.keys(), ...other.keys()]).size;
  let products = 0;
  for (const [cluster, sum] of one) products += sum * (other.get(cluster) ?? 0);
  return (clusters / (clusters - 1)) * products;
}
