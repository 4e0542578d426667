import { bootstrapRatios, type RatioTerm } from "../../base/bootstrap.ts";
import { holm } from "../../base/holm.ts";
import { mcnemar } from "../../base/mcnemar.ts";
import { signFlip } from "../../base/sign-flip.ts";
import { MEASURES, measureOf, type PairedComparison } from "../measures.ts";
import {
  type ChangeDoubt,
  type ChangedRow,
  type ChangeVerdict,
  type Comparison,
  COMPARISON_SCHEMA_VERSION,
} from "./comparison.ts";
import { type OutcomeRow, type OutcomesFile, rowKey } from "./outcomes-file.ts";
import type { Interval } from "../../base/statistics.ts";
import { type PairedCluster, pairOutcomes, type PairedOutcomes } from "./pair-outcomes.ts";
import { requireSameBasis } from "./same-basis.ts";

export interface CompareOptions {
  /** Chance of any false alarm over all rows; default 0.05. */
  readonly level?: number;
  /** What resampling depends on; default 0. */
  readonly seed?: number;
}

/**
 * What got worse from one audit to another of the same contexts with the same masks, row by row, whatever rows there are: every row of a
 * measure that the registry compares and that both have. The chance that a row is called worse though nothing changed is at most
 * `level` over all rows together: each unit's before and after are exchangeable if nothing changed, so the test is exact McNemar
 * where units are single and their outcomes hits, and the sign-flip test over clusters elsewhere, adjusted by Holm. Only a significant
 * increase is `worse`; where none could have been shown, or less was asked than before, the row is `inconclusive`.
 *
 * Throws `contexts-mismatch` unless both looked at the same units in the same way with the same names.
 */
export function compareOutcomes(before: OutcomesFile, after: OutcomesFile, options: CompareOptions = {}): Comparison {
  const { level = 0.05, seed = 0 } = options;
  requireSameBasis(before, after);
  const pairs = before.rows.flatMap((row) => {
    const other = after.rows.find((one) => rowKey(one) === rowKey(row));
    const comparison = comparisonOf(row);
    if (other === undefined || comparison === undefined) return [];
    return [{ before: row, after: other, comparison, paired: pairOutcomes(before, row, after, other) }];
  });
  const tested = pairs.filter(({ paired }) => paired.n > 0).map((pair) => ({ ...pair, ...testPair(pair, seed) }));
  const adjusted = holm(tested.map(({ p }) => p));
  const intervals = bootstrapRatios(
    tested.map(({ paired }) => differences(paired.clusters)),
    { seed },
  );
  const rows = tested.map((pair, index) => {
    const [pAdjusted, interval] = [adjusted[index] as number, intervals[index] as Interval];
    return judge(pair, { pAdjusted, interval, level, family: tested.length });
  });
  const isCompared = new Set(tested.map((pair) => rowKey(pair.before)));
  const missing = (from: OutcomesFile, why: "missing-now" | "missing-before") =>
    from.rows.flatMap((row) => {
      const comparison = comparisonOf(row);
      if (comparison === undefined || isCompared.has(rowKey(row))) return [];
      const { measure, split, k } = row;
      const isRequired = why === "missing-now" && comparison.isRequired === true;
      return [{ measure, split, ...(k !== undefined && { k }), why, isRequired }];
    });
  const known = new Set(before.rows.map(rowKey));
  const notCompared = [
    ...missing(before, "missing-now"),
    ...missing(after, "missing-before").filter((row) => !known.has(rowKey(row))),
  ];
  return {
    schemaVersion: COMPARISON_SCHEMA_VERSION,
    before: { name: before.model.name, sha256: before.model.sha256 },
    after: { name: after.model.name, sha256: after.model.sha256 },
    rows,
    notCompared,
    level,
    seed,
    verdict: overall(
      rows,
      notCompared.some(({ isRequired }) => isRequired),
    ),
  };
}

/** How the registry compares a row; undefined if it does not, or does not know the measure, which another version may have written. */
function comparisonOf({ measure }: OutcomeRow): PairedComparison | undefined {
  return Object.hasOwn(MEASURES, measure) ? measureOf(measure).comparison : undefined;
}

function overall(rows: readonly ChangedRow[], lacksRequired: boolean): ChangeVerdict {
  const verdicts = new Set(rows.map(({ verdict }) => verdict));
  if (verdicts.has("worse")) return "worse";
  return verdicts.has("inconclusive") || lacksRequired || rows.length === 0 ? "inconclusive" : "not-worse";
}

interface Pair {
  readonly before: OutcomeRow;
  readonly after: OutcomeRow;
  readonly comparison: PairedComparison;
  readonly paired: PairedOutcomes;
}

/** The p value of an increase over the tolerance, one-sided. */
function testPair({ comparison, paired }: Pair, seed: number): Pick<ChangedRow, "p" | "test"> {
  const { tolerance = 0 } = comparison;
  const { clusters, rose, fell } = paired;
  if (paired.isBinary && tolerance === 0 && clusters.length === paired.n)
    return { p: mcnemar(rose, fell).pWorse, test: "mcnemar" };
  const { p, isExact } = signFlip(
    clusters.map(({ before, after }) => after - (1 + tolerance) * before),
    seed,
  );
  return { p, test: isExact ? "sign-flip" : "sign-flip-drawn" };
}

function judge(
  { before, after, comparison, paired, p, test }: Pair & Pick<ChangedRow, "p" | "test">,
  {
    pAdjusted,
    interval,
    level,
    family,
  }: { readonly pAdjusted: number; readonly interval: Interval; readonly level: number; readonly family: number },
): ChangedRow {
  const { n, clusters, rose, fell, lost } = paired;
  const { measure, split, k } = before;
  const doubts: ChangeDoubt[] = [
    // Were every cluster worse, p would be 2^−clusters.
    ...(2 ** -clusters.length * family > level ? ["too-few" as const] : []),
    ...(lost > 0 ? ["units-lost" as const] : []),
    ...(after.verdict === "invalid" && before.verdict !== "invalid" && before.verdict !== "fail"
      ? ["now-invalid" as const]
      : []),
  ];
  const figures = ratios(clusters);
  const { low, high } = interval;
  return {
    measure,
    split,
    unit: measureOf(measure).unit,
    ...(k !== undefined && { k }),
    n,
    clusters: clusters.length,
    rose,
    fell,
    ...figures,
    ciLow: Number.isFinite(low) ? low : figures.difference,
    ciHigh: Number.isFinite(high) ? high : figures.difference,
    ...(comparison.tolerance !== undefined && { tolerance: comparison.tolerance }),
    test,
    p,
    pAdjusted,
    verdict: pAdjusted <= level ? "worse" : doubts.length > 0 ? "inconclusive" : "not-worse",
    doubts,
    audited: { before: before.verdict, after: after.verdict },
  };
}

/** The terms of after − before over the weights. */
function differences(clusters: readonly PairedCluster[]): RatioTerm[] {
  return clusters.map(({ before, after, weight }) => ({ numerator: after - before, denominator: weight }));
}

function ratios(clusters: readonly PairedCluster[]): Pick<ChangedRow, "before" | "after" | "difference"> {
  let [before, after, weight] = [0, 0, 0];
  for (const cluster of clusters) {
    before += cluster.before;
    after += cluster.after;
    weight += cluster.weight;
  }
  return { before: before / weight, after: after / weight, difference: (after - before) / weight };
}
