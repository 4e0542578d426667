import { type BootstrapOptions, DEFAULT_RESAMPLES } from "./bootstrap.ts";
import type { TwiceScored } from "./delong.ts";
import { midranks } from "./placements.ts";
import { createRandom } from "../random.ts";
import { orderByScore, rocFigures } from "./roc.ts";
import { drawClusters, numberClusters } from "./roc-bootstrap.ts";
import { type Interval, percentileInterval } from "../statistics.ts";

/** A unit that two tests scored, with the cluster (patient, document) that it is drawn and exchanged with. */
export interface ClusteredTwice extends TwiceScored {
  readonly cluster: string;
}

/** Two areas under ROC curves of the same units, which go together in clusters. */
export interface ComparedRocs {
  readonly first: number;
  readonly second: number;
  /** second − first. */
  readonly difference: number;
  /** Of the difference: percentile bootstrap over clusters, both tests on the same draws. Both ends NaN where nothing can be said. */
  readonly interval: Interval;
  /** One-sided, of the second being no larger. */
  readonly p: number;
  readonly clusters: number;
}

const EXCHANGES = 4999;

/**
 * Compares two areas under ROC curves of the same clustered units. The test exchanges the ranks that a cluster's units have by the two tests, of each
 * cluster or not at random (Venkatraman & Begg 1996, of whole clusters); p = (1 + exchanges as large) / (1 + exchanges). All NaN but p = 1
 * if a class is empty.
 */
export function compareRocs(
  units: readonly ClusteredTwice[],
  { seed, resamples = DEFAULT_RESAMPLES, confidence = 0.95 }: BootstrapOptions,
): ComparedRocs {
  const isPositive = Uint8Array.from(units, (unit) => (unit.isPositive ? 1 : 0));
  const { ofUnit, groups, count } = numberClusters(units);
  const area = createAreas(isPositive);
  const ranks = [wholeRanks(units.map(({ first }) => first)), wholeRanks(units.map(({ second }) => second))] as const;
  const [first, second] = [area(ranks[0]), area(ranks[1])];
  const difference = second - first;
  if (!Number.isFinite(difference))
    return { first, second, difference, interval: { low: Number.NaN, high: Number.NaN }, p: 1, clusters: count };

  const random = createRandom(seed, "exchanged ranks");
  const [one, other] = [new Int32Array(units.length), new Int32Array(units.length)];
  const isExchanged = new Uint8Array(count);
  let asLarge = 0;
  for (let draw = 0; draw < EXCHANGES; draw++) {
    for (let cluster = 0; cluster < count; cluster++) isExchanged[cluster] = random.chance(0.5) ? 1 : 0;
    for (let unit = 0; unit < units.length; unit++) {
      const exchanged = isExchanged[ofUnit[unit] as number] as 0 | 1;
      one[unit] = ranks[exchanged][unit] as number;
      other[unit] = ranks[(1 - exchanged) as 0 | 1][unit] as number;
    }
    if (area(other) - area(one) >= difference - ROUNDING) asLarge++;
  }

  const orders = [orderByScore(scoredBy(units, "first")), orderByScore(scoredBy(units, "second"))] as const;
  const differences: number[] = [];
  for (const weights of drawClusters({ ofUnit, groups, count }, resamples, createRandom(seed, "compared rocs"))) {
    const drawn = rocFigures(orders[1], [], weights).auc - rocFigures(orders[0], [], weights).auc;
    if (Number.isFinite(drawn)) differences.push(drawn);
  }
  const interval = percentileInterval(differences, confidence);
  return { first, second, difference, interval, p: (1 + asLarge) / (1 + EXCHANGES), clusters: count };
}

/** Differences that rounding alone makes. */
const ROUNDING = 1e-12;

function scoredBy(units: readonly TwiceScored[], key: "first" | "second") {
  return units.map(({ isPositive, ...unit }) => ({ isPositive, score: unit[key] }));
}

/** Twice the midrank of each value, from 2: whole numbers, on one scale whatever the ties. */
function wholeRanks(values: readonly number[]): Int32Array {
  return Int32Array.from(midranks(values), (rank) => 2 * rank);
}

/** Gives the area under the ROC curve for ranks up to twice the units, ties half; NaN if a class is empty. */
function createAreas(isPositive: Uint8Array): (ranks: Int32Array) => number {
  const positives = new Int32Array(2 * isPositive.length + 2);
  const negatives = new Int32Array(2 * isPositive.length + 2);
  const count = isPositive.reduce((sum, one) => sum + one, 0);
  return (ranks) => {
    positives.fill(0);
    negatives.fill(0);
    for (let unit = 0; unit < ranks.length; unit++) {
      const counts = isPositive[unit] === 1 ? positives : negatives;
      (counts[ranks[unit] as number] as number)++;
    }
    let [above, below] = [0, 0];
    for (let rank = 0; rank < positives.length; rank++) {
      const tied = negatives[rank] as number;
      above += (positives[rank] as number) * (below + tied / 2);
      below += tied;
    }
    return above / (count * (ranks.length - count));
  };
}
