import { bootstrapRatios, type RatioTerm } from "../../base/bootstrap.ts";
import { holm } from "../../base/holm.ts";
import { mcnemar } from "../../base/mcnemar.ts";
import { signFlip } from "../../base/sign-flip.ts";
import type { PairedComparison } from "../measure.ts";
import { MEASURES, measureOf } from "../measures.ts";
import {
  type ChangeDoubt,
  type ChangedRow,
  type ChangeVerdict,
  type Comparison,
  COMPARISON_SCHEMA_VERSION,
} from "./comparison.ts";
import { type OutcomeRow, type OutcomesFile, rowKey, type UnitSet } from "./outcomes-file.ts";
import type { Interval } from "../../base/statistics.ts";
import { isCurve, pairCurve } from "./pair-curves.ts";
import { type PairedCluster, pairOutcomes } from "./pair-outcomes.ts";
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
 * where units are single and their outcomes hits, an exchange of ranks for areas under ROC curves (`compareRocs`), and the sign-flip test
 * over clusters elsewhere, adjusted by Holm. Only a significant
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
    if (other === undefined || comparison === undefined || row.against !== other.against) return [];
    return [{ before: row, after: other, comparison }];
  });
  const changes = pairs.filter((pair) => !isCurve(pair.before)).map((pair) => changeOf(pair, before, after, seed));
  const intervals = bootstrapRatios(
    changes.map(({ clusters }) => differences(clusters)),
    { seed },
  );
  const curves = pairs
    .filter((pair) => isCurve(pair.before))
    .map((pair): Tested => {
      const units = before.unitSets[pair.before.unitSet] as UnitSet;
      return { ...pair, change: { ...pairCurve(pair.before, pair.after, units, seed), test: "exchanged-ranks" } };
    });
  const tested = [
    ...changes.map(({ change, ...pair }, index): Tested => ({
      ...pair,
      change: { ...change, interval: intervals[index] as Interval },
    })),
    ...curves,
  ].filter(({ change }) => change.n > 0);
  const adjusted = holm(tested.map(({ change }) => change.p));
  const rows = tested.map((one, index) =>
    judge(one, { pAdjusted: adjusted[index] as number, level, family: tested.length }),
  );
  const isCompared = new Set(tested.map((pair) => rowKey(pair.before)));
  const missing = (from: OutcomesFile, why: "missing-now" | "missing-before") =>
    from.rows.flatMap((row) => {
      const comparison = comparisonOf(row);
      if (comparison === undefined || isCompared.has(rowKey(row))) return [];
      const { measure, split, k } = row;
      const isRequired = why === "missing-now" && comparison.isRequired === true;
      const other = after.rows.find((one) => rowKey(one) === rowKey(row));
      const isOther = why === "missing-now" && other !== undefined && other.against !== row.against;
      return [
        {
          measure,
          split,
          ...(k !== undefined && { k }),
          why: isOther ? ("held-against-others" as const) : why,
          isRequired,
        },
      ];
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
}

/** What changed in a row, and how likely it is by chance: one-sided, of an increase over the tolerance. */
interface Change extends Pick<
  ChangedRow,
  "n" | "clusters" | "rose" | "fell" | "before" | "after" | "difference" | "p" | "test"
> {
  readonly lost: number;
}

interface Tested extends Pair {
  readonly change: Change & { readonly interval: Interval };
}

/** The change of a proportion, a mean or a ratio. */
function changeOf(
  pair: Pair,
  before: OutcomesFile,
  after: OutcomesFile,
  seed: number,
): Pair & { readonly change: Change; readonly clusters: readonly PairedCluster[] } {
  const { tolerance = 0 } = pair.comparison;
  const { n, clusters, rose, fell, lost, isBinary } = pairOutcomes(before, pair.before, after, pair.after);
  const counts = { n, clusters: clusters.length, rose, fell, lost, ...ratios(clusters) };
  if (isBinary && tolerance === 0 && clusters.length === n)
    return { ...pair, clusters, change: { ...counts, p: mcnemar(rose, fell).pWorse, test: "mcnemar" } };
  const { p, isExact } = signFlip(
    clusters.map((cluster) => cluster.after - (1 + tolerance) * cluster.before),
    seed,
  );
  return { ...pair, clusters, change: { ...counts, p, test: isExact ? "sign-flip" : "sign-flip-drawn" } };
}

function judge(
  { before, after, comparison, change }: Tested,
  { pAdjusted, level, family }: { readonly pAdjusted: number; readonly level: number; readonly family: number },
): ChangedRow {
  const { lost, interval, ...figures } = change;
  const { measure, split, k } = before;
  const doubts: ChangeDoubt[] = [
    // Were every cluster worse, p would be 2^−clusters.
    ...(2 ** -change.clusters * family > level ? ["too-few" as const] : []),
    ...(lost > 0 ? ["units-lost" as const] : []),
    ...(after.verdict === "invalid" && before.verdict !== "invalid" && before.verdict !== "fail"
      ? ["now-invalid" as const]
      : []),
  ];
  return {
    measure,
    split,
    unit: measureOf(measure).unit,
    ...(k !== undefined && { k }),
    ...figures,
    ciLow: Number.isFinite(interval.low) ? interval.low : figures.difference,
    ciHigh: Number.isFinite(interval.high) ? interval.high : figures.difference,
    ...(comparison.tolerance !== undefined && { tolerance: comparison.tolerance }),
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
