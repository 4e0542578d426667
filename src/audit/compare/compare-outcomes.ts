import { bootstrapRatios, type RatioTerm } from "../../base/statistics/bootstrap.ts";
import { holm } from "../../base/statistics/holm.ts";
import { mcnemar } from "../../base/statistics/mcnemar.ts";
import { signFlip } from "../../base/statistics/sign-flip.ts";
import { type AuditName, isRequired, LEAK_AUDITS, NEEDED_AUDITS, type Requirement, type TestId } from "../audit-ids.ts";
import type { PairedComparison } from "../measure.ts";
import { MEASURES, measureOf } from "../measures.ts";
import { compareLimits } from "./compare-limits.ts";
import {
  type ChangeDoubt,
  type ChangedRow,
  type ChangeVerdict,
  type Comparison,
  COMPARISON_SCHEMA_VERSION,
  type NotCompared,
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
  /** Every limit must be kept, whatever the audit before said; default: a limit that the model before missed may be missed. */
  readonly absoluteLimits?: boolean;
  /** Which tests the verdict is about; default both. */
  readonly required?: Requirement;
}

/**
 * What got worse from one audit to another of the same contexts with the same masks, row by row, whatever rows there are: every row of a
 * measure that the registry compares. The chance that a row is called worse though nothing changed is at most
 * `level` over all rows together: each unit's before and after are exchangeable if nothing changed, so the test is exact McNemar
 * where units are single and their outcomes hits, an exchange of ranks for areas under ROC curves (`compareRocs`), and the sign-flip test
 * over clusters elsewhere, adjusted by Holm. Only a significant
 * increase is `worse`; where none could have been shown, or one audit asked units that the other did not, the row is `inconclusive`. So is
 * the comparison where one audit lacks a row of the other: what is left out of either never makes it better. Limits: {@link compareLimits}.
 *
 * Throws `contexts-mismatch` unless both looked at the same units in the same way with the same names.
 */
export function compareOutcomes(before: OutcomesFile, after: OutcomesFile, options: CompareOptions = {}): Comparison {
  const { level = 0.05, seed = 0, absoluteLimits = false, required = "all" } = options;
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
  const compared = new Set(tested.map((pair) => rowKey(pair.before)));
  const notCompared = findNotCompared(before, after, compared);
  const limits = compareLimits(before, after, absoluteLimits);
  const isMeasured = (audit: AuditName) => before.audits.includes(audit) || after.audits.includes(audit);
  const ofTest = (test: TestId) =>
    NEEDED_AUDITS[test].some(isMeasured) ? judgeRequired({ rows, limits, notCompared }, test) : null;
  return {
    schemaVersion: COMPARISON_SCHEMA_VERSION,
    before: { name: before.model.name, sha256: before.model.sha256 },
    after: { name: after.model.name, sha256: after.model.sha256 },
    rows,
    notCompared,
    limits,
    notMeasured: LEAK_AUDITS.filter((audit) => !isMeasured(audit)),
    level,
    seed,
    required,
    verdict: judgeRequired({ rows, limits, notCompared }, required),
    tests: { names: ofTest("names"), attacks: ofTest("attacks") },
  };
}

/** Rows that the registry compares and that were not: one of the audits lacks them, or they cannot be paired. */
function findNotCompared(
  before: OutcomesFile,
  after: OutcomesFile,
  compared: ReadonlySet<string>,
): Comparison["notCompared"] {
  const byKey = ({ rows }: OutcomesFile) => new Map(rows.map((row) => [rowKey(row), row]));
  const [earlier, now] = [byKey(before), byKey(after)];
  return [...new Map([...earlier, ...now])].flatMap(([key, row]) => {
    const comparison = comparisonOf(row);
    if (comparison === undefined || compared.has(key)) return [];
    const { measure, split, k } = row;
    const why = whyNotCompared(earlier.get(key), now.get(key));
    const isByNature = comparison.ofRewritten === true && why === "missing-before" && !before.model.isRewritten;
    return [{ measure, split, ...(k !== undefined && { k }), why, isRequired: !isByNature }];
  });
}

function whyNotCompared(before: OutcomeRow | undefined, after: OutcomeRow | undefined): NotCompared {
  if (before === undefined) return "missing-before";
  if (after === undefined) return "missing-now";
  return before.against === after.against ? "no-common-units" : "held-against-others";
}

/** How the registry compares a row; undefined if it does not, or does not know the measure, which another version may have written. */
function comparisonOf({ measure }: OutcomeRow): PairedComparison | undefined {
  return Object.hasOwn(MEASURES, measure) ? measureOf(measure).comparison : undefined;
}

/** The verdict on what is required. */
function judgeRequired(
  { rows, limits, notCompared }: Pick<Comparison, "rows" | "limits" | "notCompared">,
  required: Requirement,
): ChangeVerdict {
  const isAsked = (one: Pick<ChangedRow, "measure">) => isAskedFor(one, required);
  const own = rows.filter(isAsked);
  const isLacking = own.length === 0 || notCompared.some((one) => one.isRequired && isAsked(one));
  return overall([...own, ...limits.filter(isAsked)], isLacking);
}

/** Whether a figure is of a required test; of a measure that another version may have written it always is. */
export function isAskedFor({ measure }: Pick<ChangedRow, "measure">, required: Requirement): boolean {
  return required === "all" || !Object.hasOwn(MEASURES, measure) || isRequired(measureOf(measure).audit, required);
}

function overall(parts: readonly Pick<ChangedRow, "verdict">[], isLacking: boolean): ChangeVerdict {
  const verdicts = new Set(parts.map(({ verdict }) => verdict));
  if (verdicts.has("worse")) return "worse";
  return verdicts.has("inconclusive") || isLacking ? "inconclusive" : "not-worse";
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
  readonly added: number;
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
  const { n, clusters, rose, fell, lost, added, isBinary } = pairOutcomes(before, pair.before, after, pair.after);
  const counts = { n, clusters: clusters.length, rose, fell, lost, added, ...ratios(clusters) };
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
  const { lost, added, interval, ...figures } = change;
  const { measure, split, k } = before;
  const doubts: ChangeDoubt[] = [
    // Were every cluster worse, p would be 2^−clusters.
    ...(2 ** -change.clusters * family > level ? ["too-few" as const] : []),
    ...(lost > 0 ? ["units-lost" as const] : []),
    ...(added > 0 ? ["units-new" as const] : []),
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
