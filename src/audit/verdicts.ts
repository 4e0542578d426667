import { type ClusterSize, unitsForNoHit } from "../base/statistics/beta-binomial-bounds.ts";
import type { AuditRow, RowVerdict } from "./audit.ts";
import type { Outcomes } from "./compare/outcomes.ts";
import type { IntervalMethod } from "./measure.ts";
import { DEFAULT_K, type MeasureId, measureOf } from "./measures.ts";
import { type Note, note } from "./remarks.ts";

/** A row before it is known which model and seed it belongs to. */
export interface Measurement extends Omit<AuditRow, "seed" | "modelSha256" | "tokenizerSha256"> {
  /** Private, and no part of the row: what each unit gave, for comparing with another model. */
  readonly outcomes?: Outcomes;
}

const FROM_BAD: readonly RowVerdict[] = ["fail", "underpowered", "pass"];

/** Negative if the first verdict is worse than the second: a failure before too few units before a pass. */
export function compareVerdicts(one: Pick<AuditRow, "verdict">, other: Pick<AuditRow, "verdict">): number {
  return FROM_BAD.indexOf(one.verdict) - FROM_BAD.indexOf(other.verdict);
}

/** The part of a measurement that may be published. */
export function publicPart(measured: Measurement): Omit<Measurement, "outcomes"> {
  const { outcomes: _, ...row } = measured;
  return row;
}

/** A measurement with what the registry says of its measure filled in: audit, unit and limit; `info` unless a verdict is given. */
export function measurement(
  measure: MeasureId,
  figures: Omit<Measurement, "audit" | "measure" | "unit" | "threshold" | "verdict"> & {
    readonly verdict?: RowVerdict;
  },
): Measurement {
  const { audit, unit, limit } = measureOf(measure);
  const { verdict = "info", notes = [], ...rest } = figures;
  return requireSpread({
    audit,
    measure,
    unit,
    threshold: limit === undefined ? null : limit.value,
    verdict,
    ...rest,
    ...(notes.length > 0 && { notes }),
  });
}

/** Intervals made of how units differ. Where none does they have no width, whatever was measured. */
const FROM_SPREAD: ReadonlySet<IntervalMethod> = new Set([
  "bootstrap-documents",
  "bootstrap-documents-each",
  "bootstrap-contexts",
  "bootstrap-sentences",
  "bootstrap-people",
  "delong-documents",
]);

/**
 * Whether an interval was made of how units differ, and none did: it says nothing of other units, unless the weights alone make them alike
 * (`mayBeConstant` of the registry).
 */
export function isWithoutSpread({
  measure,
  ciMethod,
  ciLow,
  ciHigh,
}: Pick<Measurement, "measure" | "ciMethod" | "ciLow" | "ciHigh">): boolean {
  return FROM_SPREAD.has(ciMethod) && !(ciHigh > ciLow) && measureOf(measure).mayBeConstant !== true;
}

/** The row `underpowered` if it passes by an interval that {@link isWithoutSpread}: against a copy of itself every model gives one. */
function requireSpread(row: Measurement): Measurement {
  if (row.verdict !== "pass" || !isWithoutSpread(row)) return row;
  return { ...row, verdict: "underpowered", notes: [note("no-spread"), ...(row.notes ?? [])] };
}

/** A verdict on a figure, with the remarks that say why. */
export interface Judged {
  readonly verdict: RowVerdict;
  readonly notes: readonly Note[];
}

/** The ends of a figure's interval. */
export type Bounds = Pick<AuditRow, "ciLow" | "ciHigh">;

/** The verdict on a figure that must stay at or under a limit, by its interval; `open` says why it is open where the limit lies inside. */
export function judgeInterval(
  { ciLow, ciHigh }: Bounds,
  limit: number,
  open: Note = note("interval-holds-limit"),
): Judged {
  if (ciLow > limit) return { verdict: "fail", notes: [] };
  return ciHigh <= limit ? { verdict: "pass", notes: [] } : { verdict: "underpowered", notes: [open] };
}

export interface ProportionEvidence extends Bounds {
  /** Units (contexts) that could have been a hit. */
  readonly n: number;
  readonly hits: number;
  /** Patients or documents by the number of their units; units are independent without. */
  readonly clusterSizes?: readonly ClusterSize[];
}

/**
 * Verdict on a proportion that must stay at or under the limit of its measure:
 * `fail` if a hit is not allowed and there is one, or the whole interval lies above the limit; else `underpowered` if `n` units could
 * not have shown the limit even without a hit, or the interval holds the limit; else `pass`. Fewer units never turn another
 * verdict into `pass`.
 */
export function judgeProportion(
  measure: MeasureId,
  { n, hits, ciLow, ciHigh, clusterSizes = [] }: ProportionEvidence,
): Judged {
  const { limit } = measureOf(measure);
  if (limit === undefined) return { verdict: "info", notes: [] };
  if ((limit.zeroHits && hits > 0) || ciLow > limit.value) return { verdict: "fail", notes: [] };
  const needed = unitsForNoHit(limit.value, clusterSizes);
  if (n < needed) return { verdict: "underpowered", notes: [note("too-few", { n, needed, limit: limit.value })] };
  if (ciHigh <= limit.value) return { verdict: "pass", notes: [] };
  return { verdict: "underpowered", notes: [note("limit-inside", { limit: limit.value })] };
}

/** The row `underpowered` if it passes: its limit is about another number of predictions than were looked at. */
export function doubtDepth<Row extends Pick<Measurement, "verdict" | "notes" | "k">>(row: Row): Row {
  if (row.verdict !== "pass") return row;
  const doubt = note("other-depth", { k: row.k ?? 0, needed: DEFAULT_K });
  return { ...row, verdict: "underpowered", notes: [doubt, ...(row.notes ?? [])] };
}

/** A row that looked at fewer predictions than its limit is about: what stands deeper was not seen. */
export function isShallow({ k = DEFAULT_K }: Pick<Measurement, "k">): boolean {
  return k < DEFAULT_K;
}

/** {@link doubtDepth} of a row that is {@link isShallow}. */
export function requireDepth<Row extends Pick<Measurement, "verdict" | "notes" | "k">>(row: Row): Row {
  return isShallow(row) ? doubtDepth(row) : row;
}

/** The row made `invalid` by what it rests on, unless it fails anyway: what counts as a name could only be more. */
export function invalidate<Row extends Pick<Measurement, "verdict" | "notes">>(
  row: Row,
  reasons: readonly Note[],
): Row {
  const isJudged = row.verdict === "pass" || row.verdict === "underpowered" || row.verdict === "invalid";
  if (reasons.length === 0 || !isJudged) return row;
  return { ...row, verdict: "invalid", notes: [...reasons, ...(row.notes ?? [])] };
}
