import { decodeValues, type OutcomeRow, type OutcomesFile, roundOutcomes, type UnitSet } from "./outcomes-file.ts";

/** A cluster's figures in both audits, summed over its units that both asked. */
export interface PairedCluster {
  readonly before: number;
  readonly after: number;
  readonly weight: number;
}

/** One row of two audits, unit by unit. */
export interface PairedOutcomes {
  /** Units asked in both. */
  readonly n: number;
  readonly clusters: readonly PairedCluster[];
  /** Units whose figure rose, and fell. */
  readonly rose: number;
  readonly fell: number;
  /** Units asked before and not after, or with another denominator, so not the same masks. */
  readonly lost: number;
  /** Units asked after and not before. */
  readonly added: number;
  /** Every unit is a hit or none, weighted 1. */
  readonly isBinary: boolean;
}

/** Pairs a row's units; if one side is rounded the other is too, so that equal models stay equal. Units must be the same ones. */
export function pairOutcomes(
  before: OutcomesFile,
  beforeRow: OutcomeRow,
  after: OutcomesFile,
  afterRow: OutcomeRow,
): PairedOutcomes {
  const digits = Math.min(before.digits ?? Infinity, after.digits ?? Infinity);
  const rowOf = (file: OutcomesFile, row: OutcomeRow) => {
    if (!Number.isFinite(digits)) return row;
    return roundOutcomes({ ...file, rows: [row] }, digits).rows[0] as OutcomeRow;
  };
  const { n: total, clusterSizes } = before.unitSets[beforeRow.unitSet] as UnitSet;
  const [first, second] = [unitsOf(rowOf(before, beforeRow), total), unitsOf(rowOf(after, afterRow), total)];
  const clusters: PairedCluster[] = [];
  let [n, rose, fell, lost, added, place] = [0, 0, 0, 0, 0, 0];
  let isBinary = true;
  for (const size of clusterSizes ?? Array.from({ length: total }, () => 1)) {
    const cluster = { before: 0, after: 0, weight: 0 };
    for (const end = place + size; place < end; place++) {
      const [a, b] = [first[place], second[place]];
      if (a === undefined || a.weight === 0) {
        if (b !== undefined && b.weight !== 0) added++;
        continue;
      }
      if (b?.weight !== a.weight) {
        lost++;
        continue;
      }
      n++;
      if (b.value > a.value) rose++;
      if (b.value < a.value) fell++;
      isBinary &&= a.weight === 1 && isHitOrNone(a.value) && isHitOrNone(b.value);
      cluster.before += a.value;
      cluster.after += b.value;
      cluster.weight += a.weight;
    }
    if (cluster.weight > 0) clusters.push(cluster);
  }
  return { n, clusters, rose, fell, lost, added, isBinary };
}

interface UnitOutcome {
  readonly value: number;
  readonly weight: number;
}

function unitsOf({ values, weights = 1 }: OutcomeRow, total: number): (UnitOutcome | undefined)[] {
  const denominators =
    typeof weights === "number" ? Array.from({ length: total }, () => weights) : decodeValues(weights);
  return decodeValues(values).map((value, index) => {
    const weight = denominators[index];
    return value === undefined || weight === undefined ? undefined : { value, weight };
  });
}

function isHitOrNone(value: number): boolean {
  return value === 0 || value === 1;
}
