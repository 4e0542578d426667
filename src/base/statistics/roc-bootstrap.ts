import { DEFAULT_RESAMPLES, type BootstrapOptions } from "./bootstrap.ts";
import { createRandom, type Random } from "../random.ts";
import { type ClusteredScore, orderByScore, rocFigures } from "./roc.ts";
import { type Interval, percentileInterval } from "../statistics.ts";

/** True positive rates with their percentile intervals; both ends NaN where nothing can be said. */
export interface RateIntervals {
  readonly rates: readonly number[];
  readonly intervals: readonly Interval[];
}

/**
 * True positive rates at limits of the false positive rate, with percentile intervals over clusters drawn with replacement, those with positive
 * units and those with none each among themselves, so that both classes keep their sizes about. Resamples without one of the classes are left
 * out. The same seed and clusters draw alike, so two scores of the same units are resampled alike. The area's interval: `clustered-area.ts`.
 */
export function bootstrapRates(
  units: readonly ClusteredScore[],
  limits: readonly number[],
  { seed, resamples = DEFAULT_RESAMPLES, confidence = 0.95 }: BootstrapOptions,
): RateIntervals {
  const order = orderByScore(units);
  const drawn: number[][] = limits.map(() => []);
  for (const weights of drawClusters(numberClusters(units), resamples, createRandom(seed, "roc bootstrap"))) {
    const { auc, truePositiveRates } = rocFigures(order, limits, weights);
    if (!Number.isFinite(auc)) continue;
    for (const [index, rate] of truePositiveRates.entries()) drawn[index]?.push(rate);
  }
  const intervals = drawn.map((values) => percentileInterval(values, confidence));
  return { rates: rocFigures(order, limits).truePositiveRates, intervals };
}

/** Clusters by number: that of each unit, and those to draw from, apart by whether a positive unit is in them. */
export interface NumberedClusters {
  readonly ofUnit: Int32Array;
  readonly groups: readonly (readonly number[])[];
  readonly count: number;
}

/** How often each unit was drawn, `resamples` times; one array, filled anew. Nothing where a group has fewer than two clusters. */
export function* drawClusters(
  { ofUnit, groups, count }: NumberedClusters,
  resamples: number,
  random: Random,
): Generator<Int32Array, void, undefined> {
  if (groups.some((group) => group.length < 2)) return;
  const drawn = new Int32Array(count);
  const weights = new Int32Array(ofUnit.length);
  for (let i = 0; i < resamples; i++) {
    drawn.fill(0);
    for (const group of groups)
      for (let j = 0; j < group.length; j++) (drawn[group[random.int(group.length)] as number] as number)++;
    for (let unit = 0; unit < weights.length; unit++) weights[unit] = drawn[ofUnit[unit] as number] as number;
    yield weights;
  }
}

/** Numbers clusters in order of first mention. */
export function numberClusters(
  units: readonly { readonly cluster: string; readonly isPositive: boolean }[],
): NumberedClusters {
  const numbers = new Map<string, number>();
  const hasPositive: boolean[] = [];
  const ofUnit = Int32Array.from(units, ({ cluster, isPositive }) => {
    let number = numbers.get(cluster);
    if (number === undefined) numbers.set(cluster, (number = numbers.size));
    hasPositive[number] = (hasPositive[number] ?? false) || isPositive;
    return number;
  });
  const all = [...hasPositive.keys()];
  const groups = [all.filter((number) => hasPositive[number]), all.filter((number) => !hasPositive[number])];
  // Where every cluster has positive units, negatives come with them.
  return { ofUnit, groups: groups.filter((group) => group.length > 0), count: all.length };
}
