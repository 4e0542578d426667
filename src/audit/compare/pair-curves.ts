import { compareRocs, type ClusteredTwice } from "../../base/statistics/compare-rocs.ts";
import type { Interval } from "../../base/statistics.ts";
import type { ChangedRow } from "./comparison.ts";
import { decodeValues, type OutcomeRow, type UnitSet } from "./outcomes-file.ts";

/** An area under a ROC curve of two audits, compared unit by unit. */
export interface PairedCurve extends Pick<
  ChangedRow,
  "n" | "clusters" | "rose" | "fell" | "before" | "after" | "difference" | "p"
> {
  /** Units asked before and not after, and after and not before. */
  readonly lost: number;
  readonly added: number;
  readonly interval: Interval;
}

/** Whether a row's figure is an area under a ROC curve. */
export function isCurve(row: OutcomeRow): boolean {
  return row.positives !== undefined;
}

/**
 * Compares the areas of a row's scores in both audits. A unit rose if its rank moved to where it speaks for what it is: up for a
 * positive, down for another. Units must be the same ones.
 */
export function pairCurve(before: OutcomeRow, after: OutcomeRow, units: UnitSet, seed: number): PairedCurve {
  const [first, second] = [decodeValues(before.values), decodeValues(after.values)];
  const positives = decodeValues(before.positives ?? "");
  const clusterOf = (units.clusterSizes ?? Array.from({ length: units.n }, () => 1)).flatMap((size, cluster) =>
    Array.from({ length: size }, () => String(cluster)),
  );
  const paired: ClusteredTwice[] = [];
  let [lost, added] = [0, 0];
  for (const [index, value] of first.entries()) {
    const other = second[index];
    if (value === undefined) {
      if (other !== undefined) added++;
      continue;
    }
    if (other === undefined) lost++;
    else
      paired.push({
        first: value,
        second: other,
        isPositive: positives[index] === 1,
        cluster: clusterOf[index] as string,
      });
  }
  const compared = compareRocs(paired, { seed });
  const [ranksBefore, ranksAfter] = [placesOf(paired, "first"), placesOf(paired, "second")];
  const moves = paired.map(
    ({ isPositive }, index) =>
      Math.sign((ranksAfter[index] as number) - (ranksBefore[index] as number)) * (isPositive ? 1 : -1),
  );
  return {
    n: paired.length,
    clusters: compared.clusters,
    rose: moves.filter((move) => move > 0).length,
    fell: moves.filter((move) => move < 0).length,
    before: compared.first,
    after: compared.second,
    difference: compared.difference,
    p: compared.p,
    interval: compared.interval,
    lost,
    added,
  };
}

/** How many units score lower. */
function placesOf(units: readonly ClusteredTwice[], key: "first" | "second"): number[] {
  const sorted = Float64Array.from(units, (unit) => unit[key]).sort();
  const places = new Map<number, number>();
  for (const [place, value] of sorted.entries()) if (!places.has(value)) places.set(value, place);
  return units.map((unit) => places.get(unit[key]) as number);
}
